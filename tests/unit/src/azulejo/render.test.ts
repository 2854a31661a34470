import { expect, it } from 'vitest'
import { sprite } from '../../../../src/azulejo/drawings.ts'
import { mosaic } from '../../../../src/azulejo/mosaic.ts'
import { markup } from '../../../../src/azulejo/render.ts'

it('drawings write VAR() for colours, because the extension Dark Reader changes colours that are written var()', () => {
  expect(sprite()).toContain('VAR(--g)')
  const wall = mosaic({ columns: 8, rows: 6 }, { seed: 'Sevilla', density: 0.5 })
  for (const svg of [sprite(), markup(wall)]) expect(svg).not.toContain('var(')
})
