import { afterEach, expect, it, vi } from 'vitest'
import type { RouteObject } from 'react-router-dom'
import { prefetchPages } from '../../../src/site/prefetchPages.ts'

afterEach(() => document.body.replaceChildren())

const pointAt = (place: string) =>
  document.querySelector(place)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

it('who points at a link to a page fetches its chunk, at a file or another site nothing', () => {
  const page = vi.fn<() => Promise<object>>(async () => ({}))
  const notFound = vi.fn<() => Promise<object>>(async () => ({}))
  const routes = [
    { path: '/faq', lazy: page },
    { path: '*', lazy: notFound },
  ] as RouteObject[]
  prefetchPages(routes, '/')
  document.body.innerHTML =
    '<a href="/programa.pdf">PDF</a><a href="https://a.example/faq">A</a><a href="/faq"><b>FAQ</b></a>'
  pointAt('a')
  pointAt('a + a')
  expect(page).not.toHaveBeenCalled()
  expect(notFound).not.toHaveBeenCalled()

  pointAt('b')
  expect(page).toHaveBeenCalledOnce()
})
