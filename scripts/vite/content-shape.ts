import { create, type Font } from 'fontkit'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { agendaMoments } from '../../src/lib/agenda.ts'
import { loadContent } from '../content/site-content.ts'
import { fontDirectory, makeFonts } from '../outputs/fonts/fonts.ts'

/** What the name on the poster has at its full size (Hero.module.scss): lines, and ems from side to side. */
const poster = { lines: 3, width: 5.2 }

/** What a word has there, in ems: beside the wall, and on the narrowest phone. */
const wordWidths = { wide: 4.8, narrow: 3.45 }

/** Ems of these letters, which are narrower than its own, that a line of the leaf with the date has (HeroDate.module.scss). */
const leafWidth = 7.2

/**
 * What a layout has to know of the event, so that it holds the rules for this event alone: how many there are of what,
 * how much smaller than their full size its name and its days are set to fit the poster, and how many lines its place
 * takes there.
 */
export async function contentShape(root: string): Promise<string> {
  const { benefits, editions, speakers, venues, event, programme, facts, photos, state } =
    loadContent()
  const { display } = await makeFonts(path.join(root, fontDirectory))
  const font = create(await readFile(display)) as Font
  const place = `${facts.ciudad}\u00a0· ${facts.inicio}–${facts.fin}`
  const values = {
    benefits: benefits.length,
    editions: editions.length,
    speakers: Object.keys(speakers).length,
    venues: Object.keys(venues).length,
    // Between the first and the last of which something is on.
    moments: agendaMoments(event, programme).length - 1,
    photos: Object.keys(photos.speakers).length,
    'name-scale': nameScale(facts.nombre, font, wordWidths.wide),
    'name-scale-narrow': nameScale(facts.nombre, font, wordWidths.narrow),
    'day-letters': facts.diaNumero.length,
    'day-scale': dayScale(facts.diaNumero, font),
    'place-lines': linesOf(place, leafWidth, font),
    // Above the header, each a line on wide screens.
    strips: [state.strip, state.notice?.text].filter(Boolean).length,
    'called-off': state.calledOff,
    'sale-stages': state.sale !== null,
  }
  const lines = Object.entries(values).map(([name, value]) => `$${name}: ${value};`)
  return lines.join('\n')
}

/** "24–25" has the width that two figures have. */
function dayScale(days: string, font: Font): number {
  return Math.min(1, Math.floor((emsOf('00', font) / emsOf(days, font)) * 100) / 100)
}

/** The largest scale, at most 1, at which a text fits the poster: smaller letters have more and longer lines. */
function nameScale(text: string, font: Font, widestWord: number): number {
  const widest = Math.max(...text.split(' ').map((word) => emsOf(word, font)))
  const fits = (scale: number) =>
    widest <= widestWord / scale &&
    linesOf(text, poster.width / scale, font) * scale <= poster.lines
  const scales = Array.from({ length: 17 }, (_, i) => 1 - i / 20)
  return scales.find(fits) ?? 0.2
}

/** How many lines of a width in ems a text takes. */
function linesOf(text: string, width: number, font: Font): number {
  let lines = 1
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    const isFull = emsOf(longer, font) > width
    if (isFull) lines += 1
    line = isFull ? word : longer
  }
  return lines
}

const emsOf = (text: string, font: Font) => font.layout(text).advanceWidth / font.unitsPerEm
