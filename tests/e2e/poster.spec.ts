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
/** The visitor's poster, once it is drawn. Only this picture has a text alternative. */
const picture = (page: Page) => section(page).locator('img:not([alt=""])')
/** The example posters, which have other people's names. Until the visitor's poster is drawn, the event's own is among them. */
const examples = (page: Page) => section(page).locator('div:not([data-tone]) > img[alt=""]')

/** Types a name and waits until its poster is there. The picture's text alternative is announced as a status, too. */
async function writeName(page: Page, name: string) {
  await field(page).fill(name)
  const { shown, question, before } = copy.visitorPoster
  // "Rocío va. ¿Y tú?"
  const phrase = `${fill(before.saying, { persona: name })} ${question}`
  const alternative = fill(shown, { letra: String(name[0]), frase: phrase })
  await expect(section(page).getByRole('img', { name: alternative })).toBeVisible()
  await expect(section(page).getByText(alternative)).toHaveRole('status')
}

/** Saves the poster. @returns the file's name and bytes */
async function savePoster(page: Page) {
  const downloading = page.waitForEvent('download')
  await saveButton(page).click()
  const download = await downloading
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) }
}

test('the poster is saved as a picture for feeds, named after the visitor', async ({ page }) => {
  await openWithApp(page, '/entradas#cartel')
  await writeName(page, 'Rocío')
  const { name, file } = await savePoster(page)
  expect(name).toBe('cartel-rocio.png')
  // A picture without its tiles would have about 20,000 bytes.
  expect(file.length).toBeGreaterThan(60_000)
  // Flat colours take fewer bytes than a photo of this size.
  expect(file.length).toBeLessThanOrEqual(400_000)
  expect(await sharp(file).metadata()).toMatchObject({ width: 1080, height: 1350, format: 'png' })
})

test('until the first poster is drawn, the event’s own poster stands in its place', async ({
  page,
}) => {
  const requested = new Promise<Route>((resolve) => {
    void page.route('**/assets/picture-*.js', resolve)
  })
  await openWithApp(page, '/entradas#cartel')
  // The example posters are three images in one element.
  const eventPoster = section(page).locator('div:not(:has(img ~ img)) > img[alt=""]')
  await expect(eventPoster).toHaveJSProperty('naturalWidth', 1080)
  await (await requested).continue()
  await expect(picture(page)).toBeVisible()
  await expect(eventPoster).toHaveCount(0)
})

test('a poster for stories is saved taller than one for feeds', async ({ page }) => {
  await openWithApp(page, '/entradas#cartel')
  await writeName(page, 'Rocío')
  const pictureForFeeds = (await picture(page).getAttribute('src')) ?? ''
  await page.getByRole('radio', { name: 'Historia' }).check()
  await expect(picture(page)).not.toHaveAttribute('src', pictureForFeeds)
  const { file } = await savePoster(page)
  expect((await sharp(file).metadata()).height).toBe(1920)
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
  const history = await page.evaluate(() => location.href + JSON.stringify(window.history.state))
  expect(requests.length).toBeGreaterThan(3)
  // The requests include the picture's own blob address, which has no name in it either.
  const traces = [...requests, history].filter((text) => /roc(?:í|i|%C3%AD)o/i.test(text))
  expect(traces).toEqual([])
})

test('after the event other example posters are shown than before it, and their files exist', async ({
  page,
}) => {
  const files = () => examples(page).evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  await openWithApp(page, '/entradas#cartel')
  // Three examples are left once the visitor's poster has replaced the event's own.
  await expect(examples(page)).toHaveCount(3)
  const filesBefore = await files()
  await page.clock.setFixedTime(event.to)
  await page.reload()
  await expect.poll(async () => (await files()).length).toBe(3)
  for (const file of await files()) {
    expect(filesBefore).not.toContain(file)
    expect((await page.request.get(new URL(String(file), page.url()).href)).status()).toBe(200)
  }
})
