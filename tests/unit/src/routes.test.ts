import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { RouteRecord } from 'vite-react-ssg'
import { routes } from '../../../src/routes.tsx'

/** All routes of a table that name a page's file (`entry`), also those within other routes. */
const pagesIn = (table: readonly RouteRecord[]): readonly RouteRecord[] =>
  table.flatMap((route) => [...(route.entry ? [route] : []), ...pagesIn(route.children ?? [])])

type PageFile = { readonly Component?: unknown }

const pages = pagesIn(routes)

/** The route of a speaker's page. Its file exports no component, but a function that makes a component for each speaker. */
const isSpeakerRoute = ({ entry }: RouteRecord) => entry === 'src/pages/Speakers/Speaker.tsx'
const otherPages = pages.filter((route) => !isSpeakerRoute(route))

// Without other pages the next test would test text pages only.
it('the table has more pages than the text pages', () => {
  expect(pages.length).toBeGreaterThan(readdirSync('tests/evento/pages').length)
})

it.each(otherPages)(
  '`lazy` of $path loads the file that `entry` names',
  async ({ entry, lazy }) => {
    const named = (await import(/* @vite-ignore */ `/${entry}`)) as PageFile
    const load = lazy as unknown as () => Promise<PageFile>
    const loaded = await load()
    expect(named.Component).toBeDefined()
    expect(loaded.Component).toBe(named.Component)
  },
)
