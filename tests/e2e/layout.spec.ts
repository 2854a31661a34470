// What comes with the app has its room. What moves at the start is in tests/specification, the walk looks at every page.
import { copy } from '../support/evento.ts'
import { expect, openHeld, test } from '../support/fixtures.ts'

test('/entradas has room at 600 px, where it has least, for what comes with the app', async ({
  tab: page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 600, height: 852 })
  let before = 0
  await openHeld(page, '/entradas', async () => {
    await page.evaluate(() => document.fonts.ready)
    before = await height()
  })
  await page.getByRole('textbox', { name: copy.visitorPoster.name }).waitFor()
  expect(await height()).toBe(before)
})
