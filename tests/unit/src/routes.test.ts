import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { RouteRecord } from 'vite-react-ssg'
import { routes } from '../../../src/routes.tsx'

/** All routes of a table that name a file (`entry`). */
const pagesIn = (table: readonly RouteRecord[]): readonly RouteRecord[] =>
  table.flatMap((route) => [...(route.entry ? [route] : []), ...pagesIn(route.children ?? [])])

type PageFile = { readonly Component?: unknown }

const pages = pagesIn(routes)

it('the table has more pages than those of text', () => {
  expect(pages.length).toBeGreaterThan(readdirSync('tests/evento/pages').length)
})

it.each(pages)('`lazy` of $path loads the file that `entry` names', async ({ entry, lazy }) => {
  const named = (await import(/* @vite-ignore */ `/${entry}`)) as PageFile
  const load = lazy as unknown as () => Promise<PageFile>
  const loaded = await load()
  // A speaker's page is made by a function of its file, which exports no component.
  expect(loaded.Component).toEqual(named.Component ?? expect.any(Function))
})
