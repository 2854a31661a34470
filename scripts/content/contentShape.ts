import type { Font } from 'fontkit'
import { usesOf } from '../../src/event/uses.ts'
import { loadContent } from './loadContent.ts'
import { displayFont } from '../outputs/fonts.ts'

/** Lines that the name on the poster may take at its full size (Hero.module.scss). */
const mostLines = 3

/** Their width in ems of the font as it is measured here, which is narrower than on the page. */
const widths = { besideFigure: 4.05, onPhone: 3.45 }

/**
 * What style sheets know about the event, so that they hold only the rules that it needs: counts, states, and the scale
 * at which its name fits the poster.
 */
export async function contentShape(): Promise<string> {
  const content = loadContent()
  const { benefits, editions, speakers, venues, facts, state } = content
  const uses = usesOf(content)
  const font = await displayFont()
  const values = {
    benefits: benefits.length,
    editions: editions.length,
    speakers: Object.keys(speakers).length,
    venues: Object.keys(venues).length,
    'talk-details': uses.talkDetails,
    'name-scale': nameScale(facts.nombre, font, widths.besideFigure),
    'name-scale-narrow': nameScale(facts.nombre, font, widths.onPhone),
    // Above the header, each a line on wide screens.
    strips: [state.strip, state.notice?.text].filter(Boolean).length,
    'called-off': uses.calledOff,
    'sale-stages': uses.sale,
  }
  return Object.entries(values)
    .map(([name, value]) => `$${name}: ${value};`)
    .join('\n')
}

/** The largest scale, at most 1, at which a text fits the poster: smaller letters have more and longer lines. */
function nameScale(text: string, font: Font, width: number): number {
  const widest = Math.max(...text.split(' ').map((word) => emsOf(word, font)))
  const fits = (scale: number) =>
    widest <= width / scale && linesOf(text, width / scale, font) * scale <= mostLines
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
