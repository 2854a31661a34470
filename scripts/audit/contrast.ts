import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, rgbAt, type Rgb } from '../lib/contrast.ts'
import type { Box } from './in-page/boxes.ts'
import type { RuleResult } from './model.ts'

/** Three bytes a pixel, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

async function shot(page: Page, clip: Box): Promise<Pixels> {
  const how = { fullPage: true, animations: 'disabled', caret: 'hide' } as const
  const png = await page.screenshot({ ...how, clip })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The places in a picture that lie in one of the boxes. */
function* placesIn(boxes: readonly Box[], { width, height }: Pixels): Generator<number> {
  for (const box of boxes) {
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(box.y + box.height, height); y++) {
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(box.x + box.width, width); x++) {
        yield y * width + x
      }
    }
  }
}

/**
 * The least contrast that text has with what lies behind it, from two pictures of the same place: one with the text and
 * one without. The text's colour is that of the pixel that differs most; it is held against the ground of every pixel
 * that the text touches. Null if the two pictures are alike: nothing is drawn there.
 */
export function leastContrast(
  withText: Pixels,
  without: Pixels,
  boxes: readonly Box[],
): number | null {
  const grounds: Rgb[] = []
  let ink: Rgb = [0, 0, 0]
  let strongest = 0
  for (const place of placesIn(boxes, without)) {
    const front = rgbAt(withText.data, place * 3)
    const ground = rgbAt(without.data, place * 3)
    const difference = Math.max(...front.map((value, i) => Math.abs(value - (ground[i] ?? 0))))
    if (difference >= 8) grounds.push(ground)
    if (difference > strongest) [strongest, ink] = [difference, front]
  }
  if (grounds.length === 0) return null
  return grounds.reduce((least, ground) => Math.min(least, contrastOf(ink, ground)), 21)
}

/** The smallest part of the page that holds all these boxes. */
function frameOf(boxes: readonly Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => Math.max(0, box.x))))
  const y = Math.floor(Math.min(...boxes.map((box) => Math.max(0, box.y))))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y }
}

const transparentText = `*, ::before, ::after { transition: none !important }
* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }
text { fill: transparent !important }`

/** Least contrast of text and of large text (WCAG 1.4.3; for body text 1.4.6), by rule of axe. */
const leastContrasts: Readonly<Record<string, { readonly text: number; readonly large: number }>> =
  {
    'color-contrast': { text: 4.5, large: 3 },
    'color-contrast-enhanced': { text: 7, large: 4.5 },
  }

/**
 * Decides on the page's pixels what axe left open, because text lies on a picture, a gradient or the edge of two boxes.
 * What stays open makes the audit fail.
 */
export async function settleContrast(
  page: Page,
  results: readonly RuleResult[],
): Promise<RuleResult[]> {
  const open = results.filter(({ rule, outcome }) => outcome === 'cantTell' && leastContrasts[rule])
  const targets = open.flatMap(({ findings }) => findings.map(({ target }) => target))
  const texts = await page.evaluate((paths) => window.audit.drawnText(paths), targets)
  const frame = frameOf(texts.flatMap(({ boxes }) => boxes))
  const isDrawn = frame.width > 0 && frame.height > 0
  const pictures = isDrawn && {
    withText: await shot(page, frame),
    without: await withStyle(page, transparentText, () => shot(page, frame)),
  }
  const isPale = (target: string, least: { readonly text: number; readonly large: number }) => {
    const { boxes = [], scrolledOut, large } = texts[targets.indexOf(target)] ?? {}
    // What a table holds out of sight is measured in a window in which it fits.
    if (scrolledOut) return false
    const moved = boxes.map((box) => ({ ...box, x: box.x - frame.x, y: box.y - frame.y }))
    const contrast = pictures && leastContrast(pictures.withText, pictures.without, moved)
    return (contrast || 0) < (large ? least.large : least.text)
  }
  return results.map((result) => {
    const least = leastContrasts[result.rule]
    if (!least || !open.includes(result)) return result
    const findings = result.findings.filter(({ target }) => isPale(target, least))
    return { ...result, findings, outcome: findings.length > 0 ? result.outcome : 'resolved' }
  })
}

/** Does something while a style sheet is added. Constructed ones pass every content security policy. */
export async function withStyle<T>(page: Page, css: string, work: () => Promise<T>): Promise<T> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  const result = await work()
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return result
}
