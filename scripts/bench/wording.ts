import { isMet, type Row, type RowId, type Unit } from './goals.ts'
import type { GrowthStep } from './growth.ts'
import type { Timeline } from './pace.ts'
import type { Kind } from './server.ts'

/** English for those who run the bench, Spanish for the organisers who read its report. */
export type Language = 'en' | 'es'

type InBoth = { readonly en: string; readonly es: string }

const inBoth = (en: string, es: string): InBoth => ({ en, es })

const names: Readonly<Record<RowId, InBoth>> = {
  'first-paint': inBoth(
    'Everything that the first paint waits for',
    'Todo lo que espera el primer pintado',
  ),
  blocking: inBoth(
    'Render-blocking requests after the page',
    'Peticiones que bloquean el pintado, tras la página',
  ),
  'script-before-idle': inBoth(
    'Script before the page is complete and idle',
    'Script antes de que la página esté completa y en reposo',
  ),
  'script-in-all': inBoth('All script of a visit', 'Todo el script de una visita'),
  'font-files': inBoth('Font files', 'Archivos de letra'),
  'font-bytes': inBoth('Font', 'Letra'),
  'font-not-preloaded': inBoth(
    'Pages that do not preload their font',
    'Páginas que no precargan su letra',
  ),
  'visit-bytes': inBoth('Whole first visit to home', 'Primera visita entera al inicio'),
  'visit-requests': inBoth(
    'Requests of the first visit to home',
    'Peticiones de la primera visita al inicio',
  ),
  'worker-bytes': inBoth(
    'What the service worker fetches in the background',
    'Lo que el service worker pide de fondo',
  ),
  'second-own': inBoth(
    'What a second page needs of its own',
    'Lo que una segunda página necesita de suyo',
  ),
  'second-after-click': inBoth(
    'Requests after the click on a link',
    'Peticiones después de pulsar un enlace',
  ),
  'second-heading': inBoth(
    'From the click to the new heading',
    'De la pulsación al nuevo encabezado',
  ),
  'second-data-saver': inBoth(
    'Scripts loaded ahead with data saver on',
    'Scripts pedidos por adelantado con ahorro de datos',
  ),
  'lighthouse-mobile': inBoth(
    'Lighthouse on a phone, lowest of four scores',
    'Lighthouse en el móvil, la menor de cuatro notas',
  ),
  'lighthouse-desktop': inBoth(
    'Lighthouse on a desktop, lowest of four scores',
    'Lighthouse en el escritorio, la menor de cuatro notas',
  ),
  'paint-ratio': inBoth(
    "Largest paint, compared with the twin's",
    'Pintado mayor, comparado con el gemelo',
  ),
  'blocking-time': inBoth(
    'Total blocking time beyond the twin',
    'Tiempo total de bloqueo por encima del gemelo',
  ),
  shift: inBoth('Layout shift', 'Desplazamiento del diseño'),
  'not-restored': inBoth(
    'Pages that the back/forward cache cannot keep',
    'Páginas que la caché de ida y vuelta no puede guardar',
  ),
  timers: inBoth(
    "Callbacks at rest, without the countdown's",
    'Llamadas en reposo, sin las de la cuenta atrás',
  ),
  'hidden-work': inBoth('Callbacks in a hidden tab', 'Llamadas en una pestaña oculta'),
  'forced-layouts': inBoth(
    'Layouts forced by scroll listeners',
    'Maquetaciones forzadas al desplazar',
  ),
  'start-seconds': inBoth(
    'From `npm start` to the printed address',
    'De `npm start` a la dirección escrita',
  ),
  'start-left': inBoth(
    'Processes that Ctrl+C leaves behind',
    'Procesos que quedan tras pulsar Ctrl+C',
  ),
  'test-seconds': inBoth('`npm test`', '`npm test`'),
}

export const nameOf = (id: RowId, language: Language): string => names[id][language]

/** What a visit is made of, and what happens in it, as the report names them. */
export const kindNames: Readonly<Record<Kind, string>> = {
  page: 'Página con sus estilos',
  style: 'Hoja de estilos aparte',
  script: 'Script',
  font: 'Letra',
  image: 'Imágenes e iconos',
  other: 'Otros',
}

export const moments = [
  ['firstPaint', 'Primer pintado'],
  ['largestPaint', 'Pintado mayor'],
  ['complete', 'Página completa'],
  ['started', 'Aplicación en marcha'],
] as const satisfies readonly (readonly [keyof Timeline, string])[]

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es-ES' }

/** A number with as many decimals as say something. */
export function number(value: number, decimals: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  }).format(value)
}

/** How each unit is written: by what it is divided, with how many decimals, before which sign. */
const units: Readonly<Record<Unit, readonly [by: number, decimals: number, text: string]>> = {
  bytes: [1_000, 1, '# kB'],
  milliseconds: [1, 0, '# ms'],
  seconds: [1, 0, '# s'],
  ratio: [1, 3, '× #'],
  shift: [1, 3, '#'],
  count: [1, 0, '#'],
  score: [1, 0, '#'],
}

/** A figure with its unit. */
export function quantity(value: number, unit: Unit, language: Language): string {
  const [by, decimals, text] = units[unit]
  return text.replace('#', number(value / by, decimals, language))
}

/** "≤ 14.0 kB", "≥ 100", "0"; a dash if there is no goal. */
export function goal({ limit, unit }: Pick<Row, 'limit' | 'unit'>, language: Language): string {
  if (limit === null) return '—'
  if (limit === 0) return '0'
  return `${unit === 'score' ? '≥' : '≤'} ${quantity(limit, unit, language)}`
}

/** A row's cells: what, goal, figure with its note, twin, verdict. */
export function cellsOf(row: Row, language: Language): string[] {
  const { id, unit, figure, twin, note } = row
  const met = isMet(row)
  return [
    nameOf(id, language),
    goal(row, language),
    quantity(figure, unit, language) + (note === null ? '' : ` (${note})`),
    twin === null ? '—' : quantity(twin, unit, language),
    met === null ? '·' : met ? '✓' : '✗',
  ]
}

/** What growth costs, a line for each page: content, build, page, HTML, script, largest paint. */
export const growthCells = (steps: readonly GrowthStep[], language: Language): string[][] =>
  steps.flatMap(({ factor, buildSeconds, pages }) =>
    pages.map(({ page, html, script, largestPaint }) => [
      `× ${factor}`,
      quantity(buildSeconds, 'seconds', language),
      page,
      quantity(html, 'bytes', language),
      quantity(script, 'bytes', language),
      quantity(largestPaint, 'milliseconds', language),
    ]),
  )

/** "1,000,000 × 131,234 B = 131.2 GB": traffic of a million visits, in gigabytes of 1000³ bytes, as hosts bill it. */
export function millionTimes(bytes: number, language: Language): string {
  const [factor, each] = [1_000_000, bytes].map((value) => number(value, 0, language))
  return `${factor} × ${each} B = ${number(bytes / 1_000, 1, language)} GB`
}

/** Lines of cells as a Markdown table, its columns aligned as prettier aligns them; a terminal shows it as well. */
export function markdownTable([head = [], ...body]: readonly (readonly string[])[]): string {
  const lines = [head, ...body].map((line) => line.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const [headLine = [], ...bodyLines] = lines
  return [row(headLine), rule, ...bodyLines.map(row)].join('\n')
}
