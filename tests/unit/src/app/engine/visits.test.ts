import { expect, it, vi } from 'vitest'
import * as outdatedTab from '../../../../../src/app/engine/outdatedTab.ts'
import { createPages } from '../../../../../src/app/engine/pages.ts'
import { createVisits } from '../../../../../src/app/engine/visits.ts'

type Page = { readonly Component: () => null }

const frameMs = 20

const arrive = async (): Promise<Page> => ({ Component: () => null })

/** The visits between these pages, begun at `/`, and the addresses that they show. */
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

/** Replaces page loads, which jsdom lacks. */
function watchLoads() {
  const assign = vi.fn<(url: string) => void>()
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign } as never)
  return assign
}

it('goes to the later of two clicks, and keeps no trace of the earlier one', async () => {
  let comeLate = (_page: Page) => {}
  const late = new Promise<Page>((resolve) => (comeLate = resolve))
  const { visits, shown } = visitsOf({ '/programa': () => late, '/faq': arrive })
  const before = window.history.length
  const first = visits.push('/programa')
  await visits.push('/faq')
  comeLate(await arrive())
  await first
  expect(shown).toEqual(['/faq'])
  expect(window.history.length).toBe(before + 1)
})

it('lets a press be painted before it shows a page whose script is here', async () => {
  vi.useFakeTimers()
  const { visits, shown } = visitsOf({ '/faq': arrive })
  const visit = visits.push('/faq')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(frameMs)
  await visit
  expect(shown).toEqual(['/faq'])
})

it('shows no page that arrives after the visitor has left, or after the browser has loaded it without the app', async () => {
  vi.useFakeTimers()
  const assign = watchLoads()
  const arrivals: (() => void)[] = []
  const late = () =>
    new Promise<Page>((resolve) => arrivals.push(() => resolve({ Component: () => null })))
  const { visits, shown } = visitsOf({ '/programa': late })
  for (const leave of [
    () => window.dispatchEvent(new Event('pagehide')),
    () => vi.advanceTimersByTime(4000),
  ]) {
    const visit = visits.push('/programa')
    leave()
    arrivals.forEach((come) => come())
    await vi.advanceTimersByTimeAsync(frameMs)
    await visit
  }
  expect(shown).toEqual([])
  expect(assign).toHaveBeenCalledExactlyOnceWith('/programa')
})

it('in an outdated tab loads the next page, but nothing for a link within the page', async () => {
  const { visits, shown } = visitsOf({ '/faq': arrive })
  vi.spyOn(outdatedTab, 'isTabOutdated').mockReturnValue(true)
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'))
  vi.stubGlobal('fetch', fetched)
  await visits.push('/#ediciones')
  expect([shown, fetched.mock.calls]).toEqual([['/#ediciones'], []])
  const assign = watchLoads()
  await visits.push('/faq')
  expect(fetched).toHaveBeenCalledOnce()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/faq')
})
