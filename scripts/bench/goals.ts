export type Unit = 'bytes' | 'milliseconds' | 'seconds' | 'count' | 'ratio' | 'score' | 'shift'

type Goal = {
  readonly what: string
  readonly unit: Unit
  /** What the figure may be at the most; a score: at the least. */
  readonly limit: number
}

const goal = (what: string, unit: Unit, limit: number): Goal => ({ what, unit, limit })

/** Bytes are brotli's, kB are 1000. */
export const goals = {
  'first-paint': goal('Everything that the first paint waits for', 'bytes', 14_000),
  blocking: goal('Render-blocking requests after the page', 'count', 0),
  'script-before-idle': goal('Script before the page is complete and idle', 'bytes', 1_500),
  'script-in-all': goal('All script of a visit', 'bytes', 95_000),
  'font-files': goal('Font files', 'count', 1),
  'font-bytes': goal('Font', 'bytes', 30_000),
  'visit-bytes': goal('Whole first visit to home', 'bytes', 150_000),
  'visit-requests': goal('Requests of the first visit to home', 'count', 8),
  'worker-bytes': goal('What the service worker fetches in the background', 'bytes', 300_000),
  'second-own': goal('What a second page needs of its own', 'bytes', 5_000),
  'second-after-click': goal('Requests after the click on a link', 'count', 0),
  'second-heading': goal('From the click to the new heading', 'milliseconds', 100),
  'lighthouse-mobile': goal('Lighthouse on a phone, lowest of four scores', 'score', 100),
  'lighthouse-desktop': goal('Lighthouse on a desktop, lowest of four scores', 'score', 100),
  'paint-ratio': goal("Largest paint, compared with the twin's", 'ratio', 1.03),
  'blocking-time': goal('Total blocking time beyond the twin', 'milliseconds', 50),
  shift: goal('Layout shift', 'shift', 0),
  'not-restored': goal('Pages that the back/forward cache cannot keep', 'count', 0),
  timers: goal("Callbacks at rest, without the countdown's", 'count', 0),
  'hidden-work': goal('Callbacks in a hidden tab', 'count', 0),
  'forced-layouts': goal('Layouts forced by scroll listeners', 'count', 0),
  'start-seconds': goal('From `npm start` to the printed address', 'seconds', 30),
  'start-left': goal('Processes that Ctrl+C leaves behind', 'count', 0),
} as const

export type GoalId = keyof typeof goals

/** One line of the table: what was measured, against what it should be. */
export type Row = Goal & {
  readonly figure: number
  /** The twin's figure, if it has one. */
  readonly twin: number | null
  /** What is beside the figure: the page that it comes from, if that is the worst of all, or what it counts. */
  readonly note: string | null
  /** What it was, by name: requests, audits, reasons. */
  readonly details: readonly string[]
}

export const isMet = ({ unit, figure, limit }: Pick<Row, 'unit' | 'figure' | 'limit'>): boolean =>
  unit === 'score' ? figure >= limit : figure <= limit

/** Why goals were missed, a line each: "Requests after the click on a link: /faq.js". */
export const reasonsOf = (rows: readonly Row[]): string[] =>
  rows
    .filter((row) => !isMet(row) && row.details.length > 0)
    .map(({ what, details }) => `${what}: ${details.join(', ')}`)
