import type { CDPSession, Page } from '@playwright/test'
import { homeName, siteName, twinName, type Subject } from './sites.ts'
import { newVisitor, openAndSettle, type Lab } from './visit.ts'

/** What a page does when nobody does anything with it, and whether the browser can keep it for later. */
export type Rest = {
  readonly page: string
  /** Callbacks of timers, frames and idle moments at rest, without the countdown's one per second. */
  readonly callbacks: readonly string[]
  /** The same while the tab is hidden; the countdown has no right to any. */
  readonly hiddenCallbacks: readonly string[]
  readonly forcedLayouts: number
  readonly restored: boolean
  /** Why the browser could not keep the page, in its own words. */
  readonly notRestoredReasons: readonly string[]
}

const watchedSeconds = 3

/** Before the event, so that the countdown runs (README, "Change the content"). */
const rehearsal = '?ahora=2025-11-01T12:00'

export async function measureRest(lab: Lab): Promise<Rest[]> {
  const found: Rest[] = []
  for (const subject of lab.subjects) {
    found.push(await watchPage(lab, subject))
    lab.report(subject.name)
  }
  return found
}

async function watchPage({ browser, server }: Lab, subject: Subject): Promise<Rest> {
  const visitor = await newVisitor(browser, { serviceWorker: true })
  const tab = await visitor.newPage()
  const devtools = await visitor.newCDPSession(tab)
  await openAndSettle(tab, server.urlOf(siteName) + subject.addressOfFile + rehearsal, true)
  const callbacks = await callbacksDuring(tab, watchedSeconds)
  await tab.evaluate(() => window.benchSetHidden(true))
  const hiddenCallbacks = await callbacksDuring(tab, watchedSeconds)
  await tab.evaluate(() => window.benchSetHidden(false))
  const layouts = await layoutsWhileScrolling(tab, devtools)
  const cache = await goAwayAndBack(tab, devtools, server.urlOf(twinName))
  await visitor.close()
  return {
    page: subject.name,
    callbacks: subject.name === homeName ? withoutTicks(callbacks, watchedSeconds) : callbacks,
    hiddenCallbacks,
    forcedLayouts: layouts,
    ...cache,
  }
}

/** Leaves out one timer per second, which the countdown may have; whatever is beyond that stays. */
export function withoutTicks(callbacks: readonly string[], seconds: number): string[] {
  let ticks = seconds + 1
  return callbacks.filter((api) => api !== 'setTimeout' || ticks-- <= 0)
}

async function callbacksDuring(tab: Page, seconds: number): Promise<string[]> {
  const before = await tab.evaluate(() => window.benchProbe().callbacks.length)
  await tab.waitForTimeout(seconds * 1000)
  const { callbacks } = await tab.evaluate(() => window.benchProbe())
  return callbacks.slice(before)
}

/** An event of Chromium's trace, as far as it is read here; times in microseconds. */
export type TraceEvent = {
  readonly name: string
  readonly ts: number
  readonly dur?: number
  readonly tid: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

const layoutNames = new Set(['Layout', 'UpdateLayoutTree'])

/**
 * Counts how often a listener made the browser lay out the page while it ran: layouts inside the dispatch of a scroll
 * event. The browser's own layout comes after the listeners.
 */
export function forcedLayouts(events: readonly TraceEvent[]): number {
  const dispatches = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'scroll',
  )
  return events.filter(
    ({ name, ts, tid }) =>
      layoutNames.has(name) &&
      dispatches.some(
        (dispatch) =>
          dispatch.tid === tid && ts >= dispatch.ts && ts < dispatch.ts + (dispatch.dur ?? 0),
      ),
  ).length
}

async function layoutsWhileScrolling(tab: Page, devtools: CDPSession): Promise<number> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await tab.mouse.move(200, 400)
  for (let step = 0; step < 10; step++) {
    await tab.mouse.wheel(0, step < 5 ? 300 : -300)
    await tab.waitForTimeout(60)
  }
  const complete = new Promise<void>((resolve) =>
    devtools.once('Tracing.tracingComplete', () => resolve()),
  )
  await devtools.send('Tracing.end')
  await complete
  return forcedLayouts(events)
}

async function goAwayAndBack(tab: Page, devtools: CDPSession, elsewhere: string) {
  const reasons: string[] = []
  await devtools.send('Page.enable')
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  await tab.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.benchRestored = String(persisted)
    }),
  )
  await tab.goto(elsewhere)
  await tab.goBack({ waitUntil: 'commit' })
  await tab.waitForTimeout(300)
  const restored = await tab.evaluate(() => document.documentElement.dataset.benchRestored)
  return { restored: restored === 'true', notRestoredReasons: reasons }
}
