import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { RouteRecord } from 'vite-react-ssg'
import { routes } from '../../../src/routes.tsx'

/** All routes of a table that name a page's file (`entry`), also those within other routes. */
const pagesIn = (table: readonly RouteRecord[]): readonly RouteRecord[] =>
  table.flatMap((route) => [...(route.entry ? [route] : []), ...pagesIn(route.children ?? [])])

type PageFile = { readonly Component?: unknown }

/** Whether a page's file exports its component. A speaker's page has a file that exports a function instead. */
const hasComponent = ({ entry }: RouteRecord) => entry !== 'src/pages/Speakers/Speaker.tsx'
const pagesWithComponent = pagesIn(routes).filter(hasComponent)

// The next test would prove little if the table had text pages alone.
it('the table has more pages than the text pages', () => {
  expect(pagesWithComponent.length).toBeGreaterThan(readdirSync('tests/evento/pages').length)
})

it.each(pagesWithComponent)(
  '`lazy` of $path loads the file that `entry` names',
  async ({ entry, lazy }) => {
    // Vite resolves this path from the repository's root.
    const named = (await import(/* @vite-ignore */ `/${entry}`)) as PageFile
    const load = lazy as unknown as () => Promise<PageFile>
    const loaded = await load()
    expect(named.Component).toBeDefined()
    expect(loaded.Component).toBe(named.Component)
  },
)
