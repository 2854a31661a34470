// "Rocío va. ¿Y tú?": the event's poster with the visitor's own name, on /entradas.
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { fill } from '../../src/lib/texts.ts'
import { expect, leftBehind, open, test } from '../support/fixtures.ts'
import { copy } from '../support/evento.ts'

const section = (page: Page) => page.locator('#cartel > section')
const field = (page: Page) => page.getByLabel(copy.visitorPoster.name)
const saving = (page: Page) => page.getByRole('button', { name: copy.visitorPoster.save })
const picture = (page: Page) => section(page).locator('img:not([alt=""])')

/** Types a name and waits until its poster is there. */
async function write(page: Page, name: string, letter = name[0]) {
  await field(page).fill(name)
  const { shown, question, before } = copy.visitorPoster
  const phrase = `${fill(before.saying, { persona: name })} ${question}`
  const words = fill(shown, { letra: String(letter), frase: phrase })
  await expect(section(page).getByRole('img', { name: words })).toBeVisible()
  await expect(section(page).getByText(words)).toHaveRole('status')
}

async function saved(page: Page) {
  const downloading = page.waitForEvent('download')
  await saving(page).click()
  const download = await downloading
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) }
}

test('is saved as a picture, and the name goes nowhere else', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await open(page, '/entradas#cartel')
  await write(page, 'Rocío')
  const { name, file } = await saved(page)
  expect(name).toBe('cartel-rocio.png')
  // Full of tiles; of one colour it would be a third.
  expect(file.length).toBeGreaterThan(60_000)
  expect(file.length).toBeLessThanOrEqual(400_000)
  expect(await sharp(file).metadata()).toMatchObject({ width: 1080, height: 1350, format: 'png' })

  const before = await picture(page).getAttribute('src')
  await page.getByRole('radio', { name: 'Historia' }).check()
  await expect(picture(page)).not.toHaveAttribute('src', before ?? '')
  expect((await sharp((await saved(page)).file).metadata()).height).toBe(1920)

  await page.getByRole('link', { name: copy.tickets.faq.link }).click()
  await expect(page).toHaveURL('./faq')
  await page.goBack()
  await expect(field(page)).toHaveValue('Rocío')
  await expect(page.getByRole('radio', { name: 'Historia' })).toBeChecked()

  expect(await leftBehind(page)).toEqual([])
  const left = await page.evaluate(() => location.href + JSON.stringify(history.state))
  expect(requests.length).toBeGreaterThan(3)
  const traces = [...requests, left].filter((text) => /roc(?:í|i|%C3%AD)o/i.test(text))
  // The picture's own address, which stays in this page, has no name in it.
  expect(traces).toEqual([])
})
