import type { Times } from '../../src/event/phase.ts'
import { bundle } from '../lib/bundle.ts'
import type { SiteContent } from '../../src/event/model.ts'

/** Everything of an event that depends on the clock. */
export function timesOf({
  event,
  state: { sale, notice },
}: Pick<SiteContent, 'event' | 'state'>): Times {
  return {
    event: { from: event.from, to: event.to, calledOff: event.calledOff },
    day: Date.parse(event.start.replace(/T[\d:]+/, 'T00:00:00')),
    sale: sale && sale.map(({ is, from }) => ({ is, from })),
    notice: notice && { from: notice.from, until: notice.until },
  }
}

/** The script of the first paint, src/firstPaint.ts. */
export async function firstPaintScript(content: SiteContent): Promise<string> {
  const times = { ...timesOf(content), timeZone: content.event.timeZone }
  const define = { __TIMES__: JSON.stringify(times) }
  return (await bundle('src/firstPaint.ts', define)).trim()
}
