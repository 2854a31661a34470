import type { Font } from 'fontkit'

/** Lengths are in pixels, from the upper left corner. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Style = {
  readonly font: Font
  /** Largest size to try, in pixels. */
  readonly largest: number
  /** Smallest size that can still be read in a chat list, in pixels. */
  readonly smallest: number
  readonly maxLines: number
  /** Distance between baselines, in font sizes. */
  readonly leading: number
  /** What is added after each letter, in font sizes. */
  readonly tracking: number
}

/** A text broken into lines at the size that fits its box. */
export type Setting = {
  readonly style: Style
  readonly size: number
  readonly lines: readonly string[]
  /** From the top of the first line's capitals to the baseline of the last line, in pixels. */
  readonly height: number
  /** What the lowest letter takes below that baseline, in pixels. */
  readonly depth: number
}

/** A last line of one word must be at least this wide, measured by the widest line. */
const orphanShare = 0.4

/** A line that ends on "de", "el" or "que" leaves the reader hanging. */
const hangingWord = /^\p{Ll}{1,3}$/u

/** Costs as much as a line that leaves this share of the box empty. */
const hangingCost = 0.35

const sizeStep = 2

/**
 * Sets a text as large as its box allows, in lines of even length.
 * @param place names the text in an error: «the page "faq"».
 * @throws where the text does not fit at the smallest size, or the font lacks one of its characters.
 */
export function setText(
  text: string,
  box: Pick<Box, 'width' | 'height'>,
  style: Style,
  place: string,
): Setting {
  const missing = [...text].filter((c) => !style.font.hasGlyphForCodePoint(c.codePointAt(0) ?? 0))
  if (missing.length > 0) {
    throw new Error(
      `The share image of ${place} cannot write ${missing.join(' ')} in «${text}» (src/content): its font has no such character.`,
    )
  }
  const words = text.trim().split(/\s+/)
  const widthOf = (line: string) => textWidth(line, style)
  const depth = Math.max(0, -style.font.layout(text).bbox.minY / style.font.unitsPerEm)
  for (let size = style.largest; size >= style.smallest; size -= sizeStep) {
    const heightOf = (count: number) =>
      size * (style.font.capHeight / style.font.unitsPerEm + (count - 1) * style.leading)
    for (let count = 1; count <= Math.min(style.maxLines, words.length); count++) {
      if (heightOf(count) + depth * size > box.height) break
      const lines = balance(words, count, box.width / size, widthOf)
      if (lines) return { style, size, lines, height: heightOf(count), depth: depth * size }
    }
  }
  throw new Error(
    `«${text}» (src/content) does not fit on the share image of ${place}: at ${style.smallest} px, the smallest size that can be read in a chat, it takes more than ${style.maxLines} lines of ${box.width} px or more than ${Math.round(box.height)} px of height. Shorten it.`,
  )
}

/** The width of one line, kerning and tracking included, in font sizes. */
export function textWidth(text: string, { font, tracking }: Pick<Style, 'font' | 'tracking'>) {
  const { advanceWidth, glyphs } = font.layout(text)
  return advanceWidth / font.unitsPerEm + (glyphs.length - 1) * tracking
}

/** The words in `count` lines of at most `width`, as even as they can be; null where there is no good way. */
function balance(
  words: readonly string[],
  count: number,
  width: number,
  widthOf: (line: string) => number,
): readonly string[] | null {
  let best: { readonly lines: readonly string[]; readonly cost: number } | null = null
  for (const lines of divisions(words, count)) {
    const widths = lines.map(widthOf)
    const widest = Math.max(...widths)
    const last = lines.at(-1) ?? ''
    const orphaned =
      count > 1 && !last.includes(' ') && (widths.at(-1) ?? 0) < widest * orphanShare
    if (widest > width || orphaned) continue
    const hanging = lines
      .slice(0, -1)
      .filter((line) => hangingWord.test(line.slice(line.lastIndexOf(' ') + 1)))
    const slack = widths.reduce((sum, own) => sum + ((widest - own) / width) ** 2, 0)
    const cost = slack + hanging.length * hangingCost ** 2
    if (!best || cost < best.cost) best = { lines, cost }
  }
  return best?.lines ?? null
}

/** Every way to divide the words into `count` lines. A title has a dozen words: there are few. */
function divisions(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  return Array.from({ length: words.length - count + 1 }, (_, i) => i + 1).flatMap((first) =>
    divisions(words.slice(first), count - 1).map((rest) => [
      words.slice(0, first).join(' '),
      ...rest,
    ]),
  )
}

/**
 * One line as the outlines of its letters, so that no font of the machine matters.
 * @param place where the line begins, on its baseline; `size` in pixels.
 * @returns the `d` of an SVG path.
 */
export function outline(
  text: string,
  { font, tracking }: Pick<Style, 'font' | 'tracking'>,
  place: { readonly x: number; readonly y: number; readonly size: number },
): string {
  const scale = place.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = place.x
  return glyphs
    .map((glyph, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
      const path = glyph.path
        .scale(scale, -scale)
        .translate(pen + xOffset * scale, place.y - yOffset * scale)
      pen += xAdvance * scale + tracking * place.size
      return path.toSVG()
    })
    .join('')
}
