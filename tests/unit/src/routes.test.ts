import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { RouteRecord } from 'vite-react-ssg'
import { routes } from '../../../src/routes.tsx'

/** All routes of a table that name a file (`entry`). */
const pagesIn = (table: readonly RouteRecord[]): readonly RouteRecord[] =>
  table.flatMap((route) => [...(route.entry ? [route] : []), ...pagesIn(route.children ?? [])])

type PageFile = { readonly Component?: unknown }

const pages = pagesIn(routes)

/** The file of speakers' pages exports no component. It exports a function that makes one for each speaker. */
const isOfSpeaker = ({ entry }: RouteRecord) => entry === 'src/pages/Speakers/Speaker.tsx'
const otherPages = pages.filter((route) => !isOfSpeaker(route))

// Otherwise the test below would test text pages alone.
it('the table has other pages than text pages', () => {
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
