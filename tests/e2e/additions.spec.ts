// What an organiser may add: photos. That they keep their room is in tests/pages/full-event.test.ts.
import { expect, open, test } from '../support/fixtures.ts'
import { withFace } from '../support/full-event.ts'

test.use({ visited: 'FULL', viewport: { width: 320, height: 640 }, deviceScaleFactor: 3 })

test('each photo is a small one on a phone', async ({ page }) => {
  await open(page, '/ponentes')
  const photos = page.locator('main img')
  await expect(photos).toHaveCount(withFace.length)
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded()
    const taken = await photo.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.currentSrc
    })
    expect(taken).toMatch(/-480\.avif$/)
  }
})
