// "npm test" knows by this hash whether src/content holds the delivered event (scripts/lib/delivered.ts).
import { expect, it } from 'vitest'
import { hashOfEvent } from '../../../../scripts/lib/delivered.ts'

it('knows the delivered event; after a change of it: npx vitest run delivered -u', async () => {
  await expect(hashOfEvent()).toMatchFileSnapshot('../../../delivered.txt')
})
