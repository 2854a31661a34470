import { colours } from '../../../src/azulejo/palette.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { timeOf } from '../../../src/lib/dates.ts'
import { eventName } from '../../../src/lib/facts.ts'
import type { ProgrammePart } from '../../../src/content/schema.ts'
import type { SiteContent } from '../../content/site-content.ts'
import {
  type Block,
  hours,
  layItem,
  layPart,
  layPerkRow,
  layPerks,
  perkColumns,
  perkLeft,
  type Setting,
} from './blocks.ts'
import {
  bold,
  bottomOf,
  type Box,
  box,
  day,
  display,
  type Document,
  element,
  type Element,
  firstStripTop,
  footGap,
  footTop,
  margin,
  night,
  plain,
  right,
  rightColumn,
  type Rule,
  stripHeight,
  type Tone,
  wallLeft,
  widestWord,
} from './measures.ts'

/** The line of a timeline, with a mark at each item. */
type Rail = { readonly marks: number[]; bottom: number; readonly colour: string }

export type Page = {
  /** The first page's strip is below its wall; on later ones it holds what `runningHead` says. */
  readonly stripTop: number
  readonly runningHead: readonly Box[]
  /** In reading order. */
  readonly elements: Element[]
  /** Where the ground turns from day to night. */
  nightTop: number
  readonly rails: Rail[]
  readonly rules: Rule[]
}

/** Above what comes next; the first block of a page and of the night has `block` above it on its ground. */
const gaps = { block: 13.6, item: 8.7, nightGround: 14.6, perks: 12.6, perkRow: 7.7 }
const headWidth = wallLeft - margin - 14
const tones: Readonly<Record<ProgrammePart['tone'], Tone>> = { day, night }

const titleSizes = { largest: 64, smallest: 36 }
const stripText = 16
/** Between the addresses of site and mail. */
const footLinkGap = 12
const bodyBottom = footTop - footGap

/**
 * Places everything that the programme says, on as many pages as it takes. Only measures here: programme-pdf.ts draws.
 * @throws if the name or one item is too long to be placed.
 */
export function layProgramme(doc: Document, content: SiteContent, site: SiteAddress): Page[] {
  const { programme, perks } = content
  const pages = [openPage(firstStripTop, [])]
  pages[0]?.elements.push(...layHead(doc, content))
  let y = firstStripTop + stripHeight
  const place = (gap: number, tone: Tone, lay: (setting: Setting, top: number) => Block) => {
    const setting = { doc, content, tone }
    let top = y + gap
    let block = lay(setting, top)
    if (block.bottom > bodyBottom) {
      pages.push(openPage(0, layRunningHead(doc, content, pages.length + 1)))
      top = stripHeight + gaps.block
      block = lay(setting, top)
    }
    if (block.bottom > bodyBottom) throw new Error(tooLong(block))
    addBlock(pages.at(-1) as Page, block, tone, top)
    y = block.bottom
  }
  const placePart = (part: ProgrammePart) => {
    const tone = tones[part.tone]
    const current = pages.at(-1)
    // Each page is light above and dark below: a day after a night begins another.
    if (tone === day && current && current.nightTop < bodyBottom) y = bodyBottom
    const turns = tone === night && current?.nightTop === bodyBottom
    place(turns ? gaps.nightGround + gaps.block : gaps.block, tone, (setting, top) =>
      layPart(setting, part, top),
    )
    for (const item of part.items.slice(1)) {
      place(gaps.item, tone, (setting, top) => layItem(setting, item, top))
    }
  }
  for (const part of programme) placePart(part)
  const last = tones[programme.at(-1)?.tone ?? 'night']
  for (let i = 0; i < perks.length; i += perkColumns) {
    const [gap, lay] = i === 0 ? ([gaps.perks, layPerks] as const) : [gaps.perkRow, layPerkRow]
    place(gap, last, (setting, top) => lay(setting, perks.slice(i, i + perkColumns), top))
  }
  for (const { elements, rules } of pages) {
    elements.push(...layFoot(doc, content, site))
    rules.push({ x: margin, y: footTop, width: right - margin })
  }
  return pages
}

function openPage(stripTop: number, runningHead: readonly Box[]): Page {
  return { stripTop, runningHead, elements: [], nightTop: bodyBottom, rails: [], rules: [] }
}

function addBlock(page: Page, block: Block, tone: Tone, top: number): void {
  for (const added of block.elements) {
    const last = page.elements.at(-1)
    // A list that follows a list is more of it.
    if (added.tag !== 'L' || last?.tag !== 'L') page.elements.push(added)
    else page.elements.splice(-1, 1, element('L', ...last.children, ...added.children))
  }
  page.rules.push(...(block.rules ?? []))
  if (tone === night) page.nightTop = Math.min(page.nightTop, top - gaps.block)
  if (block.mark === undefined) return
  const known = page.rails.find(({ colour }) => colour === tone.rail)
  const rail = known ?? { marks: [], bottom: 0, colour: tone.rail }
  if (!known) page.rails.push(rail)
  rail.marks.push(block.mark)
  rail.bottom = block.bottom
}

const textsIn = ({ children }: Element): string[] =>
  children.flatMap((child) => ('tag' in child ? textsIn(child) : [child.text]))

const tooLong = ({ elements }: Block) =>
  `«${elements.flatMap(textsIn).slice(0, 3).join(' ')}» is longer than a page of the programme PDF: ` +
  'divide or shorten it in programme.yaml or perks.yaml.'

function layHead(doc: Document, content: SiteContent): Element[] {
  const { event, pages } = content
  const { fechaLarga } = content.facts
  const kicker = box(doc, pages.programme.heading, bold(14, colours.cobalto), margin, 15, headWidth)
  const title = layTitle(doc, eventName(event), bottomOf([kicker]) - 6)
  const time = hours(timeOf(event.start), timeOf(event.end))
  return [
    element('H1', kicker, title),
    element(
      'P',
      inStrip(doc, fechaLarga, firstStripTop, margin, rightColumn - margin),
      inStrip(doc, time, firstStripTop, rightColumn, right - rightColumn),
    ),
  ]
}

function layRunningHead(doc: Document, { event, pages }: SiteContent, number: number): Box[] {
  const text = `${pages.programme.heading} · ${eventName(event)}`
  const figure = String(number)
  doc.font('bold').fontSize(stripText)
  const numberLeft = right - doc.widthOfString(figure) - 1
  return [
    inStrip(doc, text, 0, margin, numberLeft - margin),
    inStrip(doc, figure, 0, numberLeft, right - numberLeft),
  ]
}

function inStrip(doc: Document, text: string, stripTop: number, x: number, width: number): Box {
  const style = bold(stripText, colours.tinta)
  const y = stripTop + (stripHeight - style.size * style.leading) / 2
  return box(doc, text, style, x, y, width)
}

function layTitle(doc: Document, text: string, top: number): Box {
  for (let size = titleSizes.largest; size >= titleSizes.smallest; size--) {
    const title = box(doc, text, display(size, colours.tinta, 0.9), margin, top, headWidth)
    if (widestWord(doc, text) <= headWidth && bottomOf([title]) <= firstStripTop - 6) return title
  }
  throw new Error(
    `«${text}» is too long for the head of the programme PDF: shorten the name in event.yaml.`,
  )
}

function layFoot(doc: Document, { event, copy }: SiteContent, site: SiteAddress): Element[] {
  const address = absoluteUrl('/', site)
  const shown = address.replace(/^https?:\/\/|\/$/g, '')
  const y = footTop + 6
  const style = bold(9.9, night.accent)
  doc.font(style.font).fontSize(style.size)
  const middle = Math.max(perkLeft(1), margin + doc.widthOfString(shown) + footLinkGap)
  const linked = (text: string, link: string, x: number, end: number): Element => {
    return element('P', element('Link', { ...box(doc, text, style, x, y, end - x), link }))
  }
  const small = plain(8.9, night.text)
  return [
    element('P', box(doc, copy.programme.note, small, rightColumn, y, right - rightColumn)),
    linked(shown, address, margin, middle - 1),
    linked(event.email, `mailto:${event.email}`, middle, rightColumn - 8),
  ]
}
