// Runs in the measured page before any script of its own (visit.ts), and keeps what the page did where the bench reads it.
import { appHasStarted } from '../lib/app-started.ts'

export type ProbeResult = {
  /** Milliseconds since the navigation began; null if it did not happen. */
  readonly firstPaint: number | null
  readonly largestPaint: number | null
  readonly complete: number | null
  /** The browser's first idle moment after the page was complete. */
  readonly idle: number | null
  /** When React had taken over; null on a page without script. */
  readonly started: number | null
  readonly shift: number
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[]
  /** Paths of what was asked for, with the moment. */
  readonly requests: readonly { readonly path: string; readonly start: number }[]
  /** Paths of what the first paint waited for. */
  readonly blocking: readonly string[]
  /** What had called each callback that ran. */
  readonly callbacks: readonly string[]
}

declare global {
  interface Window {
    benchProbe: () => ProbeResult
    /** Resolves with the milliseconds from the next click to the painting of another heading. */
    benchNextHeading: () => Promise<number>
    /** Makes the page believe that its tab is in the background, or in front again. */
    benchSetHidden: (hidden: boolean) => void
  }
}

type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

function observe(type: string, take: (entry: PerformanceEntry) => void) {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
  })
}

const pathOf = (entry: PerformanceEntry) => new URL(entry.name).pathname

const moments: Record<'firstPaint' | 'largestPaint' | 'idle' | 'started', number | null> = {
  firstPaint: null,
  largestPaint: null,
  idle: null,
  started: null,
}
const longTasks: { start: number; duration: number }[] = []
const callbacks: string[] = []
let shift = 0

/** The browser's own, which the probe uses without being noted. */
const native = {
  setTimeout: window.setTimeout.bind(window),
  setInterval: window.setInterval.bind(window),
  clearInterval: window.clearInterval.bind(window),
  requestIdleCallback: window.requestIdleCallback.bind(window),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
}

function observeAll() {
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') moments.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (moments.largestPaint = startTime))
  observe('longtask', ({ startTime: start, duration }) => longTasks.push({ start, duration }))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift
    if (!hadRecentInput) shift += value
  })
  // Before any script of the page asks for an idle moment: the queue is first come, first served.
  window.addEventListener('load', () =>
    native.requestIdleCallback(() => (moments.idle ??= performance.now())),
  )
  const watch = native.setInterval(() => {
    if (!appHasStarted()) return
    moments.started = performance.now()
    native.clearInterval(watch)
  }, 20)
}

type AnyFunction = (...args: never[]) => unknown

function noteCallbacks() {
  for (const api of [
    'setTimeout',
    'setInterval',
    'requestAnimationFrame',
    'requestIdleCallback',
  ] as const) {
    const call = native[api] as (callback: unknown, ...rest: unknown[]) => unknown
    const noted = (callback: unknown, ...rest: unknown[]) =>
      call(typeof callback === 'function' ? note(api, callback as AnyFunction) : callback, ...rest)
    Object.assign(window, { [api]: noted })
  }
}

const note =
  (api: string, callback: AnyFunction) =>
  (...args: never[]) => {
    callbacks.push(api)
    return callback(...args)
  }

function whatWasSeen(): ProbeResult {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string
  })[]
  return {
    ...moments,
    complete: navigation?.loadEventStart || null,
    shift,
    longTasks,
    callbacks,
    requests: resources.map((entry) => ({ path: pathOf(entry), start: entry.startTime })),
    blocking: resources
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(pathOf),
  }
}

const headingText = () => document.querySelector('h1')?.textContent

function nextHeading(): Promise<number> {
  return new Promise((resolve) => {
    const before = headingText()
    let clicked: number | undefined
    window.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    })
    const observer = new MutationObserver(() => {
      const heading = headingText()
      if (clicked === undefined || !heading || heading === before) return
      observer.disconnect()
      const since = clicked
      // The task after the next frame: the heading has been painted.
      native.requestAnimationFrame(() =>
        native.setTimeout(() => resolve(performance.now() - since)),
      )
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
}

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  Object.defineProperty(document, 'visibilityState', {
    value: hidden ? 'hidden' : 'visible',
    configurable: true,
  })
  document.dispatchEvent(new Event('visibilitychange'))
}

observeAll()
noteCallbacks()
Object.assign(window, {
  benchProbe: whatWasSeen,
  benchNextHeading: nextHeading,
  benchSetHidden: setHidden,
})
