// Pages that visitors get without network, and files that their browsers keep for it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { bundle } from '../../scripts/build/lib/bundle.ts'
import { offlineFile } from '../../scripts/build/lib/site-files.ts'
import { sites } from '../support/content.ts'
import {
  appStarted,
  expect,
  expectInSight,
  heading,
  storedData,
  link,
  open,
  siteNavigation,
  test as usual,
} from '../support/fixtures.ts'
import { copy, evento } from '../support/evento.ts'
import { type OwnSite, ownSite } from '../support/own-site.ts'

const { base } = sites.EVENTO

const workerFile = 'sw.js'

/** Only these tests let browsers keep the site. */
const test = usual.extend<{ site: OwnSite }>({
  serviceWorkers: 'allow',
  moment: null,
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads a fixture's needs from this pattern
  async site({}, provide) {
    const site = await ownSite()
    await provide(site)
    await site.close()
  },
  baseURL: ({ site }, provide) => provide(site.url),
})

/** Visits a page, of which the browser begins to keep the site some seconds later. */
async function look(page: Page, address: string) {
  await page.clock.install()
  await open(page, address)
  await page.clock.fastForward(5000)
}

/** Visits a page and waits until the browser has kept all that it should. */
async function visit(page: Page, address = '/') {
  await look(page, address)
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(worker).toBe('activated')
}

/** The states of the workers that the site has; a worker whose installation has failed is gone. */
const workerStates = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({ installing, active }) => (installing ?? active)?.state)
  })

/** Addresses of all that the browser keeps for the site. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(stores)).flat().map(({ url }) => url)
  })

/** A script of the publication to come. */
const newScript = 'Tickets-anew0000.js'

/**
 * Publishes the site again, with a mark on the programme page and another name for a script.
 * @returns what uploads this script
 */
function publishAnew({ dir }: OwnSite): () => void {
  const assets = path.join(dir, 'assets')
  const script = readdirSync(assets).find((name) => /^Tickets-.*\.js$/.test(name)) ?? ''
  const programme = readFileSync(`${dir}/programa.html`, 'utf8')
  const [, revision = ''] = /data-revision="(\w+)"/.exec(programme) ?? []
  for (const name of ['programa.html', 'programa/index.html', workerFile]) {
    const file = path.join(dir, name)
    const changed = readFileSync(file, 'utf8')
      .replace('<html ', '<html data-publication="2" ')
      .replace(revision, 'anew0000')
      .replace(script, newScript)
    writeFileSync(file, changed)
  }
  const code = readFileSync(path.join(assets, script))
  rmSync(path.join(assets, script))
  return () => writeFileSync(path.join(assets, newScript), code)
}

test('after a publication nobody sees an old page', async ({ page, site, watch }) => {
  page.on('dialog', () => expect.soft('a dialog', 'no prompt').toBe(''))
  watch.ignoreConsole()
  await visit(page)
  const before = await keptAddresses(page)
  const upload = publishAnew(site)
  const refused = page.context().waitForEvent('response', {
    predicate: (answer) => answer.status() === 404 && answer.url().endsWith(newScript),
  })
  // The very next page load is new, although the worker is still the old one.
  await page.goto('./programa', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-publication', '2')
  // As long as a file is missing, no error is kept in its place, and nothing of the old publication is lost.
  await refused
  expect(await keptAddresses(page)).toEqual(expect.arrayContaining(before))
  upload()
  await page.goto('./programa', { waitUntil: 'commit' })
  // The new worker takes over by itself and leaves nothing of the old publication.
  await expect
    .poll(async () => (await keptAddresses(page)).some((url) => url.endsWith(newScript)))
    .toBe(true)
  await expect.poll(async () => (await keptAddresses(page)).length).toBe(before.length)
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1)
  site.setBehaviour('hangs up')
  await page.goto('./programa', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-publication', '2')
})

test('after one visit the site works without network', async ({ page, site, watch }) => {
  const pages = async () =>
    (await keptAddresses(page))
      .map((url) => new URL(url).pathname)
      .filter((name) => !name.startsWith(`${base}assets/`))
      .toSorted()
  const kept = ['', 'entradas', 'faq', 'programa', offlineFile]
  const texts = ['accesibilidad-del-evento', 'codigo-de-conducta', 'normas']
  const expected = [...kept, ...texts].map((name) => base + name).toSorted()
  // An answer that is another one is not kept in the place of a page, nor of a script. The next visit keeps them, once
  // they are there.
  const names = ['entradas.html', 'entradas/index.html'].map((name) => path.join(site.dir, name))
  const [whole = ''] = names.map((name) => readFileSync(name, 'utf8'))
  for (const name of names) writeFileSync(name, '<!doctype html><title>Filtro</title>')
  const asked = page
    .context()
    .waitForEvent('response', (answer) => answer.url().endsWith('/entradas'))
  await look(page, '/')
  await asked
  expect(await pages()).not.toContain(`${base}entradas`)
  for (const name of names) writeFileSync(name, whole)
  const script =
    readdirSync(path.join(site.dir, 'assets')).find((name) => /^Tickets-.*\.js$/.test(name)) ?? ''
  const file = path.join(site.dir, 'assets', script)
  const code = readFileSync(file)
  rmSync(file)
  mkdirSync(file)
  writeFileSync(path.join(file, 'index.html'), '<!doctype html><title>Filtro</title>')
  const first = page.context().waitForEvent('response', (answer) => answer.url().endsWith(script))
  await look(page, '/')
  expect((await first).headers()['content-type']).toContain('html')
  await expect.poll(() => workerStates(page)).toEqual([])
  expect((await keptAddresses(page)).filter((url) => url.endsWith(script))).toEqual([])
  rmSync(file, { recursive: true })
  writeFileSync(file, code)
  await visit(page, '/ponentes?ana=1')
  expect(await pages()).toEqual(expected)
  const left = (await storedData(page)).map((line) => line.split(' ')[0])
  expect(left).toEqual(['cache', 'worker'])
  // The favicon is not kept.
  watch.ignoreConsole()

  // The pages of the day open with their look, and the app goes on; another one says that there is no network.
  site.setBehaviour('hangs up')
  const today = await open(page, '/entradas/?ahora=2025-11-08T12:00')
  expect(today?.fromServiceWorker()).toBe(true)
  const fonts = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
  await expect.poll(fonts).toContain('Bricolage Grotesque loaded')
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  expect((await page.goto('./patrocina'))?.status()).toBe(503)
  await expect(page).toHaveTitle(copy.offline.heading)
  await expectInSight(siteNavigation(page))
  site.setBehaviour('answers')
  await page.getByRole('link', { name: copy.offline.retry }).click()
  await expect(heading(page)).toHaveText('Patrocina')

  // The kill switch.
  writeFileSync(path.join(site.dir, workerFile), await bundle('src/worker/retire.ts'))
  await page.goto('./faq')
  await expect.poll(() => storedData(page)).toEqual([])
})

test('a kept page stands in for a silent host', async ({ page, site, watch }) => {
  await visit(page, '/programa')
  const [before = '', after = ''] = evento.files.offline.late.split('{fecha}')
  const hint = page.getByRole('complementary').filter({ hasText: before })
  await expect(hint).toHaveCount(0)
  watch.ignoreConsole()
  site.setBehaviour('is silent')
  const response = await page.goto('./programa', { waitUntil: 'commit' })
  expect(response?.fromServiceWorker()).toBe(true)
  await expect(heading(page)).toHaveText('Programa')
  // After a short wait, it says since when it is kept.
  await expectInSight(hint)
  await expect(hint).toHaveText(new RegExp(`\\d+ de \\p{L}+\\D+\\d+:\\d\\d${after}$`, 'u'))
  // It stays above the app.
  await appStarted(page)
  await expect(hint).toHaveCount(1)
  site.setBehaviour('is overloaded')
  await page.goto('./programa')
  await expect(heading(page)).toHaveText('Programa')
  // A page that is not kept shows the host's answer.
  expect((await page.goto('./patrocina'))?.status()).toBe(429)
})
