import type { Page } from '@playwright/test'
import { layoutFaults } from '../../scripts/lib/layout-faults.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { breakpointsOf } from './breakpoints.ts'
import * as observers from './observers.ts'

export type Size = readonly [width: number, height: number]

const heightOf = (width: number) =>
  width < 640 ? 2 * width : width < 1024 ? 1180 : Math.max(720, Math.round(width * 0.5625))

export const sizeOf = (width: number): Size => [width, heightOf(width)]

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
  ...[320, ...breakpointsOf(distDir).filter((width) => width > 320), 2880].map(sizeOf),
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

/** Words that no window of less than 12em holds are broken. */
const minimumEms = 12

/**
 * What is wrong with the page that is open, a line per fault.
 * @param textSize the visitor's; at another one than browsers come with, only what nobody may lose is looked for
 * @param isUsual whether it is one of the days on which most people come
 */
export async function faultsNow(
  page: Page,
  path: string,
  { textSize = 16, isUsual = true } = {},
): Promise<string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const layout = (await page.evaluate(layoutFaults)).filter(({ kind, target }) => {
    if (kind === 'full') return false
    if (kind === 'cut' && width < minimumEms * textSize) return false
    if (kind !== 'broken' && kind !== 'thin') return true
    // Where text is large, only headings and display type are kept whole.
    return width >= minimumEms * textSize && (textSize === 16 || /^h[1-3]/.test(target))
  })
  const always = [observers.crowdedTexts, observers.stuckShare]
  const usual = [
    ...(path === '/sin-conexion.html' ? [] : [observers.widows]),
    observers.lostTiles,
    ...(path === '/' ? [] : [observers.slits]),
    observers.smallTargets,
    ...(path === '/' ? [observers.coveredByMap, observers.outOfOrder] : []),
    ...(path === '/no-existe' ? [observers.lostWrongTile] : []),
  ]
  const found = layout.map(({ kind, target }) => `${kind}: ${target}`)
  for (const look of textSize === 16 ? [...always, ...usual] : always) {
    found.push(...(await page.evaluate(look)))
  }
  if (!isUsual || textSize > 16 || (height < 480 && !evenIfLow.has(path))) return found
  const below = await page.evaluate(observers.belowFirstScreen, firstScreens[path] ?? [])
  return [...found, ...below.map((part) => `below the first screen: ${part}`)]
}
