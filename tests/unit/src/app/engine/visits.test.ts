// Visits are the app's navigations. These tests say which page a visit shows, and when the browser loads the page instead.
import { expect, it, vi } from 'vitest'
import * as outdatedTab from '../../../../../src/app/engine/outdatedTab.ts'
import { createPages } from '../../../../../src/app/engine/pages.ts'
import { createVisits } from '../../../../../src/app/engine/visits.ts'

type Page = { readonly Component: () => null }

/** More milliseconds than a frame of a screen takes (17 ms at 60 Hz). */
const frameMs = 20

const page: Page = { Component: () => null }

/** Loads a page whose script has already been loaded. */
const loadAtOnce = async () => page

/** A load of a page that lasts until the test calls `finish`. */
function slowLoad() {
  let resolveLoading: (loaded: Page) => void
  const loading = new Promise<Page>((resolve) => {
    resolveLoading = resolve
  })
  return { load: () => loading, finish: () => resolveLoading(page) }
}

/**
 * Begins visits at `/`.
 * @param pages the functions that load the other pages, by path
 * @returns the visits, and a list to which each shown address is added
 */
function beginVisits(pages: Readonly<Record<string, () => Promise<Page>>>) {
  window.history.replaceState(null, '', '/')
  const routes = Object.entries(pages).map(([path, lazy]) => ({ path, lazy }))
  const visits = createVisits(createPages([{ path: '/' }, ...routes]))
  visits.begin()
  const shownAddresses: string[] = []
  visits.subscribe(() => {
    const { pathname, hash } = visits.shown().location
    shownAddresses.push(pathname + hash)
  })
  return { visits, shownAddresses }
}

/** Replaces page loads, which jsdom lacks. @returns the function that is called instead, with the address of the page */
function mockPageLoads() {
  const assign = vi.fn<(url: string) => void>()
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign } as never)
  return assign
}

it('if two links are clicked, only the later click shows its page and adds an entry to the history', async () => {
  const slow = slowLoad()
  const { visits, shownAddresses } = beginVisits({ '/programa': slow.load, '/faq': loadAtOnce })
  const lengthBefore = window.history.length

  const firstVisit = visits.push('/programa')
  await visits.push('/faq')
  slow.finish()
  await firstVisit

  expect(shownAddresses).toEqual(['/faq'])
  expect(window.history.length).toBe(lengthBefore + 1)
})

// In this frame the browser paints the link as pressed.
it('the app waits for a frame before it shows the next page', async () => {
  vi.useFakeTimers()
  const { visits, shownAddresses } = beginVisits({ '/faq': loadAtOnce })
  const visit = visits.push('/faq')
  await vi.advanceTimersByTimeAsync(0)
  expect(shownAddresses).toEqual([])
  await vi.advanceTimersByTimeAsync(frameMs)
  await visit
  expect(shownAddresses).toEqual(['/faq'])
})

/**
 * Visits a page whose script arrives late.
 * @returns the list of shown addresses, and a function that finishes the load and waits for the end of the visit
 */
function visitSlowPage() {
  const slow = slowLoad()
  const { visits, shownAddresses } = beginVisits({ '/programa': slow.load })
  const visit = visits.push('/programa')
  async function finish() {
    slow.finish()
    await vi.advanceTimersByTimeAsync(frameMs)
    await visit
  }
  return { shownAddresses, finish }
}

it('a page that arrives after the visitor has left is not shown', async () => {
  vi.useFakeTimers()
  const loadInBrowser = mockPageLoads()
  const { shownAddresses, finish } = visitSlowPage()
  window.dispatchEvent(new Event('pagehide'))
  await finish()
  expect(shownAddresses).toEqual([])
  expect(loadInBrowser).not.toHaveBeenCalled()
})

it('a page whose script takes four seconds is loaded by the browser instead of being shown by the app', async () => {
  vi.useFakeTimers()
  const loadInBrowser = mockPageLoads()
  const { shownAddresses, finish } = visitSlowPage()
  vi.advanceTimersByTime(4000)
  await finish()
  expect(shownAddresses).toEqual([])
  expect(loadInBrowser).toHaveBeenCalledExactlyOnceWith('/programa')
})

// A tab is outdated once the site has been published again. Then a visit to another page takes two steps. The app requests the
// page, to renew it in the browser's cache (`renewInCache`). Then the browser loads it.
it('in an outdated tab a link within the page requests nothing', async () => {
  const { visits, shownAddresses } = beginVisits({ '/faq': loadAtOnce })
  vi.spyOn(outdatedTab, 'isTabOutdated').mockReturnValue(true)
  const request = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', request)
  await visits.push('/#ediciones')
  expect(shownAddresses).toEqual(['/#ediciones'])
  expect(request).not.toHaveBeenCalled()
})

it('in an outdated tab the browser loads the next page even if the app’s request for it fails', async () => {
  const { visits } = beginVisits({ '/faq': loadAtOnce })
  vi.spyOn(outdatedTab, 'isTabOutdated').mockReturnValue(true)
  const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'))
  vi.stubGlobal('fetch', request)
  const loadInBrowser = mockPageLoads()
  await visits.push('/faq')
  expect(request).toHaveBeenCalledOnce()
  expect(loadInBrowser).toHaveBeenCalledExactlyOnceWith('/faq')
})
