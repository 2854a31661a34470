import { afterEach, expect, it, vi } from 'vitest'
import { crossFade } from '../../../src/lib/crossFade.ts'

/** A browser with view transitions that tells of the tasks it had, or does not tell. */
function browserWith(tasks: readonly number[] | 'no long tasks', ready = Promise.resolve()) {
  const startViewTransition = vi.fn<(change: () => void) => { ready: Promise<void> }>((change) => {
    change()
    return { ready }
  })
  Object.assign(document, { startViewTransition })
  class Observer {
    static supportedEntryTypes = tasks === 'no long tasks' ? ['mark'] : ['longtask', 'mark']
    observe() {}
    disconnect() {}
    takeRecords = () => (tasks as number[]).map((duration) => ({ duration }))
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return startViewTransition
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
})

it('changes the page at once where there are no view transitions', () => {
  const change = vi.fn<() => void>()
  crossFade(change)
  expect(change).toHaveBeenCalledOnce()
})

it.each([{ tasks: [] }, { tasks: [60, 100] }, { tasks: 'no long tasks' as const }])(
  'fades where nothing kept the visitor waiting: $tasks',
  ({ tasks }) => {
    const startViewTransition = browserWith(tasks)
    const change = vi.fn<() => void>()
    crossFade(change)
    expect(startViewTransition).toHaveBeenCalledExactlyOnceWith(change)
    expect(change).toHaveBeenCalledOnce()
  },
)

it('changes the page at once where something took longer than a visitor takes as immediate', () => {
  const startViewTransition = browserWith([60, 101, 60])
  const change = vi.fn<() => void>()
  crossFade(change)
  expect(startViewTransition).not.toHaveBeenCalled()
  expect(change).toHaveBeenCalledOnce()
})

it('keeps the console clean where another navigation overtakes the fade', async () => {
  const told = vi.fn<() => void>()
  process.on('unhandledRejection', told)
  browserWith([], Promise.reject(new DOMException('Transition was skipped', 'AbortError')))
  crossFade(() => {})
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', told)
  expect(told).not.toHaveBeenCalled()
})
