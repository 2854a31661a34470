import { create, type Font } from 'fontkit'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { siteContent } from '../content/site-content.ts'
import { fontDirectory, makeFonts } from '../outputs/fonts/fonts.ts'

/** What the name on the poster has at its full size (Hero.module.scss): lines, and ems from side to side. */
const poster = { lines: 3, width: 5.2 }

/** What a word has there, in ems: beside the wall, and on the narrowest phone. */
const wordWidths = { wide: 4.8, narrow: 3.45 }

/**
 * What a layout has to know of the event, so that it holds the rules for this event alone: how many there are of what,
 * and how much smaller than their full size its name and its days are set to fit the poster.
 */
export async function contentShape(root: string): Promise<string> {
  const { benefits, editions, speakers, venues, facts, photos, state } = siteContent
  const { display } = await makeFonts(path.join(root, fontDirectory))
  const font = create(await readFile(display)) as Font
  const values = {
    benefits: benefits.length,
    editions: editions.length,
    speakers: Object.keys(speakers).length,
    venues: Object.keys(venues).length,
    photos: Object.keys(photos.speakers).length,
    'name-scale': nameScale(facts.nombre, font, wordWidths.wide),
    'name-scale-narrow': nameScale(facts.nombre, font, wordWidths.narrow),
    'day-letters': facts.diaNumero.length,
    'day-scale': dayScale(facts.diaNumero, font),
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
  const widthOf = (text: string) => font.layout(text).advanceWidth
  return Math.min(1, Math.floor((widthOf('00') / widthOf(days)) * 100) / 100)
}

/** The largest scale, at most 1, at which a text fits the poster: smaller letters have more and longer lines. */
function nameScale(text: string, font: Font, widestWord: number): number {
  const widthOf = (words: string) => font.layout(words).advanceWidth / font.unitsPerEm
  const fits = (scale: number) => {
    const width = poster.width / scale
    let lines = 1
    let line = ''
    for (const word of text.split(' ')) {
      if (widthOf(word) > widestWord / scale) return false
      const longer = line ? `${line} ${word}` : word
      if (widthOf(longer) > width) lines += 1
      line = widthOf(longer) > width ? word : longer
    }
    return lines * scale <= poster.lines
  }
  const scales = Array.from({ length: 17 }, (_, i) => 1 - i / 20)
  return scales.find(fits) ?? 0.2
}
