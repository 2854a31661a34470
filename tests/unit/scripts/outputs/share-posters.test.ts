// @vitest-environment node
// The posters before they are drawn, as chats show them 300 pixels wide.
import { describe, expect, it } from 'vitest'
import { contrastOf, rgbOf } from '../../../../scripts/lib/contrast.ts'
import { layPoster } from '../../../../scripts/outputs/share-images/poster-texts.ts'
import { shareFonts } from '../../../../scripts/outputs/share-images/share-images.ts'
import { sheetsOf } from '../../../../scripts/outputs/share-images/sheets.ts'
import { textWidth } from '../../../../scripts/outputs/share-images/type.ts'
import { siteContent } from '../../../../scripts/outputs/site-content.ts'
import { colours } from '../../../../src/azulejo/palette.ts'

const fonts = await shareFonts()
const sheets = sheetsOf(siteContent)
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

  it('the title survives the square that some of them cut from the middle', () => {
    for (const { poster } of cards) {
      const { title, pieces } = layPoster(poster, fonts)
      const left = pieces.find(({ setting }) => setting === title)?.x ?? 0
      const widths = title.lines.map((line) => textWidth(line, title.style) * title.size)
      expect(left).toBeGreaterThanOrEqual(285 + 10)
      expect(left + Math.max(...widths)).toBeLessThanOrEqual(915 - 10)
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
