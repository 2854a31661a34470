// Pages that visitors get without network, and files that the service worker stores for them.
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
  link,
  open,
  siteNavigation,
  storedData,
  test as usual,
} from '../support/fixtures.ts'
import { copy, evento } from '../support/evento.ts'
import { type OwnSite, ownSite } from '../support/own-site.ts'

const { base } = sites.EVENTO

const workerFile = 'sw.js'

/** Other tests block service workers (tests/playwright.config.ts). */
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

/** Visits a page for five seconds, by the page's clock. The service worker begins to store the site within them. */
async function visitForSeconds(page: Page, address: string) {
  await page.clock.install()
  await open(page, address)
  await page.clock.fastForward(5000)
}

/** Visits a page and waits until the service worker has stored the site. */
async function visit(page: Page, address = '/') {
  await visitForSeconds(page, address)
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(worker).toBe('activated')
}

/** The state of each service worker of the site. A worker whose installation has failed is not listed. */
const workerStates = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({ installing, active }) => (installing ?? active)?.state)
  })

/** Addresses of all answers that the service worker has stored. */
const storedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(stores)).flat().map(({ url }) => url)
  })

/** The next answer whose address ends like this, to the page or to its service worker. */
const responseTo = (page: Page, end: string) =>
  page.context().waitForEvent('response', (response) => response.url().endsWith(end))

/** Name of the tickets page's script, which has a hash in it. */
const ticketsScriptOf = ({ dir }: OwnSite) =>
  readdirSync(path.join(dir, 'assets')).find((name) => /^Tickets-.*\.js$/.test(name)) ?? ''

/** Name of the tickets page's script in the second publication. */
const newScript = 'Tickets-anew0000.js'

/**
 * Publishes the site a second time, with an attribute on the programme page and another name for the tickets page's script.
 * @returns a function that uploads this script, which is missing until then
 */
function publishAgain(site: OwnSite): () => void {
  const { dir } = site
  const assets = path.join(dir, 'assets')
  const script = ticketsScriptOf(site)
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
  const before = await storedAddresses(page)
  const upload = publishAgain(site)
  const scriptIsMissing = page.context().waitForEvent('response', {
    predicate: (response) => response.status() === 404 && response.url().endsWith(newScript),
  })
  // The very next page load shows the second publication, although the service worker is still the first one's.
  await page.goto('./programa', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-publication', '2')
  // While a file is missing, the service worker stores no error for it, and removes nothing of the first publication.
  await scriptIsMissing
  expect(await storedAddresses(page)).toEqual(expect.arrayContaining(before))
  upload()
  await page.goto('./programa', { waitUntil: 'commit' })
  // The new service worker takes over by itself and removes the first publication.
  await expect
    .poll(async () => (await storedAddresses(page)).some((url) => url.endsWith(newScript)))
    .toBe(true)
  await expect.poll(async () => (await storedAddresses(page)).length).toBe(before.length)
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1)
  site.setBehaviour('hangs up')
  await page.goto('./programa', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-publication', '2')
})

const pagesOfTheDay = ['', 'entradas', 'faq', 'programa', offlineFile]
/** Text pages with "offline: true" at their top. */
const textPages = ['accesibilidad-del-evento', 'codigo-de-conducta', 'normas']
/** Paths of the pages that a visit stores. */
const storedPages = [...pagesOfTheDay, ...textPages].map((name) => base + name)

/** Paths of the stored pages, without the assets. */
const storedPagesOf = async (page: Page) =>
  (await storedAddresses(page))
    .map((url) => new URL(url).pathname)
    .filter((name) => !name.startsWith(`${base}assets/`))
    .toSorted()

/** The answer of a filter in the network, such as a login portal's, instead of a file. */
const filterPage = '<!doctype html><title>Filtro</title>'

test('the answer of a network filter is not stored as a page, and the next visit stores the page', async ({
  page,
  site,
}) => {
  const files = ['entradas.html', 'entradas/index.html'].map((name) => path.join(site.dir, name))
  const [html = ''] = files.map((file) => readFileSync(file, 'utf8'))
  for (const file of files) writeFileSync(file, filterPage)
  const answered = responseTo(page, '/entradas')
  await visitForSeconds(page, '/')
  await answered
  expect(await storedPagesOf(page)).not.toContain(`${base}entradas`)
  for (const file of files) writeFileSync(file, html)
  await visit(page, '/ponentes?ana=1')
  expect(await storedPagesOf(page)).toEqual(storedPages.toSorted())
})

test('the answer of a network filter is not stored as a script', async ({ page, site }) => {
  const script = ticketsScriptOf(site)
  const file = path.join(site.dir, 'assets', script)
  // A folder of the script's name: the host answers with the HTML in it.
  rmSync(file)
  mkdirSync(file)
  writeFileSync(path.join(file, 'index.html'), filterPage)
  const answered = responseTo(page, script)
  await visitForSeconds(page, '/')
  expect((await answered).headers()['content-type']).toContain('html')
  await expect.poll(() => workerStates(page)).toEqual([])
  const isStored = async () => (await storedAddresses(page)).some((url) => url.endsWith(script))
  expect(await isStored()).toBe(false)
})

test('after one visit the pages of the day open without network', async ({ page, site, watch }) => {
  await visit(page)
  // Browsers ask for the favicon, and it is not stored.
  watch.ignoreConsole()
  site.setBehaviour('hangs up')
  const today = await open(page, '/entradas/?ahora=2025-11-08T12:00')
  expect(today?.fromServiceWorker()).toBe(true)
  const fonts = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
  await expect.poll(fonts).toContain('Bricolage Grotesque loaded')
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
})

test('without network other pages say so, and try again', async ({ page, site, watch }) => {
  await visit(page)
  watch.ignoreConsole()
  site.setBehaviour('hangs up')
  expect((await page.goto('./patrocina'))?.status()).toBe(503)
  await expect(page).toHaveTitle(copy.offline.heading)
  await expectInSight(siteNavigation(page))
  site.setBehaviour('answers')
  await page.getByRole('link', { name: copy.offline.retry }).click()
  await expect(heading(page)).toHaveText('Patrocina')
})

test('a visit stores one cache and one worker, and src/worker/retire.ts removes both', async ({
  page,
  site,
}) => {
  await visit(page)
  const kinds = (await storedData(page)).map((line) => line.split(' ')[0])
  expect(kinds).toEqual(['cache', 'worker'])
  writeFileSync(path.join(site.dir, workerFile), await bundle('src/worker/retire.ts'))
  await page.goto('./faq')
  await expect.poll(() => storedData(page)).toEqual([])
})

test('a stored page stands in for a silent host', async ({ page, site, watch }) => {
  await visit(page, '/programa')
  const [before = '', after = ''] = evento.files.offline.late.split('{fecha}')
  const hint = page.getByRole('complementary').filter({ hasText: before })
  await expect(hint).toHaveCount(0)
  watch.ignoreConsole()
  site.setBehaviour('is silent')
  const response = await page.goto('./programa', { waitUntil: 'commit' })
  expect(response?.fromServiceWorker()).toBe(true)
  await expect(heading(page)).toHaveText('Programa')
  // The page shows a hint with the time when it was stored.
  await expectInSight(hint)
  await expect(hint).toHaveText(new RegExp(`\\d+ de \\p{L}+\\D+\\d+:\\d\\d${after}$`, 'u'))
  // The hint is still there once the app has started.
  await appStarted(page)
  await expect(hint).toHaveCount(1)
  site.setBehaviour('is overloaded')
  await page.goto('./programa')
  await expect(heading(page)).toHaveText('Programa')
  // A page that is not stored shows the host's answer.
  expect((await page.goto('./patrocina'))?.status()).toBe(429)
})
