import type { Page } from '@playwright/test'
import { layoutFaults } from '../../scripts/lib/layout-faults.ts'
import { filesBelow } from '../../scripts/lib/built-site.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as observers from './observers.ts'

export type Size = readonly [width: number, height: number]

const heightOf = (width: number) =>
  width < 640 ? 2 * width : width < 1024 ? 1180 : Math.max(720, Math.round(width * 0.5625))

export const sizeOf = (width: number): Size => [width, heightOf(width)]

const pixels = { rem: 16, em: 16, px: 1 } as const

/** The widths, in pixels, at which the built styles change: those of their media queries. */
function breakpoints(): number[] {
  const css = filesBelow(distDir)
    .filter((file) => /\.(?:css|html)$/.test(file))
    .map((file) => readFileSync(join(distDir, file), 'utf8'))
    .join('\n')
  const queries = [...css.matchAll(/@media[^{]+/g)].map(String).filter((text) => /width/.test(text))
  const widths = queries.flatMap((query) =>
    [...query.matchAll(/([\d.]+)(rem|em|px)/g)].map(
      ([, number, unit]) => Number(number) * pixels[unit as keyof typeof pixels],
    ),
  )
  return [...new Set(widths)].toSorted((a, b) => a - b)
}

const lyingPhones: readonly Size[] = [
  [667, 375],
  [740, 360],
  [844, 390],
  [932, 430],
]

/**
 * Between two breakpoints a layout changes little by little, and its columns are narrowest at the lower one: so these
 * windows find what is to be found.
 */
export const walkedSizes: readonly Size[] = [
  ...[320, ...breakpoints().filter((width) => width > 320), 2880].map(sizeOf),
  ...lyingPhones,
]

/** What people come for, by its selectors. */
const firstScreens: Readonly<Record<string, readonly string[]>> = {
  '/': ['h1', 'a.button'],
  '/entradas': ['h1', '#comprar a.button'],
  '/patrocina': ['h1', 'a[href="#dosier"]'],
  '/contacto': ['h1', 'label[for$=nombre]', '[name=nombre]'],
  '/programa': ['h1', 'ol h3'],
  '/ponentes': ['h1', 'h2'],
  '/sin-conexion.html': ['h1', 'header p', 'a.button'],
  '/no-existe': ['h1', 'a.button'],
}

/** On a phone that lies only these have to be there. */
const evenIfLow: ReadonlySet<string> = new Set([
  '/',
  '/entradas',
  '/sin-conexion.html',
  '/no-existe',
])

/** No window of less than 12em holds the longest words. */
const minimumEms = 12

type Visit = {
  /** The visitor's; at another one than browsers come with, only what nobody may lose is looked for. */
  readonly textSize?: number
  /** Before the event, when most people come: later what is on, or that all is over, is on the first screen. */
  readonly isUsual?: boolean
}

/** What is wrong with the page that is open, a line per fault. */
export async function faultsAt(
  page: Page,
  path: string,
  [width, height]: Size,
  { textSize = 16, isUsual = true }: Visit = {},
): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const layout = (await page.evaluate(layoutFaults)).filter(
    ({ kind }) =>
      kind !== 'full' && (width >= minimumEms * textSize || !['broken', 'thin'].includes(kind)),
  )
  const isFirst = isUsual && textSize === 16 && (height >= 480 || evenIfLow.has(path))
  const looks: readonly (() => string[])[] = [
    observers.stuckShare,
    ...(textSize === 16 ? [observers.bareWalls, observers.smallTargets] : []),
    // On the day, and where a screen is low, the countdown's figures are the largest.
    ...(isFirst && height >= 480 ? [observers.smallTitle] : []),
    ...(isFirst && path === '/'
      ? [observers.coveredByMap, observers.noWall, observers.freeRectangle]
      : []),
  ]
  const first = JSON.stringify(isFirst ? (firstScreens[path] ?? []) : [])
  // All at once, as each way into the page takes time.
  const calls = [
    ...looks.map((look) => `(${look})()`),
    `(${observers.belowFirstScreen})(...${first})`,
  ]
  const seen = await page.evaluate<string[]>(`[${calls.join()}].flat()`)
  const found = [...layout.map(({ kind, target }) => `${kind}: ${target}`), ...seen]
  return found.map((fault) => `${width} × ${height}: ${fault}`)
}

/** The same in several windows. */
export async function faultsOnWalk(
  page: Page,
  path: string,
  sizes: readonly Size[],
  visit: Visit,
): Promise<string[]> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  const faults: string[] = []
  for (const size of sizes) faults.push(...(await faultsAt(page, path, size, visit)))
  return faults
}
