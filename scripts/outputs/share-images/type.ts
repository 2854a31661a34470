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

/** A line that ends on one of these leaves the reader hanging: worth this share of the size to avoid. */
const hangingWord =
  /(?:^| )(?:a|al|con|de|del|e|el|en|la|las|lo|los|me|mi|ni|no|o|os|para|por|que|se|sin|su|te|tu|u|un|una|y)$/iu
const hangingCost = 0.2

/** A line more must win this many pixels of size. */
const lineCost = 3

const sizeStep = 2

/** What a long text may do that a short one need not: take more lines, in letters that are small but legible. */
const long = { lines: 3, smallest: 0.45, piece: 12 }

/** How a text is tried in turn: as it should look, then as it has to. */
const tries: readonly {
  readonly pieces: (text: string) => readonly string[]
  readonly loose: boolean
}[] = [
  { pieces: (text) => text.match(/\S+\s*/g) ?? [], loose: false },
  { pieces: atHyphens, loose: true },
  { pieces: (text) => atHyphens(text).flatMap(chopped), loose: true },
]

/** "Ana Gil-Robles" → "Ana ", "Gil-", "Robles" */
function atHyphens(text: string): readonly string[] {
  return text.match(/[^\s-]+(?:-|\s+|$)|-\s*/g) ?? []
}

/** A word that no line can hold, in pieces: the last resort. */
function chopped(word: string): readonly string[] {
  const letters = [...word]
  if (letters.length <= long.piece) return [word]
  return [
    `${letters.slice(0, long.piece).join('')}-`,
    ...chopped(letters.slice(long.piece).join('')),
  ]
}

/**
 * Sets a text in lines of even length, as large as its box allows.
 * @param place names the text in an error: «the page "faq"».
 * @throws if the text does not fit in letters that can still be read
 */
export function setText(
  text: string,
  box: Pick<Box, 'width' | 'height'>,
  style: Style,
  place: string,
): Setting {
  const { smallest, maxLines } = style
  const loose = {
    ...style,
    smallest: smallest * long.smallest,
    maxLines: maxLines === 1 ? 1 : maxLines + long.lines,
  }
  for (const each of tries) {
    const pieces = each.pieces(text.trim())
    const setting = each.loose ? filled(pieces, box, loose) : evenSetting(pieces, box, style)
    if (setting) return setting
  }
  throw new Error(`«${text}» does not fit on the share image of ${place}. Shorten it.`)
}

/** In lines of even length, of all ways to break the text. */
function evenSetting(
  pieces: readonly string[],
  box: Pick<Box, 'width' | 'height'>,
  style: Style,
): Setting | null {
  const { font, largest, smallest, leading } = style
  const capitals = font.capHeight / font.unitsPerEm
  const depth = Math.max(0, -font.layout(pieces.join('')).bbox.minY / font.unitsPerEm)
  let best: { readonly setting: Setting; readonly worth: number } | null = null
  for (const lines of goodDivisions(pieces, style)) {
    const blockHeight = capitals + (lines.length - 1) * leading
    const widest = Math.max(...lines.map(({ width }) => width))
    const fitting = Math.min(box.width / widest, box.height / (blockHeight + depth), largest)
    const size = Math.floor(fitting / sizeStep) * sizeStep
    const slack = lines.reduce((sum, { width }) => sum + ((widest - width) / widest) ** 2, 0)
    const hanging = lines.slice(0, -1).filter((line) => hangingWord.test(line.text)).length
    const worth =
      size * (1 - hanging * hangingCost) - lines.length * lineCost - slack / lines.length
    if (size < smallest || (best && best.worth >= worth)) continue
    const setting = {
      style,
      size,
      lines: lines.map((line) => line.text),
      height: blockHeight * size,
      depth: depth * size,
    }
    best = { setting, worth }
  }
  return best?.setting ?? null
}

/** In lines as long as the box lets them be: a long text has too many ways to be broken to try them all. */
function filled(
  pieces: readonly string[],
  box: Pick<Box, 'width' | 'height'>,
  style: Style,
): Setting | null {
  const { font, largest, smallest, maxLines, leading } = style
  const capitals = font.capHeight / font.unitsPerEm
  const depth = Math.max(0, -font.layout(pieces.join('')).bbox.minY / font.unitsPerEm)
  for (let size = Math.floor(largest); size >= smallest; size -= sizeStep) {
    const lines = linesWithin(box.width / size, pieces, style)
    const height = (capitals + (lines.length - 1) * leading) * size
    const isWide = lines.some((line) => textWidth(line, style) * size > box.width)
    if (isWide || lines.length > maxLines || height + depth * size > box.height) continue
    return { style, size, lines, height, depth: depth * size }
  }
  return null
}

function linesWithin(width: number, pieces: readonly string[], style: Style): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const longer = (lines.at(-1) ?? '') + piece
    if (lines.length > 0 && textWidth(longer.trim(), style) <= width)
      lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines.map((line) => line.trim())
}

/** Every way to break the text that leaves no orphan, with the lines' widths in font sizes. */
function goodDivisions(pieces: readonly string[], style: Style) {
  const widths = new Map<string, number>()
  const widthOf = (line: string) => {
    const known = widths.get(line) ?? textWidth(line, style)
    widths.set(line, known)
    return known
  }
  const counts = Array.from({ length: Math.min(style.maxLines, pieces.length) }, (_, i) => i + 1)
  return counts
    .flatMap((count) => divisions(pieces, count))
    .map((lines) => lines.map((line) => ({ text: line, width: widthOf(line) })))
    .filter((lines) => {
      const last = lines.at(-1)
      const widest = Math.max(...lines.map(({ width }) => width))
      return (
        lines.length === 1 || last?.text.includes(' ') || (last?.width ?? 0) >= widest * orphanShare
      )
    })
}

/** The width of one line, kerning and tracking included, in font sizes. */
export function textWidth(text: string, { font, tracking }: Pick<Style, 'font' | 'tracking'>) {
  const { advanceWidth, glyphs } = font.layout(text)
  return advanceWidth / font.unitsPerEm + (glyphs.length - 1) * tracking
}

/** Every way to divide the pieces into `count` lines. A title has a dozen: there are few. */
function divisions(pieces: readonly string[], count: number): string[][] {
  if (count === 1) return [[pieces.join('').trim()]]
  return Array.from({ length: pieces.length - count + 1 }, (_, i) => i + 1).flatMap((first) =>
    divisions(pieces.slice(first), count - 1).map((rest) => [
      pieces.slice(0, first).join('').trim(),
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
