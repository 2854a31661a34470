import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, rgbAt, type Rgb } from '../lib/contrast.ts'

/** A box of text in the page, in CSS pixels from its top left corner. */
type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Text of an element as it is drawn. */
export type DrawnText = {
  readonly text: string
  readonly boxes: readonly Box[]
  /** WCAG's "large-scale": 24 px, or 18.66 px in bold. */
  readonly large: boolean
}

/** Three bytes a pixel, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * The least contrast that text has with what lies behind it, from two pictures of the same place: one with the text and
 * one without. The text's colour is that of the pixel that differs most; it is held against the ground of every pixel
 * that the text touches. Null where the two pictures are alike: nothing is drawn there.
 */
export function leastContrast(
  withText: Pixels,
  without: Pixels,
  boxes: readonly Box[],
): number | null {
  const at = ({ data, width }: Pixels, x: number, y: number) => rgbAt(data, (y * width + x) * 3)
  const grounds: Rgb[] = []
  let ink: Rgb | null = null
  let strongest = 0
  for (const { x, y, width, height } of boxes) {
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(y + height, without.height); row++) {
      for (
        let column = Math.max(0, Math.floor(x));
        column < Math.min(x + width, without.width);
        column++
      ) {
        const front = at(withText, column, row)
        const ground = at(without, column, row)
        const difference = Math.max(
          ...front.map((value, index) => Math.abs(value - (ground[index] ?? 0))),
        )
        if (difference < 8) continue
        grounds.push(ground)
        if (difference > strongest) {
          strongest = difference
          ink = front
        }
      }
    }
  }
  if (!ink) return null
  const colour = ink
  return grounds.reduce((least, ground) => Math.min(least, contrastOf(colour, ground)), 21)
}

/**
 * The contrast of flat text, as forced colours draw it, from one picture: that of the most frequent colour in its boxes
 * with the one that differs most.
 */
export function flatContrast({ data, width, height }: Pixels, boxes: readonly Box[]): number {
  const counts = new Map<number, number>()
  for (const box of boxes) {
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(box.y + box.height, height); y++) {
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(box.x + box.width, width); x++) {
        const start = (y * width + x) * 3
        const colour =
          ((data[start] ?? 0) << 16) | ((data[start + 1] ?? 0) << 8) | (data[start + 2] ?? 0)
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
    }
  }
  const rgb = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255]
  const [ground] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0]
  return [...counts.keys()].reduce(
    (most, ink) => Math.max(most, contrastOf(rgb(ink), rgb(ground))),
    1,
  )
}

/** Finds the text of elements, given by CSS selectors or XPath, in the page as it stands. */
export function findText(page: Page, targets: readonly string[]): Promise<DrawnText[]> {
  return page.evaluate(
    (paths) => {
      const find = (path: string): Node | null =>
        path.startsWith('/')
          ? document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
              .singleNodeValue
          : document.querySelector(path)
      return paths.map((path) => {
        const node = find(path)
        const element = node instanceof Element ? node : (node?.parentElement ?? null)
        const texts =
          node instanceof Element
            ? [...node.childNodes].filter((child) => child instanceof Text)
            : node
              ? [node]
              : []
        const boxes = texts.flatMap((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return [...range.getClientRects()].map(({ x, y, width, height }) => ({
            x: x + window.scrollX,
            y: y + window.scrollY,
            width,
            height,
          }))
        })
        const style = element && getComputedStyle(element)
        const size = style ? parseFloat(style.fontSize) : 0
        return {
          text: texts
            .map((text) => text.textContent ?? '')
            .join(' ')
            .trim(),
          boxes,
          large: size >= 24 || (size >= 18.66 && Number(style?.fontWeight) >= 700),
        }
      })
    },
    [...targets],
  )
}

const transparentText = `*, ::before, ::after { transition: none !important }
* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }`

async function shot(page: Page, clip: Box): Promise<Pixels> {
  return pixelsOf(
    await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' }),
  )
}

/** Measures on the page's pixels how much texts stand out from whatever is drawn behind them. */
export async function measureContrast(
  page: Page,
  texts: readonly DrawnText[],
): Promise<(number | null)[]> {
  const clip = frameOf(texts)
  if (!clip) return texts.map(() => null)
  const withText = await shot(page, clip)
  const remove = await addStyle(page, transparentText)
  const without = await shot(page, clip)
  await remove()
  return texts.map((text) => leastContrast(withText, without, moved(text, clip)))
}

/** The same under forced colours, which leave no way to draw a page without its text. */
export async function measureFlatContrast(
  page: Page,
  texts: readonly DrawnText[],
): Promise<number[]> {
  const clip = frameOf(texts)
  if (!clip) return []
  const picture = await shot(page, clip)
  return texts.map((text) => flatContrast(picture, moved(text, clip)))
}

const moved = ({ boxes }: DrawnText, { x, y }: Box): Box[] =>
  boxes.map((box) => ({ ...box, x: box.x - x, y: box.y - y }))

/** The smallest part of the page that holds all these texts. */
function frameOf(texts: readonly DrawnText[]): Box | null {
  const boxes = texts.flatMap((text) => text.boxes)
  if (boxes.length === 0) return null
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))))
  return {
    x,
    y,
    width: Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - x,
    height: Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - y,
  }
}

/** Constructed style sheets pass every content security policy. */
export async function addStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const handle = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  }, css)
  return () =>
    page.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }, handle)
}
