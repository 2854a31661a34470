import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { RouteRecord } from 'vite-react-ssg'
import { routes } from '../../../src/routes.tsx'

/** All routes of a table that have a file. */
const pagesIn = (table: readonly RouteRecord[]): readonly RouteRecord[] =>
  table.flatMap((route) => [...(route.entry ? [route] : []), ...pagesIn(route.children ?? [])])

/** The component that a route loads. */
const componentOf = async (load: unknown) =>
  ((await (load as () => Promise<{ Component?: unknown }>)()) ?? {}).Component

it('the file that a route names for the build is the one that it loads', async () => {
  const pages = pagesIn(routes)
  expect(pages.length).toBeGreaterThan(readdirSync('tests/evento/pages').length)
  for (const { path, entry = '', lazy } of pages) {
    const file = (await import(/* @vite-ignore */ `/${entry}`)) as { Component?: unknown }
    // Speakers share a file, which exports no component, but a function that makes one for each of them.
    if (!file.Component) continue
    expect([path, await componentOf(lazy)]).toEqual([path, file.Component])
  }
})
