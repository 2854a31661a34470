// What can be wrong with a page in windows of different sizes.
import type { Page } from '@playwright/test'
import { type LayoutFault, layoutFaults } from '../../scripts/lib/layout-faults.ts'

type Size = readonly [width: number, height: number]

/** Phones, standing and lying, the narrowest tablet, a laptop and a wall. */
const windows: readonly Size[] = [
  [320, 640],
  [390, 664],
  [740, 360],
  [640, 1180],
  [1024, 768],
  [1366, 657],
  [2560, 1440],
]

/** The visitor's text sizes, in pixels, each with its windows. */
const textSizes: readonly (readonly [number, ...Size[]])[] = [
  [32, [320, 844], [667, 375]],
  [48, [320, 844]],
]

/** Selectors of what people come for. */
type Parts = readonly string[]

/** What the first screen must show, but in a low window. */
const firstScreens: Readonly<Record<string, Parts>> = {
  '/': ['h1', 'a.button'],
  '/entradas': ['h1', '#comprar a.button'],
  '/patrocina': ['h1', 'a[href="#dosier"]'],
  '/contacto': ['h1', 'label[for$=nombre]', '[name=nombre]'],
  '/programa': ['h1', 'ol h3'],
  '/ponentes': ['h1', 'h2'],
  '/sin-conexion.html': ['h1', 'header p', 'a.button'],
  '/no-existe': ['h1', 'a.button'],
}

/** The longest words do not fit into a window narrower than 12em, and text of three times its size may be cut. */
const kindsAt = (width: number, textSize: number): readonly LayoutFault['kind'][] => {
  if (textSize > 32) return ['wide']
  return width < 12 * textSize ? ['wide', 'cut', 'lost'] : ['wide', 'cut', 'lost', 'broken', 'thin']
}

/** What is wrong with the open page in a window, a line per fault. */
async function faultsAt(page: Page, [width, height]: Size, textSize: number, parts: Parts = []) {
  await page.setViewportSize({ width, height })
  const kinds = kindsAt(width, textSize)
  const faults = (await page.evaluate(layoutFaults))
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, target }) => `${kind}: ${target}`)
  const below = (await page.evaluate(partsBelow, parts)).map((part) => `below the screen: ${part}`)
  return [...faults, ...below].map((one) => `${width} × ${height}, ${textSize} px: ${one}`)
}

/**
 * What is wrong with the open page in windows of many sizes, a line per fault.
 * @param path whose first screen is known; null if it looks otherwise at this moment or in this event
 */
export async function faultsAtSizes(page: Page, path: string | null): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const parts = firstScreens[path ?? '']
  const faults: string[] = []
  for (const size of windows) {
    faults.push(...(await faultsAt(page, size, 16, size[1] < 480 ? [] : parts)))
  }
  return faults
}

/** The same for visitors with larger text, who must not lose anything. */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const [textSize, ...sizes] of textSizes) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: 13 } })
    for (const size of sizes) faults.push(...(await faultsAt(page, size, textSize)))
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await browser.detach()
  return faults
}

/** Runs in the page: which of the parts the first screen does not show whole. */
function partsBelow(parts: Parts) {
  return parts.filter((part) => {
    const box = document.querySelector(`main ${part}`)?.getBoundingClientRect()
    return !box || box.bottom + scrollY > innerHeight + 1
  })
}
