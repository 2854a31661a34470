import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createAppRouter } from '../../../src/layouts/appRouter.ts'

const lazy = async () => ({ Component: () => null })

/** A router whose pages arrive later than a click, and what it shows. */
function routerOf(...paths: readonly string[]) {
  const router = createAppRouter([{ path: '/' }, ...paths.map((path) => ({ path, lazy }))], '/')
  onTestFinished(() => router.dispose())
  const shown: string[] = []
  router.subscribe(({ location }) => shown.push(location.pathname))
  return { router, shown }
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
})

it('shows a page once, when it is there', async () => {
  const { router, shown } = routerOf('/programa')
  await router.navigate('/programa', { viewTransition: true })
  expect(shown).toEqual(['/programa'])
})

it('shows the latest page, also where the fade of an earlier one was slow to begin', async () => {
  const changes: (() => void)[] = []
  const startViewTransition = (change: () => void) => {
    changes.push(change)
    return { ready: Promise.resolve() }
  }
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
  Object.assign(document, { startViewTransition })
  const { router, shown } = routerOf('/programa', '/faq')
  await router.navigate('/programa', { viewTransition: true })
  await router.navigate('/faq')
  for (const change of changes) change()
  expect(changes).toHaveLength(1)
  expect(shown.at(-1)).toBe('/faq')
})
