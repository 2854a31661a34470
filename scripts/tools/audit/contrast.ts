export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * The colour of a pixel in a picture that has three bytes for each pixel.
 * @param start index of the pixel's first byte
 */
export function rgbAt(data: ArrayLike<number>, start: number): Rgb {
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]
}

/** Relative luminance of an sRGB colour, from 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
