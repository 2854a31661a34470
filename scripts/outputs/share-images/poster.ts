import type { Font } from 'fontkit'
import type { Art } from '../../../src/azulejo/art.ts'
import { tile } from '../../../src/azulejo/compose.ts'
import { type Colour, colours } from '../../../src/azulejo/palette.ts'
import { standalone } from '../../../src/azulejo/standalone.ts'
import { brandTile } from '../../../src/content/brand.ts'
import { type Box, outline, type Setting, setText, type Style, textWidth } from './type.ts'

export type Fonts = { readonly bold: Font; readonly display: Font }

/** The colours of a poster: its large field, and the stub and foot that hold date and place. */
export type Scheme = {
  readonly field: Colour
  readonly text: Colour
  readonly stub: Colour
  readonly stubText: Colour
  readonly line: Colour
}

/**
 * Where things stand, in pixels: a stub on the left with the tile and the day, the field with the title above a foot,
 * and the wall of tiles.
 */
export type Frame = {
  readonly width: number
  readonly height: number
  readonly stub: number
  /** Right and lower edge of the field, foot included. */
  readonly right: number
  readonly bottom: number
  readonly foot: number
  readonly wall: Box & { readonly cell: number }
  readonly title: { readonly largest: number; readonly smallest: number }
  /** What the small sizes are multiplied by; 1 at 1200 × 630. */
  readonly scale: number
}

export type Poster = {
  /** Names the poster in an error: «the page "faq"». */
  readonly place: string
  readonly frame: Frame
  readonly scheme: Scheme
  readonly art: Art
  /** Small, above the title. */
  readonly label?: string
  readonly title: string
  /** Under the title. */
  readonly subtitle?: string
  readonly weekday: string
  readonly day: string
  readonly month: string
  readonly city: string
  readonly hours: string
}

type Piece = {
  readonly setting: Setting
  readonly x: number
  /** Top of the first line's capitals. */
  readonly y: number
  readonly colour: Colour
}

/**
 * Sets the poster's texts.
 * @throws where one does not fit, with the poster's name.
 */
export function layPoster(poster: Poster, fonts: Fonts) {
  const { frame, scheme, place } = poster
  const { scale, stub } = frame
  const set = (text: string, box: Pick<Box, 'width' | 'height'>, style: Style) =>
    setText(text, box, style, place)
  const line = (font: Font, largest: number, smallest: number): Style => ({
    font,
    largest: largest * scale,
    smallest: smallest * scale,
    maxLines: 1,
    leading: 1,
    tracking: 0,
  })
  const padding = 52 * scale
  const left = stub + padding
  const width = frame.right - left - 28 * scale
  const footTop = frame.bottom - frame.foot

  const label = poster.label
    ? set(poster.label, { width, height: 60 * scale }, line(fonts.display, 40, 28))
    : null
  const subtitle = poster.subtitle
    ? set(
        poster.subtitle,
        { width, height: 140 * scale },
        { ...line(fonts.bold, 38, 28), maxLines: 3, leading: 1.12 },
      )
    : null
  const top = label ? padding + label.height + 52 * scale : padding
  const subtitleSpace = subtitle ? subtitle.height + 44 * scale : 0
  const title = set(
    poster.title,
    { width, height: footTop - 26 * scale - subtitleSpace - top },
    {
      font: fonts.display,
      ...frame.title,
      maxLines: 4,
      leading: 0.9,
      tracking: -0.005,
    },
  )
  const titleTop = footTop - 44 * scale - subtitleSpace - title.height

  const stubLeft = 26 * scale
  const stubWidth = stub - 2 * stubLeft
  const small = line(fonts.display, 54, 40)
  const stubBox = { width: stubWidth, height: 70 * scale }
  const month = set(poster.month, stubBox, small)
  const weekday = set(poster.weekday, stubBox, { ...small, largest: month.size })
  const forDay = frame.bottom - stub - weekday.height - month.height - 4 * 34 * scale
  const day = set(
    poster.day,
    { width: stubWidth, height: forDay },
    { ...small, largest: 420 * scale, tracking: -0.02 },
  )
  const hours = set(poster.hours, { width: width * 0.6, height: frame.foot }, small)
  const hoursWidth = textWidth(poster.hours, hours.style) * hours.size
  const city = set(
    poster.city,
    { width: width - hoursWidth - 24 * scale, height: frame.foot },
    line(fonts.display, 54, 28),
  )
  const inFoot = (setting: Setting) => footTop + (frame.foot - setting.height) / 2
  const stubGap = (frame.bottom - stub - weekday.height - day.height - month.height) / 4

  const pieces: Piece[] = [
    { setting: title, x: left, y: titleTop, colour: scheme.text },
    { setting: weekday, x: stubLeft, y: stub + stubGap, colour: scheme.stubText },
    {
      setting: day,
      x: stubLeft,
      y: stub + stubGap * 2 + weekday.height,
      colour: scheme.stubText,
    },
    {
      setting: month,
      x: stubLeft,
      y: frame.bottom - stubGap - month.height,
      colour: scheme.stubText,
    },
    { setting: city, x: left, y: inFoot(city), colour: scheme.stubText },
    {
      setting: hours,
      x: left + width - hoursWidth,
      y: inFoot(hours),
      colour: scheme.stubText,
    },
  ]
  if (label) pieces.push({ setting: label, x: left, y: padding, colour: scheme.text })
  if (subtitle) {
    pieces.push({
      setting: subtitle,
      x: left,
      y: footTop - 44 * scale - subtitle.height,
      colour: scheme.text,
    })
  }
  return { title, pieces, footTop }
}

/** The poster as an SVG file without text: every letter is an outline. */
export function drawPoster(poster: Poster, fonts: Fonts): string {
  const { frame, scheme, art } = poster
  const { width, height, stub, right, bottom, wall, scale } = frame
  const { pieces, footTop } = layPoster(poster, fonts)
  const rule = 6 * scale
  const lines = [
    `M${stub} 0V${bottom}`,
    `M0 ${stub}H${stub}`,
    `M${stub} ${footTop}H${right}`,
    wall.y > 0 ? `M0 ${bottom}H${width}` : `M${right} 0V${height}`,
  ].join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    rect(0, 0, right, bottom, scheme.stub) +
    rect(stub, 0, right - stub, footTop, scheme.field) +
    at(standalone(tile('marca', brandTile), { size: stub }), 0, 0) +
    at(standalone(art, { size: art.columns * wall.cell }), wall.x, wall.y) +
    `<path fill="none" stroke="${colours[scheme.line]}" stroke-width="${rule}" d="${lines}"/>` +
    pieces.map(drawPiece).join('') +
    `</svg>`
  )
}

const rect = (x: number, y: number, width: number, height: number, colour: Colour) =>
  `<path fill="${colours[colour]}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`

const at = (svg: string, x: number, y: number) => svg.replace('<svg ', `<svg x="${x}" y="${y}" `)

function drawPiece({ setting: { style, size, lines }, x, y, colour }: Piece): string {
  const first = y + (style.font.capHeight / style.font.unitsPerEm) * size
  const d = lines.map((text, i) =>
    outline(text, style, { x, y: first + i * style.leading * size, size }),
  )
  return `<path fill="${colours[colour]}" d="${d.join('')}"/>`
}
