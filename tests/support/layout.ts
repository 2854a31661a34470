// What can be wrong with a page in windows of different sizes.
import type { Page } from '@playwright/test'
import { type LayoutFault, layoutFaults } from '../../scripts/lib/layout-faults.ts'
import { isAll } from './all.ts'

type Size = readonly [width: number, height: number]

/** Phones, standing and lying, the narrowest tablet, a laptop and a wall. */
const fewSizes: readonly Size[] = [
  [320, 640],
  [390, 664],
  [740, 360],
  [640, 1180],
  [1024, 768],
  [1366, 657],
  [2560, 1440],
]

const heightOf = (width: number) =>
  width < 640 ? 2 * width : width < 1024 ? 1180 : Math.max(720, Math.round(width * 0.5625))

/** All widths at which the styles change, which are multiples of 16, and those between; and low windows. */
const manySizes: readonly Size[] = Array.from({ length: 25 }, (_, step) => 320 + 32 * step)
  .concat([360, 375, 393, 412, 430, 1100, 1150, 1279, 1280, 1440, 1552, 1680, 1920, 2240, 2880])
  .map((width) => [width, heightOf(width)])

const lowSizes: readonly Size[] = [
  [360, 640],
  [667, 375],
  [844, 390],
  [932, 430],
  [1280, 1024],
  [1536, 730],
  [1920, 940],
]

const walkedSizes = isAll ? [...fewSizes, ...manySizes, ...lowSizes] : fewSizes

/** The visitor's text sizes, in pixels, each with its windows. */
const textSizes: readonly (readonly [number, ...Size[]])[] = isAll
  ? [
      [20, [360, 844]],
      [32, [320, 844], [390, 844], [667, 375], [1280, 844]],
      [48, [320, 844], [390, 844]],
    ]
  : [
      [32, [320, 844], [667, 375]],
      [48, [320, 844]],
    ]

/** Selectors of what people come for. */
type Parts = readonly string[]

/** In a low window they must be in the first screen only if `evenIfLow`. */
const firstScreens: Readonly<Record<string, { parts: Parts; evenIfLow?: true }>> = {
  '/': { parts: ['h1', 'a.button'], evenIfLow: true },
  '/entradas': { parts: ['h1', '#comprar a.button'], evenIfLow: true },
  '/patrocina': { parts: ['h1', 'a[href="#dosier"]'] },
  '/contacto': { parts: ['h1', 'label[for$=nombre]', '[name=nombre]'] },
  '/programa': { parts: ['h1', 'ol h3'] },
  '/ponentes': { parts: ['h1', 'h2'] },
  '/sin-conexion.html': { parts: ['h1', 'header p', 'a.button'], evenIfLow: true },
  '/no-existe': { parts: ['h1', 'a.button'], evenIfLow: true },
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
  const faults = (await page.evaluate(layoutFaults)).flatMap(({ kind, target }) =>
    kinds.includes(kind) ? `${kind}: ${target}` : [],
  )
  const others = kinds.length > 1 ? await page.evaluate(looks, parts) : []
  return [...faults, ...others].map((one) => `${width} × ${height}, ${textSize} px: ${one}`)
}

/**
 * What is wrong with the open page in windows of many sizes, a line per fault.
 * @param path whose first screen is known; null if it looks otherwise at this moment or in this event
 */
export async function faultsAtSizes(page: Page, path: string | null): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const { parts = [], evenIfLow = false } = firstScreens[path ?? ''] ?? {}
  const faults: string[] = []
  for (const size of walkedSizes) {
    const isLow = size[1] < 480
    faults.push(...(await faultsAt(page, size, 16, isLow && !evenIfLow ? [] : parts)))
  }
  return faults
}

/** The same for visitors with larger text, who must not lose anything, and for one with a translator's long words. */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const [textSize, ...sizes] of textSizes) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: 13 } })
    for (const size of sizes) faults.push(...(await faultsAt(page, size, textSize)))
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await browser.detach()
  await page.evaluate(lengthenWords)
  return [...faults, ...(await faultsAt(page, [320, 844], 48))]
}

/** Runs in the page. */
function lengthenWords() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    text.data = text.data.replace(/\p{L}{5,}/u, 'Veranstaltungskalender')
  }
}

/* oxlint-disable unicorn/consistent-function-scoping -- what is sent into a page brings its helpers along */

/** Runs in the page, and knows only its argument: the parts that the first screen has to show. */
function looks(parts: Parts): string[] {
  const boxOf = (one: Element) => one.getBoundingClientRect()
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())

  // A sticky header that takes more than a third of the window.
  const stuck = shown('body header:not(main *)').filter(
    (one) => getComputedStyle(one).position !== 'static' && boxOf(one).height > innerHeight / 3,
  )
  // Under 24 px, or 44 in header and forms, less browsers' rounding.
  const small = shown('a, button, input, textarea, summary').filter(
    (one) =>
      getComputedStyle(one).display !== 'inline' &&
      !one.matches('a[href="#contenido"], [name="_gotcha"]') &&
      boxOf(one).height < (one.closest('header, form') ? 43.8 : 23.8),
  )
  const below = parts.filter((part) => {
    const one = document.querySelector(`main ${part}`)
    return !one || boxOf(one).bottom + scrollY > innerHeight + 1
  })
  // Walls with a place without a tile: at an edge, or where the styles hide one. Drawings may leave cells free.
  const free = 'ol *, div.columns *, section.columns > svg'
  const bare = shown(`main svg[preserveAspectRatio$="slice"]:not(${free})`).filter((wall) => {
    const tiles = [...wall.querySelectorAll('.az')].map(boxOf)
    const box = boxOf(wall)
    const style = getComputedStyle(wall)
    const inset = (side: string) =>
      parseFloat(style.getPropertyValue(`border-${side}-width`)) +
      parseFloat(style.getPropertyValue(`padding-${side}`)) +
      // Browsers' rounding.
      1.5
    const [left, right] = [box.left + inset('left'), box.right - inset('right')]
    const [top, bottom] = [box.top + inset('top'), box.bottom - inset('bottom')]
    const shares = Array.from({ length: 41 }, (_, step) => step / 40)
    return shares.some((across) =>
      shares.some((down) => {
        const [x, y] = [left + across * (right - left), top + down * (bottom - top)]
        return !tiles.some(
          (one) => one.left <= x && one.right >= x && one.top <= y && one.bottom >= y,
        )
      }),
    )
  })
  // Addresses and directions that the map would cover, and a map too small to use.
  const map = document.querySelector('main iframe')?.getBoundingClientRect()
  const covered = !map
    ? []
    : shown('main :is(address, a[target])').filter((one) => {
        const { left, right, top, bottom } = boxOf(one)
        return left < map.right && right > map.left && top < map.bottom && bottom > map.top
      })
  const line = (what: string) => (one: Element) => `${what}: ${one.outerHTML.slice(0, 80)}`
  return [
    ...stuck.map(line('takes too much of the window')),
    ...small.map(line('too low for a finger')),
    ...bare.map(line('a bare place')),
    ...covered.map(line('under the map')),
    ...(map && Math.min(map.width, map.height) < 240 ? ['the map is too small'] : []),
    ...below.map((part) => `below the first screen: ${part}`),
  ]
}
