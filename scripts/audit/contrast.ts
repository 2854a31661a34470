import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, rgbAt, type Rgb } from '../lib/contrast.ts'
import type { Box } from './in-page/boxes.ts'
import type { RuleResult } from './model.ts'

/** Three bytes a pixel, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The places in a picture that lie in one of the boxes. */
export function* placesIn(boxes: readonly Box[], { width, height }: Pixels): Generator<number> {
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
  let ink: Rgb | null = null
  let strongest = 0
  for (const place of placesIn(boxes, without)) {
    const front = rgbAt(withText.data, place * 3)
    const ground = rgbAt(without.data, place * 3)
    const difference = Math.max(...front.map((value, i) => Math.abs(value - (ground[i] ?? 0))))
    if (difference < 8) continue
    grounds.push(ground)
    if (difference > strongest) {
      strongest = difference
      ink = front
    }
  }
  if (!ink) return null
  const colour = ink
  return grounds.reduce((least, ground) => Math.min(least, contrastOf(colour, ground)), 21)
}

const transparentText = `*, ::before, ::after { transition: none !important }
* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }`

const shot = async (page: Page): Promise<Pixels> =>
  pixelsOf(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }))

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
  const isOpen = ({ rule, outcome }: RuleResult) => outcome === 'cantTell' && rule in leastContrasts
  if (!results.some(isOpen)) return [...results]
  const withText = await shot(page)
  const without = await withStyle(page, transparentText, () => shot(page))
  const settled = results.map(async (result) => {
    const least = leastContrasts[result.rule]
    if (!least || !isOpen(result)) return result
    const targets = result.findings.map(({ target }) => target)
    const texts = await page.evaluate((paths) => window.audit.drawnText(paths), targets)
    const findings = result.findings.filter((_, index) => {
      const { boxes = [], scrolledOut, large } = texts[index] ?? {}
      // What a table holds out of sight is measured in a window in which it fits.
      if (scrolledOut) return false
      return (leastContrast(withText, without, boxes) ?? 0) < (large ? least.large : least.text)
    })
    return findings.length > 0
      ? { ...result, findings }
      : { ...result, outcome: 'resolved' as const, findings: [] }
  })
  return Promise.all(settled)
}

/** Does something while a style sheet is added. Constructed ones pass every content security policy. */
export async function withStyle<T>(page: Page, css: string, work: () => Promise<T>): Promise<T> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
    return added
  }, css)
  const result = await work()
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added)
  })
  await sheet.dispose()
  return result
}
