import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { crossFade } from '../../../src/browser/crossFade.ts'

const preferences = { reducedMotion: false }

beforeEach(() => {
  preferences.reducedMotion = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && preferences.reducedMotion,
  }))
})

/** A browser with view transitions that tells for how long its frames blocked input, or does not tell. */
function browserWith(blocked: readonly number[] | 'nothing told', ready = Promise.resolve()) {
  const startViewTransition = vi.fn<(change: () => void) => { ready: Promise<void> }>((change) => {
    change()
    return { ready }
  })
  Object.assign(document, { startViewTransition })
  class Observer {
    static supportedEntryTypes =
      blocked === 'nothing told' ? ['mark'] : ['long-animation-frame', 'mark']
    observe() {}
    disconnect() {}
    takeRecords = () => (blocked as number[]).map((blockingDuration) => ({ blockingDuration }))
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return startViewTransition
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
})

it('changes the page at once if there are no view transitions', () => {
  const change = vi.fn<() => void>()
  crossFade(change)
  expect(change).toHaveBeenCalledOnce()
})

it.each([{ blocked: [] }, { blocked: [0, 0] }, { blocked: 'nothing told' as const }])(
  'fades if nothing kept the visitor waiting: $blocked',
  ({ blocked }) => {
    const startViewTransition = browserWith(blocked)
    const change = vi.fn<() => void>()
    crossFade(change)
    expect(startViewTransition).toHaveBeenCalledExactlyOnceWith(change)
    expect(change).toHaveBeenCalledOnce()
  },
)

it('changes the page at once if something kept input waiting for too long', () => {
  const startViewTransition = browserWith([0, 1, 0])
  const change = vi.fn<() => void>()
  crossFade(change)
  expect(startViewTransition).not.toHaveBeenCalled()
  expect(change).toHaveBeenCalledOnce()
})

it('changes the page at once for a person who asked for less motion', () => {
  preferences.reducedMotion = true
  const startViewTransition = browserWith([])
  const change = vi.fn<() => void>()
  crossFade(change)
  expect(startViewTransition).not.toHaveBeenCalled()
  expect(change).toHaveBeenCalledOnce()
})

it('keeps the console clean if another navigation overtakes the fade', async () => {
  const told = vi.fn<() => void>()
  process.on('unhandledRejection', told)
  browserWith([], Promise.reject(new DOMException('Transition was skipped', 'AbortError')))
  crossFade(() => {})
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', told)
  expect(told).not.toHaveBeenCalled()
})
