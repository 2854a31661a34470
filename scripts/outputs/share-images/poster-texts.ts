import type { Font } from 'fontkit'
import type { Colour } from '../../../src/azulejo/palette.ts'
import type { Frame } from './frames.ts'
import type { Scheme } from './schemes.ts'
import { type Setting, setText, type Style, textWidth } from './type.ts'

export type Fonts = { readonly bold: Font; readonly display: Font }

export type PosterTexts = {
  /** Names the poster in an error: «the page "faq"». */
  readonly place: string
  readonly frame: Frame
  readonly scheme: Scheme
  /** Small, in the stub. */
  readonly label?: string
  readonly title: string
  /** Under the title. */
  readonly subtitle?: string
  readonly day: string
  readonly month: string
  readonly city: string
  /** With the weekday. */
  readonly hours: string
}

export type Piece = {
  readonly setting: Setting
  readonly x: number
  /** Top of the first line's capitals. */
  readonly y: number
  readonly colour: Colour
}

/** Lengths in pixels at scale 1; leading and tracking in sizes of the text. */
const label = { padding: 26, largest: 62, smallest: 28, maxLines: 4, leading: 0.98, tracking: 0 }
const title = { maxLines: 4, leading: 0.9, tracking: -0.005 }
const subtitle = {
  largest: 38,
  smallest: 28,
  height: 140,
  maxLines: 3,
  leading: 1.12,
  tracking: 0,
  gapAbove: 36,
}
const date = {
  /** Height of the figures' capitals, and of those of month and city beside them. */
  day: 92,
  beside: 37,
  tracking: -0.02,
  /** Between the day and what is beside it. */
  gap: 14,
  hours: { largest: 34, smallest: 24, maxLines: 1, leading: 1, tracking: 0 },
  /** Below this share of their heights nobody could read month and city in a chat. */
  smallestShare: 0.6,
}

/** What the parts of a poster share. */
type Setup = { readonly poster: PosterTexts; readonly fonts: Fonts }

/**
 * Sets the poster's texts.
 * @throws if one does not fit, with the poster's name.
 */
export function layPoster(poster: PosterTexts, fonts: Fonts) {
  const setup = { poster, fonts }
  const inField = layField(setup)
  return {
    title: inField.title,
    pieces: [...inField.pieces, ...layLabel(setup), ...layDate(setup)],
  }
}

export const widthOf = ({ lines, style, size }: Setting) =>
  Math.max(...lines.map((text) => textWidth(text, style))) * size

const scaled = <Sizes extends Pick<Style, 'largest' | 'smallest'>>(sizes: Sizes, scale: number) => {
  return { ...sizes, largest: sizes.largest * scale, smallest: sizes.smallest * scale }
}

function layField({ poster, fonts }: Setup) {
  const { frame, scheme, place } = poster
  const { scale, title: box } = frame
  const under = poster.subtitle
    ? setText(
        poster.subtitle,
        { width: box.width, height: subtitle.height * scale },
        { ...scaled(subtitle, scale), font: fonts.bold },
        place,
      )
    : null
  const underSpace = under ? under.height + subtitle.gapAbove * scale : 0
  const large = setText(
    poster.title,
    { width: box.width, height: box.height - underSpace },
    { ...title, font: fonts.display, largest: box.largest, smallest: box.smallest },
    place,
  )
  // The same room above as below, as far as the circle lets it.
  const slack = box.height - large.height - underSpace - (under?.depth ?? large.depth)
  const top = box.y + slack / 2
  const pieces: Piece[] = [{ setting: large, x: box.x, y: top, colour: scheme.text }]
  if (under) {
    const y = top + large.height + subtitle.gapAbove * scale
    pieces.push({ setting: under, x: box.x, y, colour: scheme.text })
  }
  return { title: large, pieces }
}

function layLabel({ poster, fonts }: Setup): Piece[] {
  const { frame, scheme, place } = poster
  if (!poster.label) return []
  const padding = label.padding * frame.scale
  const setting = setText(
    poster.label,
    { width: frame.stub - 2 * padding, height: frame.height - frame.stub - 2 * padding },
    { ...scaled(label, frame.scale), font: fonts.display },
    place,
  )
  return [{ setting, x: padding, y: frame.stub + padding * 1.4, colour: scheme.stubText }]
}

/** The day large, month and city beside it, weekday and hours below, as large as their box allows. */
function layDate({ poster, fonts }: Setup): Piece[] {
  const { frame, scheme, place, day, month, city } = poster
  const { scale, date: box } = frame
  const font = fonts.display
  const line = (text: string, capitals: number, tracking = 0) => {
    const size = (capitals * scale * font.unitsPerEm) / font.capHeight
    const smallest = size * date.smallestShare
    return (share: number) =>
      setText(
        text,
        { width: Infinity, height: Infinity },
        { font, largest: size * share, smallest, maxLines: 1, leading: 1, tracking },
        place,
      )
  }
  const dayIn = line(day, date.day, date.tracking)
  const besideIn = [month, city].map((text) => line(text, date.beside))
  const gap = date.gap * scale
  const wide = (share: number) =>
    widthOf(dayIn(share)) + gap + Math.max(...besideIn.map((set) => widthOf(set(share))))
  // Floored, as sizes are in steps.
  const share = Math.min(1, Math.floor((box.width / wide(1)) * 50) / 50)
  const figure = dayIn(share)
  const [above, below] = besideIn.map((set) => set(share)) as [Setting, Setting]
  const hours = setText(poster.hours, box, { ...scaled(date.hours, scale), font }, place)
  const colour = scheme.stubText
  const besideX = box.x + widthOf(figure) + gap
  return [
    { setting: figure, x: box.x, y: box.y, colour },
    { setting: above, x: besideX, y: box.y, colour },
    { setting: below, x: besideX, y: box.y + figure.height - below.height, colour },
    { setting: hours, x: box.x, y: box.y + box.height - hours.height, colour },
  ]
}
