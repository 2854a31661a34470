import { addressLine } from '../../../src/lib/facts.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import type { SiteContent } from '../../content/site-content.ts'
import {
  bold,
  bottomOf,
  box,
  display,
  type Document,
  element,
  type Element,
  type Line,
  listItem,
  margin,
  paragraphs,
  plain,
  right,
  rightColumn,
  type Rule,
  stack,
  talkWidth,
  textLeft,
  type Tone,
} from './measures.ts'
import type { Perk, ProgrammeItem, ProgrammePart } from '../../../src/content/schema.ts'

/** What stays together on a page. */
export type Block = {
  readonly elements: readonly Element[]
  readonly bottom: number
  /** Where the timeline has its mark. */
  readonly mark?: number
  readonly rules?: readonly Rule[]
}

/** What a block is set with, and the ground that it is on. */
export type Setting = {
  readonly doc: Document
  readonly content: SiteContent
  readonly tone: Tone
}

export const railX = margin + 76
const talkLefts = [textLeft, rightColumn] as const
/** From the top of an item to the middle of its mark. */
const markDrop = 11

export const perkColumns = 4
const perkGap = 16
const perkWidth = (right - margin - perkGap * (perkColumns - 1)) / perkColumns
export const perkLeft = (column: number) => margin + column * (perkWidth + perkGap)

/** Between a heading and what it stays with. */
const headingGap = { part: 8.7, perks: 7.7 }

export const hours = (from: string, to: string) => `${from}–${to}`

/** A heading with the first of what is under it, so that it is never the last on a page. */
function headed(heading: Block, gap: number, first: ((top: number) => Block) | undefined): Block {
  if (!first) return heading
  const block = first(heading.bottom + gap)
  return { ...block, elements: [...heading.elements, ...block.elements] }
}

/** The heading of a part with its first item. */
export function layPart(setting: Setting, part: ProgrammePart, top: number): Block {
  const { doc, content, tone } = setting
  const venue = lookUp(content.venues, part.venue)
  const large = display(26.7, tone.text)
  const title = box(doc, part.title, large, margin, top, rightColumn - margin)
  const timesLeft = margin + doc.widthOfString(part.title) + 12
  const accent = { ...large, colour: tone.accent }
  const hoursOfPart = hours(part.start, part.end)
  const times = box(doc, hoursOfPart, accent, timesLeft, top, rightColumn - timesLeft)
  const lines: readonly Line[] = [
    [venue.name, bold(10.4, tone.text)],
    [addressLine(venue, content.event), plain(9.4, tone.text)],
  ]
  const place = stack(doc, lines, rightColumn, top + 5, right - rightColumn)
  const heading = {
    elements: [element('H2', title, times), ...paragraphs(place)],
    bottom: bottomOf([title, times, ...place]),
  }
  const [first] = part.items
  return headed(heading, headingGap.part, first && ((under) => layItem(setting, first, under)))
}

export function layItem(setting: Setting, item: ProgrammeItem, top: number): Block {
  const { doc, tone } = setting
  const timeLines: readonly Line[] = [
    [item.start, display(19.8, tone.accent, 1)],
    [`–${item.end}`, plain(9.9, tone.text)],
    ...(item.room ? [[item.room, plain(9.4, tone.text)] as const] : []),
  ]
  const time = stack(doc, timeLines, margin, top, railX - margin)
  const width = right - textLeft
  const title = box(doc, item.title, display(17.8, tone.text), textLeft, top, width)
  const under = bottomOf([title])
  // The talks of an item say better than its description what it is about.
  const about = item.talks
    ? layTalks(setting, item.talks, under + 4)
    : layText(setting, item.description, under)
  const body = element('LBody', element('H3', title), ...about.elements)
  return {
    elements: [element('L', element('LI', element('Lbl', ...time), body))],
    bottom: Math.max(bottomOf([...time, title]), about.bottom),
    mark: top + markDrop,
  }
}

function layText({ doc, tone }: Setting, text: string, top: number): Block {
  const description = box(doc, text, plain(9.9, tone.text), textLeft, top, right - textLeft)
  return { elements: paragraphs([description]), bottom: bottomOf([description]) }
}

function layTalks(
  { doc, content, tone }: Setting,
  talks: NonNullable<ProgrammeItem['talks']>,
  top: number,
): Block {
  const cells = []
  let y = top
  for (const [i, { speaker, name, talk }] of talks.entries()) {
    const column = i % talkLefts.length
    if (column === 0 && i > 0) y = bottomOf(cells.flat()) + 7
    const lines: readonly Line[] = [
      [talk, bold(10.4, tone.text)],
      [name, bold(9.4, tone.accent)],
      ...(speaker
        ? [[lookUp(content.speakers, speaker).role, plain(9.4, tone.text)] as const]
        : []),
    ]
    cells.push(stack(doc, lines, talkLefts[column] ?? textLeft, y, talkWidth))
  }
  return { elements: [element('L', ...cells.map(listItem))], bottom: bottomOf(cells.flat()) }
}

/** The heading of the perks with their first row. */
export function layPerks(setting: Setting, firstRow: readonly Perk[], top: number): Block {
  const { doc, content, tone } = setting
  const { heading: text } = content.copy.programme.perks
  const heading = box(doc, text, display(17.8, tone.text), margin, top, right - margin)
  const block = { elements: [element('H3', heading)], bottom: bottomOf([heading]) }
  return headed(block, headingGap.perks, (under) => layPerkRow(setting, firstRow, under))
}

/** Up to `perkColumns` perks, each under a rule. */
export function layPerkRow({ doc, tone }: Setting, perks: readonly Perk[], top: number): Block {
  const lefts = perks.map((_, column) => perkLeft(column))
  const cells = perks.map(({ title, text }, column) => {
    const lines: readonly Line[] = [
      [title, bold(9.9, tone.accent)],
      [text, plain(8.9, tone.text)],
    ]
    return stack(doc, lines, lefts[column] ?? margin, top + 4, perkWidth)
  })
  return {
    elements: [element('L', ...cells.map(listItem))],
    bottom: bottomOf(cells.flat()),
    rules: lefts.map((x) => ({ x, y: top, width: perkWidth })),
  }
}
