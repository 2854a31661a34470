import { expect, it } from 'vitest'
import { contrastOf } from '../../../../scripts/tools/audit/contrast.ts'
import { rgbOf } from '../../../support/colours.ts'
import { colours, paletteNames, palettes } from '../../../../src/azulejo/palette.ts'

it.each(paletteNames)('%s: the figure has a contrast of 3 to 1 to ground and detail', (name) => {
  const { g: ground, a: figure, b: detail } = palettes[name]
  for (const other of [ground, detail])
    expect(contrastOf(rgbOf(colours[other]), rgbOf(colours[figure]))).toBeGreaterThanOrEqual(3)
})

it.each(paletteNames)('%s: ground, figure, detail and accent have four colours', (name) => {
  const { g, a, b, c } = palettes[name]
  expect(new Set([g, a, b, c]).size).toBe(4)
})
