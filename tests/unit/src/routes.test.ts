import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { RouteRecord } from 'vite-react-ssg'
import { routes } from '../../../src/routes.tsx'

/** All routes of a table, including routes within other routes. */
const allRoutesIn = (table: readonly RouteRecord[]): readonly RouteRecord[] =>
  table.flatMap((route) => [route, ...allRoutesIn(route.children ?? [])])

type PageFile = { readonly Component?: unknown }

/** Whether the file of a page (`entry`) exports a component. The file of the speakers' pages exports a function instead. */
const exportsComponent = ({ entry }: RouteRecord) => entry !== 'src/pages/Speakers/Speaker.tsx'

const pages = allRoutesIn(routes).filter(({ entry }) => entry)
const pagesWithComponent = pages.filter(exportsComponent)

// The next test would prove little if the table had only text pages.
it('the table has more pages than text pages', () => {
  const textPages = readdirSync('tests/evento/pages')
  expect(pagesWithComponent.length).toBeGreaterThan(textPages.length)
})

it.each(pagesWithComponent)(
  '`lazy` of $path loads the file that `entry` names',
  async ({ entry, lazy }) => {
    // Vite resolves this path from the repository's root.
    const entryFile = (await import(/* @vite-ignore */ `/${entry}`)) as PageFile
    const load = lazy as unknown as () => Promise<PageFile>
    const loadedFile = await load()
    expect(entryFile.Component).toBeDefined()
    expect(loadedFile.Component).toBe(entryFile.Component)
  },
)
