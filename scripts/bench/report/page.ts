import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { band } from '../../../src/azulejo/compose.ts'
import { standalone } from '../../../src/azulejo/standalone.ts'
import { escapeHtml } from '../../../src/lib/escapeHtml.ts'
import { arithmetic } from '../cost.ts'
import { isMet, missedGoals, paintRatio, type Row } from '../goals.ts'
import type { GrowthStep } from '../growth.ts'
import { categories, type LighthouseResult } from '../scores.ts'
import type { PagePace } from '../pace.ts'
import type { Results } from '../results.ts'
import type { Sample } from '../stats.ts'
import { cellsOf } from '../text-table.ts'
import type { SiteWeight } from '../weigh.ts'
import { kilobytes, nameOf, number } from '../wording.ts'
import { growthChart } from './growth-chart.ts'
import { section, table } from './html.ts'
import { style } from './style.ts'
import { timelineChart } from './timeline-chart.ts'
import { weightChart } from './weight-chart.ts'

/** The report for people, in Spanish: one file that needs no other. */
export function reportPage(rows: readonly Row[], results: Results, dir: string): string {
  const { weight, pace, lighthouse, growth, second } = results
  const sections = [
    goalsSection(rows),
    weight ? weightSection(weight.site, weight.twin) : '',
    pace ? paceSection(pace) : '',
    second ? secondSection(second.pages) : '',
    lighthouse ? lighthouseSection(lighthouse) : '',
    growth ? growthSection(growth) : '',
    weight ? costSection(weight.site, weight.twin) : '',
  ]
  const wall = standalone(band('rendimiento', { columns: 24, rows: 2 }), { size: 1200 })
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rendimiento: el sitio junto a su gemelo sin script</title>
<style>${style.replace('FONT', () => fontOf(dir))}</style>
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

function summary(rows: readonly Row[]): string {
  const judged = rows.filter((row) => isMet(row) !== null).length
  const missed = missedGoals(rows).length
  return `<p class="sum${missed === 0 ? ' good' : ''}">${judged - missed} de ${judged} metas alcanzadas</p>`
}

function howMeasured({ measured }: Results): string {
  const { day, browser, node, processors, rounds, paintRounds } = measured
  return `Medido el ${day.split('-').toReversed().join('/')} con Chromium ${browser}, Node ${node} y ${processors} procesadores. Los tiempos son medianas de ${rounds} vueltas, y de ${paintRounds} lo que se dibuja en la primera visita; el sitio y su gemelo se turnan. Red 4G lenta (1,6 Mbit/s, 150 ms de ida y vuelta, como Lighthouse) y procesador cuatro veces más lento. Un kB son 1000 bytes, comprimidos con brotli.`
}

function goalsSection(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const [what, limit, figure, twin] = cellsOf(row, 'es')
    const met = isMet(row)
    const verdict =
      met === null
        ? '<td>sin meta</td>'
        : `<td class="${met ? 'reached' : 'missed'}">${met ? '✓ alcanzada' : '✗ no alcanzada'}</td>`
    const cells = [limit, figure, twin].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')
    return `<tr><th scope="row">${escapeHtml(what)}</th>${cells}${verdict}</tr>`
  })
  const head = ['Qué', 'Meta', 'Sitio', 'Gemelo', 'Veredicto']
    .map((cell) => `<th scope="col">${cell}</th>`)
    .join('')
  const details = missedGoals(rows).filter((row) => row.details.length > 0)
  const reasons = details.map(
    (row) => `<li>${escapeHtml(`${nameOf(row.id, 'es')}: ${row.details.join(', ')}`)}</li>`,
  )
  return section(
    'Metas',
    'La cifra es la de la peor página, que se nombra entre paréntesis. El gemelo es la misma página construida, sin su script.',
    `<div class="scroll" tabindex="0" role="region" aria-label="Metas"><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`,
    reasons.length > 0 ? `<h3>Lo que falta, por su nombre</h3><ul>${reasons.join('')}</ul>` : '',
  )
}

const weightSection = (site: SiteWeight, twin: SiteWeight): string =>
  section(
    'Lo que pesa una primera visita',
    'Todo lo que pasa por la red hasta que la página descansa, con las cabeceras. El script llega cuando la página ya está completa.',
    weightChart(site.pages, twin.pages),
  )

const spreadOf = ({ median, spread }: Sample): string =>
  `${number(median, 0, 'es')} ± ${number(spread / 2, 0, 'es')} ms`

const paceSection = (pace: readonly PagePace[]): string =>
  section(
    'El sitio y su gemelo, momento a momento',
    'La franja gris de cada punto es la distancia entre el primer y el tercer cuartil de las vueltas.',
    timelineChart(pace),
    table(
      'Pintado mayor y tiempo de bloqueo, con la mitad de su dispersión',
      ['Página', 'Sitio', 'Gemelo', 'Razón', 'Bloqueo', 'Bloqueo del gemelo'],
      pace.map((page) => [
        page.page,
        spreadOf(page.site.largestPaint),
        spreadOf(page.twin.largestPaint),
        number(paintRatio(page), 3, 'es'),
        spreadOf(page.site.blockingTime),
        spreadOf(page.twin.blockingTime),
      ]),
    ),
  )

const secondSection = (pages: NonNullable<Results['second']>['pages']): string =>
  section(
    'La segunda página',
    'Se llega por un enlace, con el procesador cuatro veces más lento, desde la portada (y a la portada, desde las preguntas).',
    table(
      'Cada página como segunda',
      ['Página', 'Suyo', 'Peticiones tras pulsar', 'Hasta el encabezado'],
      pages.map(({ page, own, afterClick, heading }) => [
        page,
        kilobytes(own, 'es'),
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

const lighthouseSection = (results: readonly LighthouseResult[]): string =>
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

const growthSection = (steps: readonly GrowthStep[]): string =>
  section(
    'Cuando crece',
    'El mismo sitio con 10 y con 100 veces más ponentes, preguntas y ediciones. En ejes logarítmicos, una línea recta es un crecimiento uniforme.',
    growthChart(steps),
    table(
      'Crecimiento',
      ['Contenido', 'Construcción', 'Página', 'HTML', 'Script', 'Pintado mayor'],
      steps.flatMap(({ factor, buildSeconds, pages }) =>
        pages.map(({ page, html, script, largestPaint }) => [
          `× ${factor}`,
          `${number(buildSeconds, 0, 'es')} s`,
          page,
          kilobytes(html, 'es'),
          kilobytes(script, 'es'),
          `${number(largestPaint, 0, 'es')} ms`,
        ]),
      ),
    ),
  )

const costSection = (site: SiteWeight, twin: SiteWeight): string =>
  section(
    'Lo que cuesta un millón de visitas',
    'Tráfico de la portada en cualquier CDN; un GB son 1000³ bytes.',
    table(
      'Tráfico',
      ['Un millón de', 'Sitio', 'Gemelo'],
      [
        [
          'primeras visitas',
          arithmetic(site.firstVisit.wire, 'es'),
          arithmetic(twin.firstVisit.wire, 'es'),
        ],
        [
          'visitas repetidas',
          arithmetic(site.repeatVisit.wire, 'es'),
          arithmetic(twin.repeatVisit.wire, 'es'),
        ],
        ...(site.workerTraffic
          ? [
              [
                'descargas de fondo del service worker',
                arithmetic(site.workerTraffic.wire, 'es'),
                '—',
              ],
            ]
          : []),
      ],
    ),
  )
