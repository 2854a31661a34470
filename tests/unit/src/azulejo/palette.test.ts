import { expect, it } from 'vitest'
import { contrastOf } from '../../../../scripts/tools/audit/contrast.ts'
import { rgbOf } from '../../../support/colours.ts'
import { colours, paletteNames, palettes } from '../../../../src/azulejo/palette.ts'

it.each(paletteNames)(
  'in the palette "%s" the figure has a contrast of 3 to 1 to ground and detail',
  (name) => {
    const { g: ground, a: figure, b: detail } = palettes[name]
    for (const other of [ground, detail]) {
      const contrast = contrastOf(rgbOf(colours[other]), rgbOf(colours[figure]))
      expect(contrast).toBeGreaterThanOrEqual(3)
    }
  },
)

it.each(paletteNames)(
  'in the palette "%s" ground, figure, detail and accent have different colours',
  (name) => {
    const { g: ground, a: figure, b: detail, c: accent } = palettes[name]
    expect(new Set([ground, figure, detail, accent]).size).toBe(4)
  },
)
