import type { Browser, Page } from '@playwright/test'
import { appStarted } from '../lib/app-started.ts'

/** An event of Chromium's trace; times are in microseconds. */
type TraceEvent = Readonly<Record<'ts' | 'tid' | 'pid', number>> & {
  readonly name: string
  readonly dur?: number
}

/** A profile of the DevTools protocol. */
type Profile = {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: Readonly<Record<'functionName' | 'url', string>>
  }[]
  readonly startTime: number
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

/** How long a page may still work after its app has started, in milliseconds. */
const untilQuiet = 1500

/**
 * What a page asks of a processor slowed four times, from the navigation until it is quiet, in milliseconds: its longest
 * task, what tasks exceed 50 ms, evaluation of script, and style and layout until the first paint and in all. Beside it
 * the number of its elements.
 * @param scripts false for the page's twin, whose script files are blocked
 */
export async function loadOf(browser: Browser, url: string, scripts: boolean) {
  const { page } = await openSlowed(browser)
  if (!scripts) await page.route('**/*.js', (route) => route.abort())
  const trace = await traceOf(browser, page, url, scripts)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.context().close()
  return { ...timesIn(trace), elements }
}

/**
 * The function that takes most of a page's longest task, with its file; "(program)" is the browser itself. In a visit of
 * its own, because the profiler takes time, too.
 */
export async function mostOfLongest(browser: Browser, url: string): Promise<string> {
  const { page, devtools } = await openSlowed(browser)
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.start')
  const longest = longestOf(await traceOf(browser, page, url, true))
  const { profile } = await devtools.send('Profiler.stop')
  await page.context().close()
  return longest ? mostIn(longest, profile) : ''
}

/** Opens an empty tab of a phone whose processor is slowed four times. */
async function openSlowed(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, devtools }
}

/**
 * The events of the thread that paints a page, from the navigation until it is quiet. For an attached inspector V8 looks
 * up where React made its error objects; that time is left out, because for visitors it does not.
 */
async function traceOf(browser: Browser, page: Page, url: string, scripts: boolean) {
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'loading',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-v8.compile',
    ],
  })
  await page.goto(url)
  if (scripts) await appStarted(page)
  await page.waitForTimeout(untilQuiet)
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: readonly TraceEvent[]
  }
  const paint = trace.traceEvents.find(({ name }) => name === 'firstPaint')
  const events = trace.traceEvents.filter(({ tid, pid }) => tid === paint?.tid && pid === paint.pid)
  const lookups = events.filter(({ name }) => name === 'V8.CollectSourcePositions')
  return events.map(({ dur = 0, ...event }) => {
    const inside = lookups.filter(({ ts }) => ts >= event.ts && ts < event.ts + dur)
    return { ...event, dur: inside.reduce((left, lookup) => left - (lookup.dur ?? 0), dur) }
  })
}

const tasksOf = (events: readonly TraceEvent[]) => events.filter(({ name }) => name === 'RunTask')

const longestOf = (events: readonly TraceEvent[]): TraceEvent | undefined =>
  tasksOf(events).toSorted((one, other) => length(other) - length(one))[0]

function timesIn(events: readonly TraceEvent[]) {
  const paint = events.find(({ name }) => name === 'firstPaint')
  const named = (pattern: RegExp) => events.filter(({ name }) => pattern.test(name))
  const sumOf = (some: readonly TraceEvent[]) => some.reduce((sum, one) => sum + length(one), 0)
  const longest = longestOf(events)
  const layouts = named(/^(?:UpdateLayoutTree|Layout)$/)
  return {
    longest: longest ? length(longest) : NaN,
    over50: tasksOf(events).reduce((sum, one) => sum + Math.max(0, length(one) - 50), 0),
    evaluated: sumOf(named(/^(?:EvaluateScript|v8\.evaluateModule)$/)),
    layoutFirst: sumOf(layouts.filter(({ ts }) => ts < (paint?.ts ?? 0))),
    layoutAll: sumOf(layouts),
  }
}

const length = ({ dur = 0 }: TraceEvent) => dur / 1000

/** The function that the profiler met most often during a task, with its file. */
function mostIn(
  task: TraceEvent,
  { nodes, startTime, samples = [], timeDeltas = [] }: Profile,
): string {
  const spent = new Map<number, number>()
  let now = startTime
  for (const [i, id] of samples.entries()) {
    const passed = timeDeltas[i] ?? 0
    now += passed
    if (now >= task.ts && now <= task.ts + (task.dur ?? 0)) {
      spent.set(id, (spent.get(id) ?? 0) + passed)
    }
  }
  const [most] = [...spent].toSorted(([, one], [, other]) => other - one)
  const frame = nodes.find(({ id }) => id === most?.[0])?.callFrame
  return frame ? `${frame.functionName || 'a module'} ${frame.url.split('/').at(-1)}`.trim() : ''
}
