import { timesOf } from '../../src/event/moment.ts'
import { bundle } from '../lib/bundle.ts'
import type { SiteContent } from '../../src/event/model.ts'

/** The script of the first paint, src/firstPaint.ts. */
export async function firstPaintScript(
  content: Pick<SiteContent, 'event' | 'state'>,
): Promise<string> {
  const { event, state } = content
  const times = { ...timesOf(event, state), timeZone: event.timeZone }
  const define = { __TIMES__: JSON.stringify(times) }
  return (await bundle('src/firstPaint.ts', define)).trim()
}
