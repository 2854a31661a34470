import { act, render } from '@testing-library/react'
import { Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { BelowFold } from '../../../src/components/BelowFold/BelowFold.tsx'
import { afterFrame } from '../../../src/browser/afterFrame.ts'

const page = (
  <>
    <h1>Cartel</h1>
    <BelowFold>
      <p>Lo demás</p>
    </BelowFold>
  </>
)

/** Opens a site at a page, and records what the document held after each change by React. */
function openAt(entry: string) {
  const held = new Set<string | null>()
  const router = createMemoryRouter(
    [
      { path: '/otra', element: <h1>Otra</h1> },
      { path: '/', element: page },
    ],
    { initialEntries: [entry] },
  )
  const site = (
    <Profiler id="site" onRender={() => held.add(document.body.textContent)}>
      <RouterProvider router={router} />
    </Profiler>
  )
  return { router, site, held }
}

const below = ['CartelLo demás']

it('comes with a page that is loaded, on the server and in the browser', () => {
  const { site, held } = openAt('/')
  expect(renderToString(site)).toContain('Lo demás')
  render(site)
  expect([...held]).toEqual(below)
})

it.each<[string, string, readonly string[], readonly string[]]>([
  ['after what is above it if a link leads to the page', '/otra', ['/'], ['Cartel', ...below]],
  ['at once if a link leads into the page', '/otra', ['/#abajo'], below],
  ['at once if the visitor goes back', '/', ['/otra', 'back'], below],
])('comes %s', async (_, entry, ways, shown) => {
  const { router, site, held } = openAt(entry)
  render(site)
  held.clear()
  for (const way of ways) {
    await act(() => (way === 'back' ? router.navigate(-1) : router.navigate(way)))
  }
  await act(() => new Promise<void>((resolve) => afterFrame(resolve)))
  expect([...held].filter((text) => text !== 'Otra')).toEqual(shown)
})
