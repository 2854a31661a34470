// The app's navigations: which page they show, and when the browser loads it instead.
import { expect, it, vi } from 'vitest'
import * as outdatedTab from '../../../../../src/app/engine/outdatedTab.ts'
import { createPages } from '../../../../../src/app/engine/pages.ts'
import { createVisits } from '../../../../../src/app/engine/visits.ts'

type Page = { readonly Component: () => null }

/** Longer than one frame of a screen (17 ms at 60 Hz), in milliseconds. */
const frameMs = 20

const page: Page = { Component: () => null }
const loadAtOnce = async () => page

/** A load of a page that lasts until the test finishes it. */
function slowLoad() {
  let resolveLoad: (loaded: Page) => void
  const loading = new Promise<Page>((resolve) => {
    resolveLoad = resolve
  })
  return { load: () => loading, finish: () => resolveLoad(page) }
}

/** Begins visits to these pages at `/`. @returns the visits, and the addresses that they have shown so far */
function visitsOf(pages: Readonly<Record<string, () => Promise<Page>>>) {
  window.history.replaceState(null, '', '/')
  const routes = Object.entries(pages).map(([path, lazy]) => ({ path, lazy }))
  const visits = createVisits(createPages([{ path: '/' }, ...routes]))
  visits.begin()
  const shown: string[] = []
  visits.subscribe(() => {
    const { pathname, hash } = visits.shown().location
    shown.push(pathname + hash)
  })
  return { visits, shown }
}

/** Replaces page loads, which jsdom lacks. @returns the function that gets their addresses */
function mockPageLoads() {
  const assign = vi.fn<(url: string) => void>()
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign } as never)
  return assign
}

it('of two clicks the later one counts, and the earlier one leaves no entry in the history', async () => {
  const slow = slowLoad()
  const { visits, shown } = visitsOf({ '/programa': slow.load, '/faq': loadAtOnce })
  const lengthBefore = window.history.length
  const firstVisit = visits.push('/programa')
  await visits.push('/faq')
  slow.finish()
  await firstVisit
  expect(shown).toEqual(['/faq'])
  expect(window.history.length).toBe(lengthBefore + 1)
})

it('the browser paints the pressed link first, even if the next page is there at once', async () => {
  vi.useFakeTimers()
  const { visits, shown } = visitsOf({ '/faq': loadAtOnce })
  const visit = visits.push('/faq')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(frameMs)
  await visit
  expect(shown).toEqual(['/faq'])
})

/** Visits a page whose script arrives late. @returns what finishes the load and waits for the visit */
function visitSlowPage() {
  const slow = slowLoad()
  const { visits, shown } = visitsOf({ '/programa': slow.load })
  const visit = visits.push('/programa')
  async function finish() {
    slow.finish()
    await vi.advanceTimersByTimeAsync(frameMs)
    await visit
  }
  return { shown, finish }
}

it('a page that arrives after the visitor has left is not shown', async () => {
  vi.useFakeTimers()
  const loadPage = mockPageLoads()
  const { shown, finish } = visitSlowPage()
  window.dispatchEvent(new Event('pagehide'))
  await finish()
  expect(shown).toEqual([])
  expect(loadPage).not.toHaveBeenCalled()
})

it('a page that takes four seconds is loaded by the browser, and not shown by the app', async () => {
  vi.useFakeTimers()
  const loadPage = mockPageLoads()
  const { shown, finish } = visitSlowPage()
  vi.advanceTimersByTime(4000)
  await finish()
  expect(shown).toEqual([])
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/programa')
})

// A tab is outdated once the site has been published again. Before a visit to another page, the app renews that page in the
// browser's cache by a request (`renewInCache`). Then the browser loads it.
it('in an outdated tab a link within the page requests nothing', async () => {
  const { visits, shown } = visitsOf({ '/faq': loadAtOnce })
  vi.spyOn(outdatedTab, 'isTabOutdated').mockReturnValue(true)
  const request = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', request)
  await visits.push('/#ediciones')
  expect(shown).toEqual(['/#ediciones'])
  expect(request).not.toHaveBeenCalled()
})

it('in an outdated tab the app requests the next page, and the browser loads it even if the host does not answer', async () => {
  const { visits } = visitsOf({ '/faq': loadAtOnce })
  vi.spyOn(outdatedTab, 'isTabOutdated').mockReturnValue(true)
  const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'))
  vi.stubGlobal('fetch', request)
  const loadPage = mockPageLoads()
  await visits.push('/faq')
  expect(request).toHaveBeenCalledOnce()
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/faq')
})
