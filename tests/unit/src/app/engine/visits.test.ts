// The app's navigations: which page they show, and when the browser loads it instead.
import { expect, it, vi } from 'vitest'
import * as outdatedTab from '../../../../../src/app/engine/outdatedTab.ts'
import { createPages } from '../../../../../src/app/engine/pages.ts'
import { createVisits } from '../../../../../src/app/engine/visits.ts'

type Page = { readonly Component: () => null }

/** Longer than one frame of a screen (17 ms at 60 Hz), in milliseconds. */
const frameMs = 20

const page: Page = { Component: () => null }

/** A load of a page whose script is there already. */
const loadAtOnce = async () => page

/** A load of a page that lasts until the test finishes it. */
function slowLoad() {
  let resolveLoad: (loaded: Page) => void
  const loading = new Promise<Page>((resolve) => {
    resolveLoad = resolve
  })
  return { load: () => loading, finish: () => resolveLoad(page) }
}

/**
 * Begins visits at `/`.
 * @param pages other pages that can be visited: the load of each page, by its path
 * @returns the visits, and the list to which they add each address that they show
 */
function beginVisits(pages: Readonly<Record<string, () => Promise<Page>>>) {
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

/** Replaces page loads, which jsdom lacks. @returns the function that is called in place of a load, with its address */
function mockPageLoads() {
  const assign = vi.fn<(url: string) => void>()
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign } as never)
  return assign
}

it('of two clicks on links only the later one shows its page and adds an entry to the history', async () => {
  const slow = slowLoad()
  const { visits, shown } = beginVisits({ '/programa': slow.load, '/faq': loadAtOnce })
  const lengthBefore = window.history.length
  const firstVisit = visits.push('/programa')
  await visits.push('/faq')
  slow.finish()
  await firstVisit
  expect(shown).toEqual(['/faq'])
  expect(window.history.length).toBe(lengthBefore + 1)
})

it('the app waits for a frame, in which the browser paints the pressed link, before it shows the next page', async () => {
  vi.useFakeTimers()
  const { visits, shown } = beginVisits({ '/faq': loadAtOnce })
  const visit = visits.push('/faq')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(frameMs)
  await visit
  expect(shown).toEqual(['/faq'])
})

/**
 * Visits a page whose script arrives late.
 * @returns the addresses that were shown, and a function that finishes the load and waits for the end of the visit
 */
function visitSlowPage() {
  const slow = slowLoad()
  const { visits, shown } = beginVisits({ '/programa': slow.load })
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
  const loadInBrowser = mockPageLoads()
  const { shown, finish } = visitSlowPage()
  window.dispatchEvent(new Event('pagehide'))
  await finish()
  expect(shown).toEqual([])
  expect(loadInBrowser).not.toHaveBeenCalled()
})

it('a page that takes four seconds is loaded by the browser, and not shown by the app', async () => {
  vi.useFakeTimers()
  const loadInBrowser = mockPageLoads()
  const { shown, finish } = visitSlowPage()
  vi.advanceTimersByTime(4000)
  await finish()
  expect(shown).toEqual([])
  expect(loadInBrowser).toHaveBeenCalledExactlyOnceWith('/programa')
})

// A tab is outdated once the site has been published again. Then a visit to another page takes two steps: the app requests the
// page, which renews it in the browser's cache (`renewInCache`), and the browser loads it.
it('in an outdated tab a link within the page requests nothing', async () => {
  const { visits, shown } = beginVisits({ '/faq': loadAtOnce })
  vi.spyOn(outdatedTab, 'isTabOutdated').mockReturnValue(true)
  const request = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', request)
  await visits.push('/#ediciones')
  expect(shown).toEqual(['/#ediciones'])
  expect(request).not.toHaveBeenCalled()
})

it('in an outdated tab the app requests the next page, and the browser loads it even if the host does not answer', async () => {
  const { visits } = beginVisits({ '/faq': loadAtOnce })
  vi.spyOn(outdatedTab, 'isTabOutdated').mockReturnValue(true)
  const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'))
  vi.stubGlobal('fetch', request)
  const loadInBrowser = mockPageLoads()
  await visits.push('/faq')
  expect(request).toHaveBeenCalledOnce()
  expect(loadInBrowser).toHaveBeenCalledExactlyOnceWith('/faq')
})
