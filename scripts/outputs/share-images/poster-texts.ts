import type { Font } from 'fontkit'
import type { Colour } from '../../../src/azulejo/palette.ts'
import type { Frame } from './frames.ts'
import type { Scheme } from './schemes.ts'
import { type Box, type Setting, setText, type Style, textWidth } from './type.ts'

export type Fonts = { readonly bold: Font; readonly display: Font }

export type PosterTexts = {
  /** Names the poster in an error: «the page "faq"». */
  readonly place: string
  readonly frame: Frame
  readonly scheme: Scheme
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

export type Piece = {
  readonly setting: Setting
  readonly x: number
  /** Top of the first line's capitals. */
  readonly y: number
  readonly colour: Colour
}

/** Lengths in pixels at scale 1; leading and tracking in sizes of the text. */
const field = {
  padding: 52,
  /** Between the texts and the wall. */
  wallGap: 28,
  /** From the baseline of the lowest text to the foot. */
  footGap: 44,
  /** From the lowest letter of the title to the foot, at least. */
  depthGap: 26,
}
const label = { largest: 40, smallest: 28, height: 60, gapBelow: 52 }
const subtitle = {
  largest: 38,
  smallest: 28,
  height: 140,
  maxLines: 3,
  leading: 1.12,
  gapAbove: 44,
}
const title = { maxLines: 4, leading: 0.9, tracking: -0.005 }
const stub = {
  padding: 26,
  /** Weekday and month. */
  small: { largest: 54, smallest: 40, height: 70 },
  day: { largest: 420, tracking: -0.02 },
  /** Above, between and below weekday, day and month. */
  gaps: 4,
  smallestGap: 34,
}
const foot = {
  hours: { largest: 54, smallest: 40 },
  /** Most of the foot's width that the hours take. */
  hoursShare: 0.6,
  city: { largest: 54, smallest: 28 },
  /** Between city and hours. */
  gap: 24,
}

type Sizes = { readonly largest: number; readonly smallest: number }

/** What the parts of a poster share: its left and right limit in the field, and where the foot begins. */
type Setup = {
  readonly poster: PosterTexts
  readonly fonts: Fonts
  readonly left: number
  readonly width: number
  readonly footTop: number
  readonly set: (text: string, box: Pick<Box, 'width' | 'height'>, style: Style) => Setting
  readonly line: (font: Font, sizes: Sizes) => Style
}

/**
 * Sets the poster's texts.
 * @throws if one does not fit, with the poster's name.
 */
export function layPoster(poster: PosterTexts, fonts: Fonts) {
  const { frame, place } = poster
  const { scale } = frame
  const left = frame.stub + field.padding * scale
  const setup: Setup = {
    poster,
    fonts,
    left,
    width: frame.right - left - field.wallGap * scale,
    footTop: frame.bottom - frame.foot,
    set: (text, box, style) => setText(text, box, style, place),
    line: (font, { largest, smallest }) => ({
      font,
      largest: largest * scale,
      smallest: smallest * scale,
      maxLines: 1,
      leading: 1,
      tracking: 0,
    }),
  }
  const inField = layField(setup)
  return {
    title: inField.title,
    pieces: [...inField.pieces, ...layStub(setup), ...layFoot(setup)],
    footTop: setup.footTop,
  }
}

function layField({ poster, fonts, left, width, footTop, set, line }: Setup) {
  const { frame, scheme } = poster
  const { scale } = frame
  const padding = field.padding * scale
  const small = poster.label
    ? set(poster.label, { width, height: label.height * scale }, line(fonts.display, label))
    : null
  const under = poster.subtitle
    ? set(
        poster.subtitle,
        { width, height: subtitle.height * scale },
        {
          ...line(fonts.bold, subtitle),
          maxLines: subtitle.maxLines,
          leading: subtitle.leading,
        },
      )
    : null
  const top = small ? padding + small.height + label.gapBelow * scale : padding
  const underSpace = under ? under.height + subtitle.gapAbove * scale : 0
  const large = set(
    poster.title,
    { width, height: footTop - field.depthGap * scale - underSpace - top },
    { font: fonts.display, ...frame.title, ...title },
  )
  const lowest = footTop - field.footGap * scale
  const pieces: Piece[] = [
    { setting: large, x: left, y: lowest - underSpace - large.height, colour: scheme.text },
  ]
  if (small) pieces.push({ setting: small, x: left, y: padding, colour: scheme.text })
  if (under) {
    pieces.push({ setting: under, x: left, y: lowest - under.height, colour: scheme.text })
  }
  return { title: large, pieces }
}

function layStub({ poster, fonts, set, line }: Setup): Piece[] {
  const { frame, scheme } = poster
  const { scale } = frame
  const left = stub.padding * scale
  const width = frame.stub - 2 * left
  const box = { width, height: stub.small.height * scale }
  const small = line(fonts.display, stub.small)
  const month = set(poster.month, box, small)
  const weekday = set(poster.weekday, box, { ...small, largest: month.size })
  const forDay =
    frame.bottom - frame.stub - weekday.height - month.height - stub.gaps * stub.smallestGap * scale
  const day = set(
    poster.day,
    { width, height: forDay },
    { ...small, largest: stub.day.largest * scale, tracking: stub.day.tracking },
  )
  const gap = (frame.bottom - frame.stub - weekday.height - day.height - month.height) / stub.gaps
  const colour = scheme.stubText
  return [
    { setting: weekday, x: left, y: frame.stub + gap, colour },
    { setting: day, x: left, y: frame.stub + gap * 2 + weekday.height, colour },
    { setting: month, x: left, y: frame.bottom - gap - month.height, colour },
  ]
}

function layFoot({ poster, fonts, left, width, footTop, set, line }: Setup): Piece[] {
  const { frame, scheme } = poster
  const height = frame.foot
  const hours = set(
    poster.hours,
    { width: width * foot.hoursShare, height },
    line(fonts.display, foot.hours),
  )
  const hoursWidth = textWidth(poster.hours, hours.style) * hours.size
  const city = set(
    poster.city,
    { width: width - hoursWidth - foot.gap * frame.scale, height },
    line(fonts.display, foot.city),
  )
  const middle = (setting: Setting) => footTop + (height - setting.height) / 2
  const colour = scheme.stubText
  return [
    { setting: city, x: left, y: middle(city), colour },
    { setting: hours, x: left + width - hoursWidth, y: middle(hours), colour },
  ]
}
