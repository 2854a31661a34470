// The visitor's own poster on /entradas. It says "Rocío va. ¿Y tú?" (Rocío is going. Are you?).
import type { Page, Route } from '@playwright/test'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { fill } from '../../src/lib/texts.ts'
import { expect, openWithApp, storedData, test } from '../support/fixtures.ts'
import { copy, event } from '../support/evento.ts'

const section = (page: Page) => page.locator('#cartel > section')
const field = (page: Page) => page.getByLabel(copy.visitorPoster.name)
const saveButton = (page: Page) => page.getByRole('button', { name: copy.visitorPoster.save })
/** The visitor's poster, once it is drawn. No other picture of the section has a text alternative. */
const picture = (page: Page) => section(page).locator('img:not([alt=""])')
/** The example posters, with other people's names. Until the visitor's poster is drawn, the event's own is among them. */
const examples = (page: Page) => section(page).locator('div:not([data-tone]) > img[alt=""]')
/** The event's own poster. The selector excludes the example posters, which are three images in one element. */
const eventPoster = (page: Page) => section(page).locator('div:not(:has(img ~ img)) > img[alt=""]')

/** Types a name, and waits until its poster is shown and announced. The announcement is the picture's text alternative. */
async function writeName(page: Page, name: string) {
  await field(page).fill(name)
  const { shown, question, before } = copy.visitorPoster
  // "Rocío va. ¿Y tú?"
  const phrase = `${fill(before.saying, { persona: name })} ${question}`
  const alternative = fill(shown, { letra: String(name[0]), frase: phrase })
  await expect(section(page).getByRole('img', { name: alternative })).toBeVisible()
  await expect(section(page).getByText(alternative)).toHaveRole('status')
}

/** Saves the poster. @returns the name and the content of the file */
async function savePoster(page: Page) {
  const downloading = page.waitForEvent('download')
  await saveButton(page).click()
  const download = await downloading
  return { fileName: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('the poster is saved as a picture for feeds, named after the visitor', async ({ page }) => {
  await openWithApp(page, '/entradas#cartel')
  await writeName(page, 'Rocío')

  const { fileName, bytes } = await savePoster(page)

  expect(fileName).toBe('cartel-rocio.png')
  // Without its tiles the picture would have about 20,000 bytes.
  expect(bytes.length).toBeGreaterThan(60_000)
  // A photo of this size has more bytes. The poster has flat colours.
  expect(bytes.length).toBeLessThanOrEqual(400_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1350, format: 'png' })
})

test('until the first poster is drawn, the event’s own poster is shown in its place', async ({
  page,
}) => {
  // Holds back the script that draws the poster.
  const heldScript = new Promise<Route>((resolve) => {
    void page.route('**/assets/picture-*.js', resolve)
  })

  await openWithApp(page, '/entradas#cartel')
  await expect(eventPoster(page)).toHaveJSProperty('naturalWidth', 1080)

  await (await heldScript).continue()
  await expect(picture(page)).toBeVisible()
  await expect(eventPoster(page)).toHaveCount(0)
})

test('a poster for stories is saved with a height of 1920 px', async ({ page }) => {
  await openWithApp(page, '/entradas#cartel')
  await writeName(page, 'Rocío')
  const pictureForFeeds = (await picture(page).getAttribute('src')) ?? ''
  await page.getByRole('radio', { name: 'Historia' }).check()
  await expect(picture(page)).not.toHaveAttribute('src', pictureForFeeds)
  const { bytes } = await savePoster(page)
  const { height } = await sharp(bytes).metadata()
  expect(height).toBe(1920)
})

test('a step back restores the poster’s name and size', async ({ page }) => {
  await openWithApp(page, '/entradas#cartel')
  await writeName(page, 'Rocío')
  await page.getByRole('radio', { name: 'Historia' }).check()
  await page.getByRole('link', { name: copy.tickets.faq.link }).click()
  await expect(page).toHaveURL('./faq')
  await page.goBack()
  await expect(field(page)).toHaveValue('Rocío')
  await expect(page.getByRole('radio', { name: 'Historia' })).toBeChecked()
})

test('the name is in no request, address or storage', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await openWithApp(page, '/entradas#cartel')
  await writeName(page, 'Rocío')
  await savePoster(page)
  await page.getByRole('link', { name: copy.tickets.faq.link }).click()
  await expect(page).toHaveURL('./faq')
  await page.goBack()
  await expect(field(page)).toHaveValue('Rocío')

  expect(await storedData(page)).toEqual([])
  const addressAndState = await page.evaluate(
    () => location.href + JSON.stringify(window.history.state),
  )
  expect(requests.length).toBeGreaterThan(3)
  // "Rocío", "rocio" or "Roc%C3%ADo". The requests include the picture's own address, "blob:…".
  const nameInAnyForm = /roc(?:í|i|%C3%AD)o/i
  const traces = [...requests, addressAndState].filter((text) => nameInAnyForm.test(text))
  expect(traces).toEqual([])
})

test('after the event the example posters are not those from before, and their files exist', async ({
  page,
}) => {
  const exampleFiles = () =>
    examples(page).evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  await openWithApp(page, '/entradas#cartel')
  // Waits until the visitor's poster has replaced the event's own. Three examples are left.
  await expect(examples(page)).toHaveCount(3)
  const filesBefore = await exampleFiles()

  await page.clock.setFixedTime(event.to)
  await page.reload()

  await expect(examples(page)).toHaveCount(3)
  for (const file of await exampleFiles()) {
    expect(filesBefore).not.toContain(file)
    const response = await page.request.get(new URL(String(file), page.url()).href)
    expect(response.status()).toBe(200)
  }
})
