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

const lowPhones: readonly Size[] = [
  [360, 640],
  [667, 375],
  [740, 360],
  [844, 390],
  [932, 430],
]

/**
 * Between two breakpoints a layout changes gradually, and its columns are narrowest at the lower one, so these windows
 * are enough to find its faults.
 */
export const walkedSizes: readonly Size[] = [
  ...[320, ...breakpoints().filter((width) => width > 320), 2880].map(sizeOf),
  ...lowPhones,
]

/** Pages that look otherwise on another day or in another event. */
export const otherVisits = [
  { visited: 'DELIVERED', phase: 'during', paths: ['/', '/programa'] },
  { visited: 'DELIVERED', phase: 'after', paths: ['/', '/entradas'] },
  { visited: 'FULL', phase: 'before', paths: ['/', '/normas'] },
  { visited: 'OTHER', phase: 'before', paths: ['.//', './programa'] },
] as const

/** Phones, standing and lying, a tablet, a laptop and a wall: for those visits (`npm test -- --all` takes all sizes). */
export const fewSizes: readonly Size[] = [
  [320, 640],
  [390, 844],
  [740, 360],
  [768, 1180],
  [1280, 720],
  [2560, 1440],
]

/** Selectors of what people come for; in a low window it must be in the first screen only if `evenIfLow`. */
const firstScreens: Readonly<Record<string, { parts: readonly string[]; evenIfLow?: true }>> = {
  '/': { parts: ['h1', 'a.button'], evenIfLow: true },
  '/entradas': { parts: ['h1', '#comprar a.button'], evenIfLow: true },
  '/patrocina': { parts: ['h1', 'a[href="#dosier"]'] },
  '/contacto': { parts: ['h1', 'label[for$=nombre]', '[name=nombre]'] },
  '/programa': { parts: ['h1', 'ol h3'] },
  '/ponentes': { parts: ['h1', 'h2'] },
  '/sin-conexion.html': { parts: ['h1', 'header p', 'a.button'], evenIfLow: true },
  '/no-existe': { parts: ['h1', 'a.button'], evenIfLow: true },
}

/** The longest words do not fit into a window narrower than 12em. */
const minimumEms = 12

type Visit = {
  /** The visitor's; with another one than the browser's default, only loss of content counts. */
  readonly textSize?: number
  /** Before the event, when most people come. Later the first screen shows what is on, or that all is over. */
  readonly isUsual?: boolean
}

/** What is wrong with a page in windows of these sizes, a line per fault. */
export async function faultsOnWalk(
  page: Page,
  path: string,
  sizes: readonly Size[],
  visit: Visit,
): Promise<string[]> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  const faults: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const isHeld = width >= minimumEms * (visit.textSize ?? 16)
    const layout = (await page.evaluate(layoutFaults))
      .filter(({ kind }) => kind !== 'full' && (isHeld || !/broken|thin/.test(kind)))
      .map(({ kind, target }) => `${kind}: ${target}`)
    // All in one call, because each call into the page takes time.
    const looks = `[${looksAt(path, height, visit).join()}].flat()`
    const found = [...layout, ...(await page.evaluate<string[]>(looks))]
    faults.push(...found.map((fault) => `${width} × ${height}: ${fault}`))
  }
  return faults
}

/** The observers for a window of this height, as calls. */
function looksAt(path: string, height: number, { textSize = 16, isUsual = true }: Visit) {
  const { parts = [], evenIfLow = false } = firstScreens[path] ?? {}
  const isLow = height < 480
  const isFirst = isUsual && textSize === 16 && (!isLow || evenIfLow)
  const looks = [
    observers.stuckShare,
    ...(textSize === 16 ? [observers.bareWalls, observers.smallTargets] : []),
    // On the day, and on a low screen, the countdown's digits are larger than the title.
    ...(isFirst && !isLow ? [observers.smallTitle] : []),
    ...(isFirst && path === '/'
      ? [observers.coveredByMap, observers.noWall, observers.freeRectangle]
      : []),
  ].map((look) => `(${look})()`)
  const first = `(${observers.belowFirstScreen})(...${JSON.stringify(parts)})`
  return isFirst ? [...looks, first] : looks
}
