import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { band } from '../../../src/azulejo/compose.ts'
import { standalone } from '../../../src/azulejo/standalone.ts'
import { escapeHtml } from '../../../src/lib/escapeHtml.ts'
import { isMet, missedGoals, type Row } from '../goals.ts'
import { paintRatio } from '../judge.ts'
import { categories } from '../lighthouse.ts'
import type { Timeline } from '../pace.ts'
import type { Results } from '../results.ts'
import { kinds } from '../server.ts'
import type { Sample } from '../stats.ts'
import {
  cellsOf,
  growthCells,
  kindNames,
  millionTimes,
  moments,
  nameOf,
  number,
  quantity,
} from '../wording.ts'
import { wireOf } from '../weigh.ts'
import { growthCharts, timelineChart, weightChart } from './charts.ts'
import { style } from './style.ts'

/** The report for people, in Spanish: one file that needs no other. */
export function reportPage(rows: readonly Row[], results: Results, dir: string): string {
  const { weight, pace, lighthouse, growth, second } = results
  const sections = [
    goalsSection(rows),
    weight ? weightSection(weight) : '',
    pace ? paceSection(pace) : '',
    second ? secondSection(second) : '',
    lighthouse ? lighthouseSection(lighthouse) : '',
    growth ? growthSection(growth) : '',
  ]
  const wall = standalone(band('rendimiento', { columns: 24, rows: 2 }), { size: 1200 })
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rendimiento: el sitio junto a su gemelo sin script</title>
<style>${style(fontOf(dir))}</style>
</head>
<body>
${wall.replace('<svg ', '<svg class="wall" aria-hidden="true" preserveAspectRatio="xMidYMid slice" ')}
<main>
<h1>Tan rápido como la página sin script</h1>
${summary(rows)}
<p>${escapeHtml(howMeasured(results))}</p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function fontOf(dir: string): string {
  const assets = path.join(dir, 'assets')
  const font = readdirSync(assets).find((name) => name.endsWith('.woff2'))
  return font ? readFileSync(path.join(assets, font)).toString('base64') : ''
}

const section = (heading: string, intro: string, ...content: readonly string[]): string =>
  `<section><h2>${escapeHtml(heading)}</h2><p>${escapeHtml(intro)}</p>${content.join('')}</section>`

/** A table of texts; the first cell of each line is its heading. */
function table(
  caption: string,
  head: readonly string[],
  lines: readonly (readonly string[])[],
): string {
  const headCells = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  const body = lines.map(([first = '', ...rest]) => {
    return `<tr><th scope="row">${escapeHtml(first)}</th>${rest.map(dataCell).join('')}</tr>`
  })
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${headCells}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

const dataCell = (text: string) =>
  `<td${text.startsWith('✗') ? ' class="missed"' : ''}>${escapeHtml(text)}</td>`

function summary(rows: readonly Row[]): string {
  const judged = rows.filter((row) => isMet(row) !== null).length
  const missed = missedGoals(rows).length
  return `<p class="sum${missed === 0 ? ' good' : ''}">${judged - missed} de ${judged} metas alcanzadas</p>`
}

function howMeasured({ measured }: Results): string {
  const { day, browser, node, processors, rounds, paintRounds } = measured
  return `Medido el ${day.split('-').toReversed().join('/')} con Chromium ${browser}, Node ${node} y ${processors} procesadores. Los tiempos son medianas de ${rounds} vueltas, y de ${paintRounds} lo que se dibuja en la primera visita; el sitio y su gemelo se turnan. Red 4G lenta (1,6 Mbit/s, 150 ms de ida y vuelta, como Lighthouse) y procesador cuatro veces más lento. Un kB son 1000 bytes, comprimidos con brotli.`
}

const verdicts: Readonly<Record<string, string>> = {
  '✓': '✓ alcanzada',
  '✗': '✗ no alcanzada',
  '·': 'sin meta',
}

function goalsSection(rows: readonly Row[]): string {
  const reasons = missedGoals(rows)
    .filter((row) => row.details.length > 0)
    .map(
      ({ id, details }) => `<li>${escapeHtml(`${nameOf(id, 'es')}: ${details.join(', ')}`)}</li>`,
    )
  return section(
    'Metas',
    'La cifra es la de la peor página, que se nombra entre paréntesis. El gemelo es la misma página construida, sin su script.',
    table(
      'Cada meta y lo que se midió',
      ['Qué', 'Meta', 'Sitio', 'Gemelo', 'Veredicto'],
      rows.map((row) => cellsOf(row, 'es').map((cell) => verdicts[cell] ?? cell)),
    ),
    reasons.length > 0 ? `<h3>Lo que falta, por su nombre</h3><ul>${reasons.join('')}</ul>` : '',
  )
}

type Part<Name extends keyof Results> = NonNullable<Results[Name]>

const weightSection = ({ site, twin }: Part<'weight'>): string =>
  section(
    'Lo que pesa una primera visita',
    `Todo lo que pasa por la red hasta que la página descansa, con las cabeceras. El script llega cuando la página ya está completa. Un millón de primeras visitas al inicio son ${millionTimes(site.firstVisit.wire, 'es')} de tráfico; una visita repetida, ${quantity(site.repeatVisit.wire, 'bytes', 'es')}.`,
    weightChart(site.pages, twin.pages),
    table(
      'Peso en kB, por clases',
      ['Página', ...kinds.map((kind) => kindNames[kind]), 'En total', 'Gemelo'],
      site.pages.map((page, index) => [
        page.page,
        ...[
          ...kinds.map((kind) => wireOf(page, kind)),
          page.wire,
          twin.pages[index]?.wire ?? 0,
        ].map((bytes) => number(bytes / 1000, 1, 'es')),
      ]),
    ),
  )

const spreadOf = ({ median, spread }: Sample): string =>
  `${number(median, 0, 'es')} ± ${number(spread / 2, 0, 'es')} ms`

const momentsOf = (line: Timeline) => [
  ...moments.map(([key]) => (line[key] ? spreadOf(line[key]) : '—')),
  spreadOf(line.blockingTime),
]

const paceSection = (pace: Part<'pace'>): string =>
  section(
    'El sitio y su gemelo, momento a momento',
    'La franja gris de cada punto es la distancia entre el primer y el tercer cuartil de las vueltas.',
    timelineChart(pace),
    table(
      'Cada momento, con la mitad de su dispersión; la razón es la de los pintados mayores',
      ['Página', ...moments.map(([, moment]) => moment), 'Bloqueo', 'Razón'],
      pace.flatMap(({ page, site, twin }) => [
        [page, ...momentsOf(site), `× ${number(paintRatio({ page, site, twin }), 3, 'es')}`],
        [`${page}, gemelo`, ...momentsOf(twin), '—'],
      ]),
    ),
  )

const secondSection = ({ pages }: Part<'second'>): string =>
  section(
    'La segunda página',
    'Se llega por un enlace, con el procesador cuatro veces más lento, desde la portada (y a la portada, desde las preguntas).',
    table(
      'Cada página como segunda',
      ['Página', 'Suyo', 'Peticiones tras pulsar', 'Hasta el encabezado'],
      pages.map(({ page, own, afterClick, heading }) => [
        page,
        quantity(own, 'bytes', 'es'),
        number(afterClick.length, 0, 'es'),
        spreadOf(heading),
      ]),
    ),
  )

const categoryNames = {
  performance: 'Rendimiento',
  accessibility: 'Accesibilidad',
  'best-practices': 'Buenas prácticas',
  seo: 'SEO',
} as const

const lighthouseSection = (results: Part<'lighthouse'>): string =>
  section(
    'Lighthouse',
    'Medianas. La página de error se juzga en la dirección de su archivo y sin la regla de indexación: debe responder 404 y no debe estar en los buscadores.',
    table(
      'Notas',
      ['Página', 'Forma', ...categories.map((category) => categoryNames[category]), 'Perdido en'],
      results.map(({ page, form, scores, lost }) => [
        page,
        form === 'mobile' ? 'móvil' : 'escritorio',
        ...categories.map((category) => number(scores[category], 0, 'es')),
        lost.join(', ') || '—',
      ]),
    ),
  )

const growthSection = (growth: Part<'growth'>): string =>
  section(
    'Cuando crece',
    'El mismo sitio con 10 y con 100 veces más ponentes, preguntas y ediciones. En ejes logarítmicos, una línea recta es un crecimiento uniforme.',
    growthCharts(growth),
    table(
      'Crecimiento',
      ['Contenido', 'Construcción', 'Página', 'HTML', 'Script', 'Pintado mayor'],
      growthCells(growth, 'es'),
    ),
  )
