import type PDFDocument from 'pdfkit'
import { colours } from '../../../src/azulejo/palette.ts'
import type { ProgrammeItem, ProgrammePart } from '../../../src/content/programme.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { timeOf } from '../../../src/lib/dates.ts'
import { addressLine, eventName, factsOf } from '../../../src/lib/facts.ts'
import type { SiteContent } from '../site-content.ts'

/** Only measures here: `scripts/outputs/programme-pdf/programme-pdf.ts` draws. All lengths are in points, from the upper left corner. */
type Document = InstanceType<typeof PDFDocument>

export type FontName = 'regular' | 'bold' | 'display'

export type Style = {
  readonly font: FontName
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

/** The line of a timeline, with a mark at each item. */
export type Rail = {
  readonly x: number
  readonly marks: readonly number[]
  readonly bottom: number
  readonly colour: string
}

export type Rule = { readonly x: number; readonly y: number; readonly width: number }

export type Layout = {
  readonly document: Element
  /** Where the ground turns from day to night. */
  readonly nightTop: number
  readonly rails: readonly Rail[]
  readonly rules: readonly Rule[]
}

/** A4. */
export const page = { width: 595.28, height: 841.89 }
/** The page is twelve tiles wide. */
export const tile = page.width / 12
export const wall = { columns: 4, rows: 3 }
export const wallLeft = page.width - tile * wall.columns
/** The strip below the head, which holds the date. */
export const strip = { top: tile * wall.rows, height: 33 }
export const border = { columns: 24, rows: 1, size: tile / 2 }

const margin = 34
const right = page.width - margin
const headWidth = wallLeft - margin - 14
const bodyTop = strip.top + strip.height
const bodyBottom = page.height - border.rows * border.size

const railX = margin + 76
const textLeft = margin + 94
const talkGap = 20
const talkWidth = (right - textLeft - talkGap) / 2
const talkLefts = [textLeft, textLeft + talkWidth + talkGap] as const
const perkColumns = 4
const perkGap = 16
const perkWidth = (right - margin - perkGap * (perkColumns - 1)) / perkColumns

/** Text sizes that are tried, in parts of the design's. The smallest makes 8 points of the smallest text. */
const scales = Array.from({ length: 27 }, (_, i) => 1.15 - i / 100)
const titleSizes = Array.from({ length: 29 }, (_, i) => 64 - i)

type Tone = { readonly text: string; readonly accent: string; readonly rail: string }
const day: Tone = { text: colours.tinta, accent: colours.cobalto, rail: colours.tinta }
const night: Tone = { text: colours.cal, accent: colours.albero, rail: colours.cielo }

const display = (size: number, colour: string, leading = 1.1): Style => {
  return { font: 'display', size, leading, colour }
}
const bold = (size: number, colour: string): Style => {
  return { font: 'bold', size, leading: 1.25, colour }
}
const plain = (size: number, colour: string): Style => {
  return { font: 'regular', size, leading: 1.3, colour }
}

/** How pdfkit is to set a text: its own lines stand 1.2 sizes apart; figures of one width make times a column. */
export function textOptions({ size, leading }: Style, text: string, width: number) {
  const features = /\d:\d/.test(text) ? { features: ['tnum' as const] } : {}
  return { width, lineGap: size * (leading - 1.2), ...features }
}

/**
 * Places everything that the programme says on one page, in the largest text that fits.
 * @throws where even the smallest does not fit, with the file to shorten.
 */
export function layProgramme(doc: Document, content: SiteContent, site: SiteAddress): Layout {
  let excess = 0
  for (const scale of scales) {
    const { bottom, gaps } = layBody(doc, content, site, scale, 0)
    excess = bottom - bodyBottom
    if (excess > 0) continue
    const body = layBody(doc, content, site, scale, -excess / gaps)
    return { ...body, document: element('Document', ...layHead(doc, content), ...body.elements) }
  }
  throw new Error(
    `The programme PDF is ${Math.ceil((excess / 72) * 25.4)} mm too long for its one page, even in its smallest text: ` +
      'shorten the items in src/content/programme.ts or the perks in src/content/perks.ts.',
  )
}

function box(doc: Document, text: string, style: Style, x: number, y: number, width: number): Box {
  doc.font(style.font).fontSize(style.size)
  const height = (within: number) => doc.heightOfString(text, textOptions(style, text, within))
  const full = height(width)
  // As narrow as it can be without another line, so that no word stands alone in the last one.
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

const widestWord = (doc: Document, text: string) =>
  Math.max(...text.split(' ').map((word) => doc.widthOfString(word)))

const bottomOf = (boxes: readonly Box[]) => Math.max(...boxes.map(({ y, height }) => y + height))

type Line = readonly [text: string, style: Style]

/** Texts below one another. */
function stack(doc: Document, lines: readonly Line[], x: number, y: number, width: number): Box[] {
  const boxes: Box[] = []
  for (const [text, style] of lines) {
    boxes.push(box(doc, text, style, x, boxes.length > 0 ? bottomOf(boxes) : y, width))
  }
  return boxes
}

function element(tag: string, ...children: readonly (Element | Box)[]): Element {
  return { tag, children }
}

const paragraphs = (boxes: readonly Box[]) => boxes.map((line) => element('P', line))

const listItem = (boxes: readonly Box[]) => element('LI', element('LBody', ...paragraphs(boxes)))

const hours = (from: string, to: string) => `${from}–${to}`

function layHead(doc: Document, { event, venues, programme, pages }: SiteContent): Element[] {
  const { fechaLarga } = factsOf(event, venues, programme)
  const kicker = box(doc, pages.programme.heading, bold(14, colours.cobalto), margin, 15, headWidth)
  const title = layTitle(doc, eventName(event), bottomOf([kicker]) - 6)
  const style = bold(16, colours.tinta)
  const y = strip.top + (strip.height - style.size * style.leading) / 2
  const date = box(doc, fechaLarga, style, margin, y, headWidth)
  const time = hours(timeOf(event.start), timeOf(event.end))
  return [
    element('H1', kicker, title),
    element('P', date, box(doc, time, style, wallLeft, y, right - wallLeft)),
  ]
}

function layTitle(doc: Document, text: string, top: number): Box {
  for (const size of titleSizes) {
    const title = box(doc, text, display(size, colours.tinta, 0.9), margin, top, headWidth)
    if (widestWord(doc, text) <= headWidth && bottomOf([title]) <= strip.top - 6) return title
  }
  throw new Error(
    `«${text}» is too long for the head of the programme PDF: shorten the name in src/content/event.ts.`,
  )
}

/** What the parts of the body share: text sizes follow `scale`, and `gap` counts the gaps that can stretch. */
type Setting = {
  readonly doc: Document
  readonly content: SiteContent
  readonly scale: number
  readonly gap: (size: number) => number
}

function layBody(
  doc: Document,
  content: SiteContent,
  site: SiteAddress,
  scale: number,
  stretch: number,
) {
  let gaps = 0
  const gap = (size: number) => {
    gaps++
    // Gaps give way sooner than text.
    return size * scale ** 3 + stretch
  }
  const setting = { doc, content, scale, gap }
  const { morning, night: evening } = content.programme
  const first = layPart(setting, morning, day, bodyTop + gap(14))
  const nightTop = first.bottom + gap(15)
  const second = layPart(setting, evening, night, nightTop + gap(14))
  const list = layPerks(setting, second.bottom + gap(13))
  const foot = layFoot(setting, site, list.bottom + gap(12))
  return {
    elements: [...first.elements, ...second.elements, ...list.elements, ...foot.elements],
    nightTop,
    rails: [first.rail, second.rail],
    rules: [...list.rules, foot.rule],
    bottom: foot.bottom + gap(10),
    gaps,
  }
}

function layPart(setting: Setting, part: ProgrammePart, tone: Tone, top: number) {
  const { doc, content, scale, gap } = setting
  const venue = content.venues[part.venue]
  const [, venueLeft] = talkLefts
  const large = display(27 * scale, tone.text)
  const title = box(doc, part.title, large, margin, top, venueLeft - margin)
  const timesLeft = margin + doc.widthOfString(part.title) + 12 * scale
  const times = box(
    doc,
    hours(part.start, part.end),
    { ...large, colour: tone.accent },
    timesLeft,
    top,
    venueLeft - timesLeft,
  )
  const place = stack(
    doc,
    [
      [venue.name, bold(10.5 * scale, tone.text)],
      [addressLine(venue, content.event), plain(9.5 * scale, tone.text)],
    ],
    venueLeft,
    top + 5 * scale,
    right - venueLeft,
  )
  let y = bottomOf([title, times, ...place])
  const marks: number[] = []
  const items = part.items.map((item: ProgrammeItem) => {
    y += gap(9)
    marks.push(y + 11 * scale)
    const laid = layItem(setting, item, tone, y)
    y = laid.bottom
    return laid.element
  })
  return {
    elements: [element('H2', title, times), ...paragraphs(place), element('L', ...items)],
    rail: { x: railX, marks, bottom: y, colour: tone.rail },
    bottom: y,
  }
}

function layItem(setting: Setting, item: ProgrammeItem, tone: Tone, top: number) {
  const { doc, scale } = setting
  const time = stack(
    doc,
    [
      [item.start, display(20 * scale, tone.accent, 1)],
      [`–${item.end}`, plain(10 * scale, tone.text)],
    ],
    margin,
    top,
    railX - margin,
  )
  const width = right - textLeft
  const title = box(doc, item.title, display(18 * scale, tone.text), textLeft, top, width)
  const under = bottomOf([title])
  // The talks of an item say better than its description what it is about.
  const talks = item.talks ? layTalks(setting, item.talks, tone, under + 4 * scale) : undefined
  const description = talks
    ? []
    : [box(doc, item.description, plain(10 * scale, tone.text), textLeft, under, width)]
  const body = element('LBody', element('H3', title), ...paragraphs(description))
  return {
    element: element(
      'LI',
      element('Lbl', ...time),
      talks ? { ...body, children: [...body.children, talks.element] } : body,
    ),
    bottom: Math.max(bottomOf([...time, title, ...description]), talks?.bottom ?? 0),
  }
}

function layTalks(
  { doc, content, scale }: Setting,
  talks: NonNullable<ProgrammeItem['talks']>,
  tone: Tone,
  top: number,
) {
  const cells: Box[][] = []
  let y = top
  for (const [i, { speaker, talk }] of talks.entries()) {
    const column = i % talkLefts.length
    if (column === 0 && i > 0) y = bottomOf(cells.flat()) + 7 * scale
    const { name, role } = content.speakers[speaker]
    const lines: readonly Line[] = [
      [talk, bold(10.5 * scale, tone.text)],
      [name, bold(9.5 * scale, tone.accent)],
      [role, plain(9.5 * scale, tone.text)],
    ]
    cells.push(stack(doc, lines, talkLefts[column] ?? textLeft, y, talkWidth))
  }
  return { element: element('L', ...cells.map(listItem)), bottom: bottomOf(cells.flat()) }
}

function layPerks({ doc, content, scale, gap }: Setting, top: number) {
  const heading = box(
    doc,
    content.copy.programme.perks.heading,
    display(18 * scale, night.text),
    margin,
    top,
    right - margin,
  )
  const cells: Box[][] = []
  const rules: Rule[] = []
  let y = 0
  for (const [i, { title, text }] of content.perks.entries()) {
    const column = i % perkColumns
    if (column === 0) y = bottomOf([heading, ...cells.flat()]) + gap(8)
    const x = margin + column * (perkWidth + perkGap)
    const lines: readonly Line[] = [
      [title, bold(10 * scale, night.accent)],
      [text, plain(9 * scale, night.text)],
    ]
    rules.push({ x, y, width: perkWidth })
    cells.push(stack(doc, lines, x, y + 4 * scale, perkWidth))
  }
  return {
    elements: [element('H3', heading), element('L', ...cells.map(listItem))],
    rules,
    bottom: bottomOf([heading, ...cells.flat()]),
  }
}

function layFoot({ doc, content, scale }: Setting, site: SiteAddress, top: number) {
  const { email } = content.event
  const address = absoluteUrl('/', site)
  const y = top + 6 * scale
  const linked = (text: string, link: string, x: number, end: number): Box => {
    return { ...box(doc, text, bold(10 * scale, night.accent), x, y, end - x), link }
  }
  const middle = tile * 4
  const here = linked(address.replace(/^https?:\/\/|\/$/g, ''), address, margin, middle - 8)
  const mail = linked(email, `mailto:${email}`, middle, wallLeft - 8)
  const small = plain(9 * scale, night.text)
  const note = box(doc, content.copy.programme.note, small, wallLeft, y, right - wallLeft)
  return {
    elements: [
      element('P', note),
      element('P', element('Link', here)),
      element('P', element('Link', mail)),
    ],
    rule: { x: margin, y: top, width: right - margin },
    bottom: bottomOf([note, here, mail]),
  }
}
