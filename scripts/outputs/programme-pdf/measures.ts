import type PDFDocument from 'pdfkit'
import { colours } from '../../../src/azulejo/palette.ts'

/** All lengths are in points, from the upper left corner. */
export type Document = InstanceType<typeof PDFDocument>

export type Style = {
  readonly font: 'regular' | 'bold' | 'display'
  readonly size: number
  /** Distance between lines, in font sizes. */
  readonly leading: number
  readonly colour: string
}

/** A text with its place on the page. */
export type Box = {
  readonly text: string
  readonly style: Style
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly link?: string
}

/** An element of the structure tree, by its type in ISO 32000-1, 14.8.4. */
export type Element = { readonly tag: string; readonly children: readonly (Element | Box)[] }

export type Rule = { readonly x: number; readonly y: number; readonly width: number }

/** A4. */
export const page = { width: 595.28, height: 841.89 }
/** The page is twelve tiles wide. */
export const tile = page.width / 12
export const wall = { columns: 4, rows: 3 }
export const wallLeft = page.width - tile * wall.columns
/** The strip below the head, which holds the date; on later pages it is the whole head. */
export const stripHeight = 33
export const firstStripTop = tile * wall.rows
export const border = { columns: 24, rows: 1, size: tile / 2 }
export const margin = 34
export const right = page.width - margin
/** Where the texts begin that are beside the timeline. */
export const textLeft = margin + 94
const talkGap = 20
export const talkWidth = (right - textLeft - talkGap) / 2
/** The one edge of everything in the right half. */
export const rightColumn = textLeft + talkWidth + talkGap
/** Where the rule above the foot is. */
export const footTop = page.height - border.rows * border.size - 39
/** Between body and foot, whose ground is dark on every page. */
export const footGap = 10

export type Tone = { readonly text: string; readonly accent: string; readonly rail: string }
export const day: Tone = { text: colours.tinta, accent: colours.cobalto, rail: colours.tinta }
export const night: Tone = { text: colours.cal, accent: colours.albero, rail: colours.cielo }

export const display = (size: number, colour: string, leading = 1.1): Style => {
  return { font: 'display', size, leading, colour }
}
export const bold = (size: number, colour: string): Style => {
  return { font: 'bold', size, leading: 1.25, colour }
}
export const plain = (size: number, colour: string): Style => {
  return { font: 'regular', size, leading: 1.3, colour }
}

/** How pdfkit is to set a text: its own lines are 1.2 sizes apart; figures of one width make times a column. */
export function textOptions({ size, leading }: Style, text: string, width: number) {
  const features = /\d:\d/.test(text) ? { features: ['tnum' as const] } : {}
  return { width, lineGap: size * (leading - 1.2), ...features }
}

/** Sets a text as narrow as it can be without another line, so that no word is alone in the last one. */
export function box(
  doc: Document,
  text: string,
  style: Style,
  x: number,
  y: number,
  width: number,
): Box {
  doc.font(style.font).fontSize(style.size)
  const height = (within: number) => doc.heightOfString(text, textOptions(style, text, within))
  const full = height(width)
  let narrow = 0
  let balanced = width
  if (full > style.size * style.leading * 1.5) {
    while (balanced - narrow > 1) {
      const middle = (narrow + balanced) / 2
      if (height(middle) > full || widestWord(doc, text) > middle) narrow = middle
      else balanced = middle
    }
  }
  return { text, style, x, y, width: balanced, height: full }
}

export const widestWord = (doc: Document, text: string) =>
  Math.max(...text.split(' ').map((word) => doc.widthOfString(word)))

export const bottomOf = (boxes: readonly Box[]) =>
  Math.max(...boxes.map(({ y, height }) => y + height))

export type Line = readonly [text: string, style: Style]

/** Texts below one another. */
export function stack(
  doc: Document,
  lines: readonly Line[],
  x: number,
  y: number,
  width: number,
): Box[] {
  const boxes: Box[] = []
  for (const [text, style] of lines) {
    boxes.push(box(doc, text, style, x, boxes.length > 0 ? bottomOf(boxes) : y, width))
  }
  return boxes
}

export function element(tag: string, ...children: readonly (Element | Box)[]): Element {
  return { tag, children }
}

export const paragraphs = (boxes: readonly Box[]) => boxes.map((line) => element('P', line))

export const listItem = (boxes: readonly Box[]) =>
  element('LI', element('LBody', ...paragraphs(boxes)))
