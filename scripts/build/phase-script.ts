import { agendaMoments } from '../../src/event/agenda.ts'
import type { SiteContent } from '../../src/event/reading/siteContent.ts'

/**
 * The script that sets, before the first paint, what styles depend on: the phase of the event (src/event/phase.ts), the
 * current part of the programme, the stage of the sale and whether a notice holds, if the content has these two. So
 * nothing moves when the app (src/site/Root.tsx) starts, which keeps these values true.
 */
export function phaseScript({
  event,
  state,
  programme,
}: Pick<SiteContent, 'event' | 'state' | 'programme'>): string {
  const { calledOff, sale, notice } = state
  const [from, to] = [Date.parse(event.start), Date.parse(event.end)]
  const phase = calledOff ? '"after"' : `n<${from}?"before":n<${to}?"during":"after"`
  const minutes = agendaMoments(event, programme).map((moment) => (moment - from) / 60_000)
  const others = [
    !calledOff && `d.moment=[${minutes}].findLastIndex(m=>n>=${from}+m*6e4)`,
    sale && `d.sale=${stages(sale)}`,
    notice && `d.notice=${holds(notice)}`,
  ].filter(Boolean)
  return `{let n=Date.now(),d=document.documentElement.dataset;${[`d.phase=${phase}`, ...others].join(';')}}`
}

function stages(sale: NonNullable<SiteContent['state']['sale']>): string {
  return sale
    .map(({ is }, i) => {
      const next = sale[i + 1]
      return next ? `n<${next.from}?"${is}":` : `"${is}"`
    })
    .join('')
}

function holds({ from, until }: NonNullable<SiteContent['state']['notice']>): string {
  const limits = [from && `n>=${Date.parse(from)}`, until && `n<${Date.parse(until)}`]
  return limits.filter(Boolean).join('&&') || 'true'
}
