import { expect, it, vi } from 'vitest'
import { createAppRouter } from '../../../../src/app/appRouter.ts'

type Page = { readonly Component: () => null }

const frameMs = 20

const arrive = async (): Promise<Page> => ({ Component: () => null })

/** A router with these pages, and what it shows. */
function routerOf(pages: Readonly<Record<string, () => Promise<Page>>>) {
  window.history.replaceState(null, '', '/')
  const routes = Object.entries(pages).map(([path, lazy]) => ({ path, lazy }))
  const router = createAppRouter([{ path: '/' }, ...routes])
  const shown: string[] = []
  router.subscribe(() => shown.push(router.shown().location.pathname))
  return { router, shown }
}

it('goes to the later of two clicks, and keeps no trace of the earlier one', async () => {
  let comeLate = (_page: Page) => {}
  const late = new Promise<Page>((resolve) => (comeLate = resolve))
  const { router, shown } = routerOf({ '/programa': () => late, '/faq': arrive })
  const before = window.history.length
  const first = router.push('/programa')
  await router.push('/faq')
  comeLate(await arrive())
  await first
  expect(shown).toEqual(['/faq'])
  expect(window.history.length).toBe(before + 1)
})

it('lets a press be painted before it shows a page whose script is here', async () => {
  vi.useFakeTimers()
  const { router, shown } = routerOf({ '/faq': arrive })
  const visit = router.push('/faq')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(frameMs)
  await visit
  expect(shown).toEqual(['/faq'])
})

it('shows no page that arrives after the visitor has left, or after the browser has loaded it without the app', async () => {
  vi.useFakeTimers()
  const assign = vi.fn<(url: string) => void>()
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign } as never)
  const arrivals: (() => void)[] = []
  const late = () =>
    new Promise<Page>((resolve) => arrivals.push(() => resolve({ Component: () => null })))
  const { router, shown } = routerOf({ '/programa': late })
  for (const leave of [
    () => window.dispatchEvent(new Event('pagehide')),
    () => vi.advanceTimersByTime(4000),
  ]) {
    const visit = router.push('/programa')
    leave()
    arrivals.forEach((come) => come())
    await vi.advanceTimersByTimeAsync(frameMs)
    await visit
  }
  expect(shown).toEqual([])
  expect(assign).toHaveBeenCalledExactlyOnceWith('/programa')
})
