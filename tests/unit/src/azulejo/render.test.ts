import { expect, it } from 'vitest'
import { sprite } from '../../../../src/azulejo/drawings.ts'
import { mosaic } from '../../../../src/azulejo/mosaic.ts'
import { markup } from '../../../../src/azulejo/render.ts'

// The browser extension Dark Reader changes colours that are written var() in lower case.
it('drawings write VAR() in capitals for their colours', () => {
  const art = mosaic({ columns: 8, rows: 6 }, { seed: 'Sevilla', density: 0.5 })
  expect(sprite()).toContain('VAR(--g)')
  expect(sprite()).not.toContain('var(')
  expect(markup(art)).not.toContain('var(')
})
