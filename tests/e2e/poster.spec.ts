// "Rocío va. ¿Y tú?": the event's poster with the visitor's own name, on /entradas.
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { colours } from '../../src/azulejo/palette.ts'
import { expect, moments, open, test } from '../support/fixtures.ts'
import { copy } from '../support/specification.ts'

const section = (page: Page) => page.locator('#cartel > section')
const field = (page: Page) => page.getByLabel('Tu nombre')
const saving = (page: Page) => page.getByRole('button', { name: 'Guardar la imagen' })
const picture = (page: Page) => section(page).locator('img')

/** Types a name and waits until its poster is there. */
async function write(page: Page, name: string, letter = name[0]) {
  await field(page).fill(name)
  const words = `En el cartel: ${letter} en azulejos, y «${name} va. ¿Y tú?».`
  await expect(section(page).getByRole('img', { name: words })).toBeVisible()
  await expect(section(page).getByText(words)).toHaveRole('status')
}

async function saved(page: Page) {
  const downloading = page.waitForEvent('download')
  await saving(page).click()
  const download = await downloading
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) }
}

const hex = ([r = 0, g = 0, b = 0]: Uint8Array | Buffer) =>
  `#${Buffer.from([r, g, b]).toString('hex')}`

/** The colours of a picture's pixels in a box, by how often they are there. */
async function coloursIn(file: Buffer, left: number, top: number, width: number, height: number) {
  const area = { left, top, width, height }
  const raw = await sharp(file).extract(area).removeAlpha().raw().toBuffer()
  const counts = new Map<string, number>()
  for (let i = 0; i < raw.length; i += 3) {
    const colour = hex(raw.subarray(i, i + 3))
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

test('is saved as a picture with one’s initial in tiles; the name goes nowhere else', async ({
  tab: page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await open(page, '/entradas#cartel')
  await write(page, 'Rocío')
  const { name, file } = await saved(page)
  expect(name).toBe('cartel-rocio.png')
  expect(file.length).toBeLessThanOrEqual(400_000)
  expect(await sharp(file).metadata()).toMatchObject({ width: 1080, height: 1350, format: 'png' })
  const known = Object.values<string>(colours)
  const [ground = ''] = [...(await coloursIn(file, 2, 2, 1, 1)).keys()]
  expect(known).toContain(ground)
  // The letter is full of tiles, not one colour.
  const inside = await coloursIn(file, 300, 100, 480, 520)
  const large = known.filter((colour) => (inside.get(colour) ?? 0) > 480 * 520 * 0.03)
  expect(large.length).toBeGreaterThanOrEqual(4)
  expect([...(await coloursIn(file, 2, 1345, 1, 1)).keys()]).toEqual([colours.tinta])

  const before = await picture(page).getAttribute('src')
  await page.getByLabel('Vertical, para historias').check()
  await expect(picture(page)).not.toHaveAttribute('src', before ?? '')
  expect((await sharp((await saved(page)).file).metadata()).height).toBe(1920)

  await page.getByRole('link', { name: copy.tickets.faq.link }).click()
  await expect(page).toHaveURL('/faq')
  await page.goBack()
  await expect(field(page)).toHaveValue('Rocío')
  await expect(page.getByLabel('Vertical, para historias')).toBeChecked()

  // Whatever it left on the machine would fail the test, as in any tab.
  const left = await page.evaluate(() => location.href + JSON.stringify(history.state))
  expect(requests.length).toBeGreaterThan(3)
  const traces = [...requests, left].filter((text) => /roc(?:í|i|%C3%AD)o/i.test(text))
  // The picture's own address, which stays in this page, has no name in it.
  expect(traces).toEqual([])
})

test('loads its script when it comes into sight, and is the event’s own until a name is typed', async ({
  tab: page,
  scriptless,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const drawing = () => loaded.filter((path) => path.includes('/picture-')).length
  await open(page, '/entradas')
  await expect(section(page)).toBeAttached()
  expect(drawing()).toBe(0)
  await section(page).scrollIntoViewIfNeeded()
  await expect(picture(page)).toHaveAccessibleName(
    'En el cartel: 8 en azulejos, y «Yo voy. ¿Y tú?».',
  )
  expect(drawing()).toBe(1)
  await scriptless.goto('/entradas')
  await expect(scriptless.locator('#cartel')).toBeHidden()
})

test('is shared as a file that is there before the press; a refusal leads to the other way', async ({
  page,
}) => {
  type Answer = { readonly text?: string; readonly files: readonly string[]; refusal?: string }
  await page.addInitScript(() => {
    const shared = { refusal: 'AbortError' } as Answer & { refusal: string }
    const share = ({ text, files = [] }: ShareData) => {
      Object.assign(shared, { text, files: files.map(({ name, type }) => `${name} ${type}`) })
      return Promise.reject(new DOMException('', shared.refusal))
    }
    Object.assign(navigator, { canShare: () => true, share })
    Object.assign(window, { shared })
  })
  const answer = (refusal: string) =>
    page.evaluate((name) => {
      const { shared } = window as unknown as { shared: Answer }
      shared.refusal = name
      return { ...shared }
    }, refusal)
  await open(page, '/entradas#cartel')
  await write(page, 'Ana')
  const sharing = page.getByRole('button', { name: 'Compartir mi cartel' })
  const refused = section(page).getByText('No se ha podido compartir')
  await sharing.click()
  const { text, files } = await answer('NotAllowedError')
  expect(files).toEqual(['cartel-ana.png image/png'])
  expect(text).toMatch(/^Ana va\. ¿Y tú\? .+ https:\/\/\S+\/$/)
  await expect(refused).toHaveCount(0)
  await sharing.click()
  await expect(refused).toHaveRole('status')
})

for (const { where, says, spoil } of [
  {
    where: 'inside of an app on iPhones, which saves only by a long press',
    says: 'mantén pulsado el cartel',
    spoil: () =>
      Object.defineProperty(navigator, 'userAgent', { value: 'iPhone … Safari/604.1 Snapchat/13' }),
  },
  {
    where: 'inside of an app on Android, which saves nothing',
    says: 'abre la página en tu navegador',
    spoil: () =>
      Object.defineProperty(navigator, 'userAgent', { value: 'Android … Safari/537.36 GSA/15.1' }),
  },
]) {
  test(`promises no more than it can keep ${where}`, async ({ page }) => {
    await page.addInitScript(spoil)
    await open(page, '/entradas#cartel')
    await field(page).fill('Ana')
    const note = section(page).locator('p:not([role])').filter({ hasText: says })
    await expect(note).toBeVisible()
    await expect(saving(page)).toHaveCount(0)
    const name = /«Ana va\. ¿Y tú\?»/
    await expect(section(page).getByRole('img', { name })).toHaveCount(1)
  })
}

test('home leads to it, and the phase of the event is the one that is true', async ({
  tab: page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Hazte el cartel con tu nombre' }).click()
  await expect(section(page).getByRole('heading')).toHaveText('Tú vas. Que se note.')
  await page.clock.setFixedTime(moments.after)
  await open(page, '/entradas#cartel')
  await field(page).fill('Ana')
  await expect(section(page).getByRole('img')).toHaveAccessibleName(/«Ana estuvo\. ¿Y tú\?»/)
})
