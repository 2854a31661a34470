// Contrast ratios by the definition of WCAG 2.2. The expected ratios are rounded to two decimals.
import { expect, it } from 'vitest'
import { contrastOf, type Rgb } from '../../../../../scripts/tools/audit/contrast.ts'

const white: Rgb = [255, 255, 255]

it.each<readonly [colour: Rgb, ratio: number]>([
  [[0, 0, 0], 21],
  [[255, 255, 255], 1],
  [[119, 119, 119], 4.48],
  [[255, 0, 0], 4],
  [[0, 0, 255], 8.59],
])('the contrast between %j and white is %d', (colour, ratio) => {
  expect(contrastOf(colour, white)).toBeCloseTo(ratio, 2)
  expect(contrastOf(white, colour)).toBeCloseTo(ratio, 2)
})
