// The posters before they are drawn, as chats show them 300 pixels wide.
import { describe, expect, it } from 'vitest'
import { contrastOf, rgbOf } from '../../../../scripts/lib/contrast.ts'
import { middleSquare } from '../../../../scripts/outputs/share-images/frames.ts'
import {
  layPoster,
  type Piece,
  type PosterTexts,
  widthOf,
} from '../../../../scripts/outputs/share-images/poster-texts.ts'
import { shareFonts } from '../../../../scripts/outputs/share-images/share-images.ts'
import { sheetsOf } from '../../../../scripts/outputs/share-images/sheets.ts'
import { textWidth } from '../../../../scripts/outputs/share-images/type.ts'
import { specification } from '../../../support/specification.ts'
import type { SiteContent } from '../../../../scripts/content/site-content.ts'
import { colours } from '../../../../src/azulejo/palette.ts'

const fonts = await shareFonts()
/** Between a text's corner and the circle, in pixels. */
const safeMargin = 3
const elsewhere: SiteContent = {
  ...specification,
  event: {
    ...specification.event,
    city: 'San Sebastián',
    start: '2026-09-23T10:00:00+02:00',
    end: '2026-09-23T22:30:00+02:00',
  },
}
const contents = [
  ['this event', specification],
  ['a day of two digits in September, in a city with a long name', elsewhere],
] as const
const sheetsIn = (content: SiteContent) => {
  const { pages, speakers, event } = sheetsOf(content)
  return [...Object.values(pages), ...Object.values(speakers), ...event]
}
const every = sheetsIn(specification)

const piece = (poster: PosterTexts, text: string) =>
  layPoster(poster, fonts).pieces.find(({ setting }) => setting.lines.join(' ') === text)

/** Of every line, from the top of its capitals to its baseline. */
function corners({ setting: { lines, style, size }, x, y }: Piece) {
  const capitals = (style.font.capHeight / style.font.unitsPerEm) * size
  return lines.flatMap((line, i) => {
    const top = y + i * style.leading * size
    const right = x + textWidth(line, style) * size
    return [top, top + capitals].flatMap((at) => [[x, at] as const, [right, at] as const])
  })
}

const sheets = sheetsOf(specification)
const cards = [...Object.values(sheets.pages), ...Object.values(sheets.speakers)]

describe('the posters', () => {
  it('are one for every page and speaker', () => {
    expect(cards).toHaveLength(7 + 5)
  })

  it('date and place stand out from the stub', () => {
    for (const { poster } of cards) {
      const { stub, stubText } = poster.scheme
      const contrast = contrastOf(rgbOf(colours[stub]), rgbOf(colours[stubText]))
      expect(contrast).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('the date is written in figures large enough for a picture of 300 pixels', () => {
    for (const { poster } of every) {
      const scale = 300 / middleSquare(poster.frame).width
      for (const text of [poster.day, poster.month, poster.city]) {
        expect((piece(poster, text)?.setting.size ?? 0) * scale).toBeGreaterThanOrEqual(18)
      }
    }
  })

  it.each(contents)('%s: subject, date and city survive a square and a circle', (_, content) => {
    const all = sheetsIn(content)
    expect(all).toHaveLength(7 + 5 + 3)
    for (const { poster } of all) {
      const { x, y, width } = middleSquare(poster.frame)
      const radius = width / 2
      const { title, pieces } = layPoster(poster, fonts)
      const needed = pieces.filter(
        ({ setting }) =>
          setting === title ||
          [poster.day, poster.month, poster.city, poster.hours].includes(setting.lines.join(' ')),
      )
      expect(needed).toHaveLength(5)
      const cut = needed.filter((each) =>
        corners(each).some(
          ([left, top]) => Math.hypot(left - x - radius, top - y - radius) > radius - safeMargin,
        ),
      )
      expect(cut.map(({ setting }) => `${poster.place}: ${setting.lines.join(' ')}`)).toEqual([])
    }
  })

  it.each(contents)('%s: no text runs into what is beside it', (_, content) => {
    for (const { poster } of sheetsIn(content)) {
      const { frame } = poster
      const { pieces } = layPoster(poster, fonts)
      const outside = pieces.filter(({ setting, x, y }) => {
        const isLabel = x < frame.stub
        const inFoot = y >= frame.footTop
        const right = x + widthOf(setting)
        const bottom = y + setting.height + setting.depth
        if (isLabel) return right >= frame.stub || bottom >= frame.height
        if (!inFoot) return right >= frame.right || bottom >= frame.footTop
        const tileRight = frame.emblemLeft + frame.height - frame.footTop
        return x <= tileRight || right >= frame.right || bottom >= frame.height
      })
      expect(outside.map(({ setting }) => `${poster.place}: ${setting.lines[0]}`)).toEqual([])
      const [figure, ...below] = pieces.filter(({ y, x }) => x >= frame.stub && y >= frame.footTop)
      const hours = below.at(-1)
      expect((figure?.y ?? NaN) + (figure?.setting.height ?? NaN)).toBeLessThan(hours?.y ?? NaN)
    }
  })

  it('no title ends in a short word alone or breaks a line after a little word', () => {
    const broken = cards.flatMap(({ poster }) => layPoster(poster, fonts).title.lines.slice(0, -1))
    expect(broken.length).toBeGreaterThan(10)
    expect(
      broken.filter((line) => / (?:a|al|de|del|el|en|la|lo|los|que|se|te|y)$/.test(line)),
    ).toEqual([])
  })
})
