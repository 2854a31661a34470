import type { Row, RowId, Unit } from './goals.ts'

export const languages = ['en', 'es'] as const

/** English for those who run the bench, Spanish for those who read its report. */
export type Language = (typeof languages)[number]

const names: Readonly<Record<RowId, Readonly<Record<Language, string>>>> = {
  'first-paint': {
    en: 'Everything that the first paint waits for',
    es: 'Todo lo que espera el primer pintado',
  },
  blocking: {
    en: 'Render-blocking requests after the page',
    es: 'Peticiones que bloquean el pintado, tras la página',
  },
  'script-before-idle': {
    en: 'Script before the page is complete and idle',
    es: 'Script antes de que la página esté completa y en reposo',
  },
  'script-in-all': { en: 'All script of a visit', es: 'Todo el script de una visita' },
  'font-files': { en: 'Font files', es: 'Archivos de letra' },
  'font-bytes': { en: 'Font', es: 'Letra' },
  'font-not-preloaded': {
    en: 'Pages that do not preload their font',
    es: 'Páginas que no precargan su letra',
  },
  'visit-bytes': { en: 'Whole first visit to home', es: 'Primera visita entera al inicio' },
  'visit-requests': {
    en: 'Requests of the first visit to home',
    es: 'Peticiones de la primera visita al inicio',
  },
  'second-own': {
    en: 'What a second page needs of its own',
    es: 'Lo que una segunda página necesita de suyo',
  },
  'second-after-click': {
    en: 'Requests after the click on a link',
    es: 'Peticiones después de pulsar un enlace',
  },
  'second-heading': {
    en: 'From the click to the new heading',
    es: 'De la pulsación al nuevo encabezado',
  },
  'second-data-saver': {
    en: 'Scripts loaded ahead with data saver on',
    es: 'Scripts pedidos por adelantado con ahorro de datos',
  },
  'lighthouse-mobile': {
    en: 'Lighthouse on a phone, lowest of four scores',
    es: 'Lighthouse en el móvil, la menor de cuatro notas',
  },
  'lighthouse-desktop': {
    en: 'Lighthouse on a desktop, lowest of four scores',
    es: 'Lighthouse en el escritorio, la menor de cuatro notas',
  },
  'paint-ratio': {
    en: "Largest paint, compared with the twin's",
    es: 'Pintado mayor, comparado con el gemelo',
  },
  'blocking-time': {
    en: 'Total blocking time beyond the twin',
    es: 'Tiempo total de bloqueo por encima del gemelo',
  },
  shift: { en: 'Layout shift', es: 'Desplazamiento del diseño' },
  'not-restored': {
    en: 'Pages that the back/forward cache cannot keep',
    es: 'Páginas que la caché de ida y vuelta no puede guardar',
  },
  timers: {
    en: "Callbacks at rest, without the countdown's",
    es: 'Llamadas en reposo, sin las de la cuenta atrás',
  },
  'hidden-work': { en: 'Callbacks in a hidden tab', es: 'Llamadas en una pestaña oculta' },
  'forced-layouts': {
    en: 'Layouts forced by scroll listeners',
    es: 'Maquetaciones forzadas al desplazar',
  },
  'worker-bytes': {
    en: 'What the service worker fetches in the background',
    es: 'Lo que el service worker pide de fondo',
  },
}

export const nameOf = (id: RowId, language: Language): string => names[id][language]

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es-ES' }

/** A number with as many decimals as say something. */
export function number(value: number, decimals: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  }).format(value)
}

export const kilobytes = (bytes: number, language: Language): string =>
  `${number(bytes / 1000, 1, language)} kB`

/** A figure with its unit. */
export function quantity(value: number, unit: Unit, language: Language): string {
  switch (unit) {
    case 'bytes':
      return kilobytes(value, language)
    case 'milliseconds':
      return `${number(value, 0, language)} ms`
    case 'ratio':
      return `× ${number(value, 3, language)}`
    case 'shift':
      return number(value, 3, language)
    case 'count':
    case 'score':
      return number(value, 0, language)
  }
}

/** "≤ 14.0 kB", "≥ 100", "0"; a dash where there is no goal. */
export function goal({ limit, unit }: Pick<Row, 'limit' | 'unit'>, language: Language): string {
  if (limit === null) return '—'
  if (limit === 0) return '0'
  return `${unit === 'score' ? '≥' : '≤'} ${quantity(limit, unit, language)}`
}
