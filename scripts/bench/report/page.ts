import { escapeHtml } from '../../../src/lib/escapeHtml.ts'
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

/** The report for people: one file that needs no other. */
export function reportPage(rows: readonly Row[], results: Results): string {
  const { weight, pace, second, lighthouse, growth } = results
  const reached = rows.filter(isMet).length
  const sections = [
    section('Goals', reasons(rows), goalsTable(rows)),
    weight &&
      section('First visits in kB, with header lines', weightChart(weight), weightTable(weight)),
    pace && section('Moments, with half of their spread', timelineChart(pace), paceTable(pace)),
    second && section('Each page as the second of a visit', '', secondTable(second)),
    lighthouse && section('Lighthouse', '', lighthouseTable(lighthouse)),
    growth && section('If the content grows', '', growthTable(growth)),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench: the site beside its twin without script</title>
<style>${style}</style>
</head>
<body>
<header>
<div class="wrapper">
<h1>As fast as the page without script</h1>
<p class="lede">${reached} of ${rows.length} goals reached</p>
<p>${escapeHtml(howMeasured(results))} ${trafficOf(results)}</p>
</div>
</header>
<main class="wrapper">
${sections.join('\n')}
</main>
</body>
</html>
`
}

/** A table under its heading, with what draws or explains it; the first cell of each line is its heading. */
function section(heading: string, before: string, [head = [], ...body]: Table): string {
  const columns = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  const lines = body.map(([first = '', ...rest]) => {
    const cells = rest.map((text) => `<td>${escapeHtml(text)}</td>`).join('')
    return `<tr><th scope="row">${escapeHtml(first)}</th>${cells}</tr>`
  })
  return `<section><h2>${heading}</h2>
${before}
<div class="scroll" tabindex="0" role="region" aria-label="${heading}">
<table><thead><tr>${columns}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table>
</div></section>`
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
