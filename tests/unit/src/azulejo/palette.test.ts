import { expect, it } from 'vitest'
import { contrastOf } from '../../../../scripts/tools/audit/contrast.ts'
import { rgbOf } from '../../../support/colours.ts'
import { colours, paletteNames, palettes } from '../../../../src/azulejo/palette.ts'

// `g` is the ground, `a` the figure on it, `b` a detail on the figure, and `c` the accent (src/azulejo/palette.ts).
it.each(paletteNames)('%s: the figure has a contrast of 3 to 1 to ground and detail', (name) => {
  const { g, a, b, c } = palettes[name]
  const figure = rgbOf(colours[a])
  for (const other of [g, b])
    expect(contrastOf(rgbOf(colours[other]), figure)).toBeGreaterThanOrEqual(3)
  expect(new Set([g, a, b, c]).size).toBe(4)
})
