import type { Browser } from '@playwright/test'
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
 * the number of its elements, and the function that takes most of the longest task.
 * @param scripts false for the page's twin, whose script files are blocked
 */
export async function loadOf(browser: Browser, url: string, scripts: boolean) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  if (!scripts) await page.route('**/*.js', (route) => route.abort())
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.start')
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'loading',
      'disabled-by-default-devtools.timeline',
    ],
  })
  await page.goto(url)
  if (scripts) await appStarted(page)
  await page.waitForTimeout(untilQuiet)
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const { profile } = await devtools.send('Profiler.stop')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.context().close()
  return { ...timesIn(traceEvents, profile), elements }
}

function timesIn(all: readonly TraceEvent[], profile: Profile) {
  const paint = all.find(({ name }) => name === 'firstPaint')
  // The thread that paints the page is its main one.
  const events = all.filter(({ tid, pid }) => tid === paint?.tid && pid === paint.pid)
  const named = (pattern: RegExp) => events.filter(({ name }) => pattern.test(name))
  const sumOf = (some: readonly TraceEvent[]) => some.reduce((sum, one) => sum + length(one), 0)
  const tasks = named(/^(?:ThreadControllerImpl::)?RunTask$/)
  const longest = tasks.reduce<TraceEvent | undefined>(
    (most, one) => (most && length(most) >= length(one) ? most : one),
    undefined,
  )
  const layouts = named(/^(?:UpdateLayoutTree|Layout)$/)
  return {
    longest: longest ? length(longest) : NaN,
    over50: tasks.reduce((sum, one) => sum + Math.max(0, length(one) - 50), 0),
    evaluated: sumOf(named(/^(?:EvaluateScript|v8\.evaluateModule)$/)),
    layoutFirst: sumOf(layouts.filter(({ ts }) => ts < (paint?.ts ?? 0))),
    layoutAll: sumOf(layouts),
    mostOfLongest: longest ? mostIn(longest, profile) : '',
  }
}

const length = ({ dur = 0 }: TraceEvent) => dur / 1000

/** The function that the profiler met most often during a task, with its file; "(program)" is the browser itself. */
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
