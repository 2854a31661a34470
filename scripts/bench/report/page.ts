import { escapeHtml } from '../../../src/lib/escapeHtml.ts'
import { reportPage, scrolling, section, table } from '../../lib/report-page.ts'
import { isMet, reasonsOf, type Row } from '../goals.ts'
import { paintRatio } from '../judge.ts'
import { categories } from '../lighthouse.ts'
import type { Timeline } from '../pace.ts'
import type { Results } from '../results.ts'
import { kinds } from '../server.ts'
import type { Sample } from '../stats.ts'
import { wireOf } from '../weigh.ts'
import {
  goalsTable,
  growthTable,
  howMeasured,
  number,
  quantity,
  trafficOf,
  type Table,
} from '../wording.ts'
import { moments, timelineChart, weightChart } from './charts.ts'
import { style } from './style.ts'

/** The bench's report. */
export function benchReport(rows: readonly Row[], results: Results): string {
  const { weight, pace, second, lighthouse, growth } = results
  const parts = [
    part('Goals', reasons(rows), goalsTable(rows)),
    weight &&
      part('First visits in kB, with header lines', weightChart(weight), weightTable(weight)),
    pace && part('Moments, with half of their spread', timelineChart(pace), paceTable(pace)),
    second && part('Each page as the second of a visit', '', secondTable(second)),
    lighthouse && part('Lighthouse', '', lighthouseTable(lighthouse)),
    growth && part('If the content grows', '', growthTable(growth)),
  ]
  return reportPage({
    lang: 'en',
    title: 'Bench: the site beside its twin without script',
    css: style,
    header: `<div class="wrapper">
<h1>As fast as the page without script</h1>
<p class="lede">${rows.filter(isMet).length} of ${rows.length} goals reached</p>
<p>${escapeHtml(howMeasured(results))} ${trafficOf(results)}</p>
</div>`,
    main: parts.join('\n'),
  })
}

/** A table under its heading, with what draws or explains it; the first cell of each line is its heading. */
function part(heading: string, before: string, [head = [], ...body]: Table): string {
  const lines = body.map(([first = '', ...rest]) => {
    const cells = rest.map((text) => `<td>${escapeHtml(text)}</td>`).join('')
    return `<tr><th scope="row">${escapeHtml(first)}</th>${cells}</tr>`
  })
  const id = heading.toLowerCase().replace(/\W+/g, '-')
  return section(id, heading, `${before}\n${scrolling(heading, table(head, lines))}`)
}

function reasons(rows: readonly Row[]): string {
  const items = reasonsOf(rows).map((reason) => `<li>${escapeHtml(reason)}</li>`)
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
}

type Part<Name extends keyof Results> = NonNullable<Results[Name]>

const weightTable = ({ site, twin }: Part<'weight'>): Table => [
  ['page', ...kinds, 'in all', 'twin'],
  ...site.pages.map((page, index) => [
    page.page,
    ...[...kinds.map((kind) => wireOf(page, kind)), page.wire, twin.pages[index]?.wire ?? 0].map(
      (bytes) => number(bytes / 1000, 1),
    ),
  ]),
]

const spreadOf = ({ median, spread }: Sample): string =>
  `${number(median, 0)} ± ${number(spread / 2, 0)} ms`

const momentsOf = (line: Timeline) => [
  ...moments.map(([key]) => (line[key] ? spreadOf(line[key]) : '—')),
  spreadOf(line.blockingTime),
]

const paceTable = (pace: Part<'pace'>): Table => [
  ['page', ...moments.map(([, moment]) => moment), 'blocking', 'ratio'],
  ...pace.flatMap((page) => [
    [page.page, ...momentsOf(page.site), quantity(paintRatio(page), 'ratio')],
    [`${page.page}, twin`, ...momentsOf(page.twin), '—'],
  ]),
]

const secondTable = (pages: Part<'second'>): Table => [
  ['page', 'own', 'requests after the click', 'until the heading'],
  ...pages.map(({ page, own, afterClick, heading }) => [
    page,
    quantity(own, 'bytes'),
    String(afterClick.length),
    spreadOf(heading),
  ]),
]

const lighthouseTable = (results: Part<'lighthouse'>): Table => [
  ['page', 'form', ...categories, 'lost in'],
  ...results.map(({ page, form, scores, lost }) => [
    page,
    form,
    ...categories.map((category) => String(scores[category])),
    lost.join(', ') || '—',
  ]),
]
