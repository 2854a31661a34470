// The service worker: pages without network, the files that it stores for them, and a second publication of the site.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { bundle } from '../../scripts/build/lib/bundle.ts'
import { offlineFile } from '../../scripts/build/lib/siteFiles.ts'
import { sites } from '../support/content.ts'
import {
  appStarted,
  expect,
  expectInSight,
  heading,
  navigationLink,
  openWithApp,
  siteNavigation,
  storedData,
  test as baseTest,
} from '../support/fixtures.ts'
import { copy, testEvent } from '../support/evento.ts'
import { type ServedCopy, serveCopy } from '../support/servedCopy.ts'

const { base } = sites.EVENTO

/** The published file of the service worker. */
const workerFile = 'sw.js'

/** Allows the service worker, which the configuration blocks for other tests, and serves a copy of the site for each test. */
const test = baseTest.extend<{ site: ServedCopy }>({
  serviceWorkers: 'allow',
  // `visitForFiveSeconds` installs a clock that runs.
  moment: null,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters of a fixture
  async site({}, provide) {
    const site = await serveCopy()
    await provide(site)
    await site.close()
  },
  baseURL: ({ site }, provide) => provide(site.url),
})

/** Visits a page for five seconds, by the page's clock. In this time the service worker begins to store the site. */
async function visitForFiveSeconds(page: Page, address: string) {
  await page.clock.install()
  await openWithApp(page, address)
  await page.clock.fastForward(5000)
}

/** Visits a page and waits until the service worker has stored the site. */
async function visitUntilStored(page: Page, address = '/') {
  await visitForFiveSeconds(page, address)
  const workerState = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  // The browser activates a worker once it has stored everything.
  await expect.poll(workerState).toBe('activated')
}

/** Waits until the browser has removed the service worker, because its installation has failed. */
async function expectNoWorker(page: Page) {
  const workerCount = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(workerCount).toBe(0)
}

/** Addresses of all answers that the service worker has stored. */
const storedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const cacheNames = await caches.keys()
    const requestsByCache = await Promise.all(
      cacheNames.map(async (name) => (await caches.open(name)).keys()),
    )
    return requestsByCache.flat().map(({ url }) => url)
  })

const storesScript = async (page: Page, script: string) =>
  (await storedAddresses(page)).some((url) => url.endsWith(`/${script}`))

/** Paths of the stored pages, in alphabetical order. */
const storedPages = async (page: Page) =>
  (await storedAddresses(page))
    .map((url) => new URL(url).pathname)
    .filter((pathname) => !pathname.startsWith(`${base}assets/`))
    .toSorted()

/** Waits for the next answer to a request of the page or of its service worker. @param ending the end of the address */
const nextResponse = (page: Page, ending: string) =>
  page.context().waitForEvent('response', (response) => response.url().endsWith(ending))

/** Name of the tickets page's script, such as "Tickets-Dk2mX0fa.js". */
function ticketsScriptOf({ dir }: ServedCopy): string {
  const script = readdirSync(`${dir}/assets`).find((name) => /^Tickets-.*\.js$/.test(name))
  if (!script) throw new Error('The site has no script for the tickets page.')
  return script
}

/** The pages of the day: the home page (''), the pages of `offline.pages` in files.yaml, and the page without network. */
const pagesOfTheDay = ['', 'entradas', 'faq', 'programa', offlineFile]
/** Text pages whose front matter has "offline: true". */
const textPages = ['accesibilidad-del-evento', 'codigo-de-conducta', 'normas']
const expectedPages = [...pagesOfTheDay, ...textPages].map((name) => base + name).toSorted()

test('after one visit the pages of the day open without network', async ({ page, site, watch }) => {
  await visitUntilStored(page)
  // The browser requests the favicon, which is not stored.
  watch.ignoreConsole()
  site.setBehaviour('hangs up')

  // The page is stored as "/entradas". The service worker finds it even with a slash at the end and a query.
  const response = await openWithApp(page, '/entradas/?ahora=2025-11-08T12:00')
  expect(response?.fromServiceWorker()).toBe(true)
  await navigationLink(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
})

test('a stored page has the site’s font', async ({ page, site, watch }) => {
  await visitUntilStored(page)
  watch.ignoreConsole()
  site.setBehaviour('hangs up')
  await openWithApp(page, '/entradas')
  const fonts = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
  await expect.poll(fonts).toContain('Bricolage Grotesque loaded')
})

test('if a page is not stored, the page without network is shown instead', async ({
  page,
  site,
  watch,
}) => {
  await visitUntilStored(page)
  watch.ignoreConsole()
  site.setBehaviour('hangs up')
  expect((await page.goto('./patrocina'))?.status()).toBe(503)
  await expect(page).toHaveTitle(copy.offline.heading)
  await expectInSight(siteNavigation(page))
})

test('the page without network has a link that loads the wanted page again', async ({
  page,
  site,
  watch,
}) => {
  await visitUntilStored(page)
  watch.ignoreConsole()
  site.setBehaviour('hangs up')
  await page.goto('./patrocina')

  site.setBehaviour('answers')
  await page.getByRole('link', { name: copy.offline.retry }).click()
  await expect(heading(page)).toHaveText('Patrocina')
})

test('a visit to /ponentes?ana=1 stores exactly the pages of the day and some text pages', async ({
  page,
}) => {
  await visitUntilStored(page, '/ponentes?ana=1')
  expect(await storedPages(page)).toEqual(expectedPages)
})

test('a visit stores one cache and one service worker, and nothing else', async ({ page }) => {
  await visitUntilStored(page)
  const kinds = (await storedData(page)).map((line) => line.split(' ')[0])
  expect(kinds).toEqual(['cache', 'worker'])
})

test('src/worker/retire.ts removes the service worker and what it has stored', async ({
  page,
  site,
}) => {
  await visitUntilStored(page)
  expect(await storedData(page)).not.toEqual([])
  writeFileSync(path.join(site.dir, workerFile), await bundle('src/worker/retire.ts'))
  await page.goto('./faq')
  await expect.poll(() => storedData(page)).toEqual([])
})

/** The page with which a filter in the network, such as a login portal, answers instead of the host. */
const filterPage = '<!doctype html><title>Filtro</title>'

/** Replaces /entradas with the filter's page. @returns a function that restores /entradas */
function filterTicketsPage({ dir }: ServedCopy): () => void {
  const files = [`${dir}/entradas.html`, `${dir}/entradas/index.html`]
  // Both files hold the same page.
  const html = readFileSync(`${dir}/entradas.html`, 'utf8')
  const writeAll = (text: string) => {
    for (const file of files) writeFileSync(file, text)
  }
  writeAll(filterPage)
  return () => writeAll(html)
}

/** Replaces a script with the filter's page. @returns a function that restores the script */
function filterScript({ dir }: ServedCopy, script: string): () => void {
  const file = path.join(dir, 'assets', script)
  const code = readFileSync(file)
  // The host sends the page as HTML only from a file with the extension ".html". So the script's name becomes a folder with
  // an index.html.
  rmSync(file)
  mkdirSync(file)
  writeFileSync(path.join(file, 'index.html'), filterPage)
  return () => {
    rmSync(file, { recursive: true })
    writeFileSync(file, code)
  }
}

test('a network filter’s answer is not stored as a page, and the next visit stores the page', async ({
  page,
  site,
}) => {
  const endFilter = filterTicketsPage(site)
  const filterResponse = nextResponse(page, '/entradas')

  await visitForFiveSeconds(page, '/')
  await filterResponse
  await expectNoWorker(page)
  expect(await storedPages(page)).not.toContain(`${base}entradas`)

  endFilter()
  await visitUntilStored(page, '/ponentes')
  expect(await storedPages(page)).toEqual(expectedPages)
})

test('a network filter’s answer is not stored as a script, and the next visit stores the script', async ({
  page,
  site,
}) => {
  const script = ticketsScriptOf(site)
  const endFilter = filterScript(site, script)
  const filterResponse = nextResponse(page, script)

  await visitForFiveSeconds(page, '/')
  const filterHeaders = (await filterResponse).headers()
  expect(filterHeaders['content-type']).toContain('html')
  await expectNoWorker(page)
  expect(await storesScript(page, script)).toBe(false)

  endFilter()
  await visitUntilStored(page, '/ponentes')
  expect(await storesScript(page, script)).toBe(true)
})

/** Name of the tickets page's script in the second publication. */
const newScript = 'Tickets-anew0000.js'

/**
 * Publishes the site a second time: the programme page gets an attribute, and the tickets page's script gets another name.
 * @returns a function that uploads the script with its new name. Until then it is missing
 */
function publishAgain(site: ServedCopy): () => void {
  const { dir } = site
  const assets = path.join(dir, 'assets')
  const script = ticketsScriptOf(site)
  const programme = readFileSync(`${dir}/programa.html`, 'utf8')
  const [, revision] = /data-revision="(\w+)"/.exec(programme)!
  for (const name of ['programa.html', 'programa/index.html', workerFile]) {
    const file = path.join(dir, name)
    // The first replacement finds its text only in the pages, and the last one only in the worker's file.
    const changed = readFileSync(file, 'utf8')
      .replace('<html ', '<html data-publication="2" ')
      .replace(revision!, 'anew0000')
      .replace(script, newScript)
    writeFileSync(file, changed)
  }
  const code = readFileSync(path.join(assets, script))
  rmSync(path.join(assets, script))
  return () => writeFileSync(path.join(assets, newScript), code)
}

/** Loads the programme page, and expects that it is the second publication's. */
async function expectSecondPublication(page: Page) {
  await page.goto('./programa', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-publication', '2')
}

test.describe('after a second publication', () => {
  test.beforeEach(({ watch }) => {
    // The browser reports the missing script in the console.
    watch.ignoreConsole()
  })

  test('the next page load shows the new page, although the old service worker answers', async ({
    page,
    site,
  }) => {
    await visitUntilStored(page)
    publishAgain(site)
    await expectSecondPublication(page)
  })

  test('the stored files stay while a new file is missing', async ({ page, site }) => {
    await visitUntilStored(page)
    const addressesBefore = await storedAddresses(page)
    publishAgain(site)
    const scriptResponse = nextResponse(page, newScript)

    await page.goto('./programa', { waitUntil: 'commit' })

    expect((await scriptResponse).status()).toBe(404)
    expect(await storedAddresses(page)).toEqual(expect.arrayContaining(addressesBefore))
    expect(await storesScript(page, newScript)).toBe(false)
  })

  test('the new service worker takes over without a prompt, and removes the old files', async ({
    page,
    site,
  }) => {
    await visitUntilStored(page)
    const addressesBefore = await storedAddresses(page)
    const uploadScript = publishAgain(site)
    const scriptResponse = nextResponse(page, newScript)
    await page.goto('./programa', { waitUntil: 'commit' })
    // The first attempt of the new service worker fails, because the script is missing.
    await scriptResponse

    uploadScript()
    await page.goto('./programa', { waitUntil: 'commit' })

    await expect.poll(() => storesScript(page, newScript)).toBe(true)
    // Each new file has replaced an old one.
    const storedCount = async () => (await storedAddresses(page)).length
    await expect.poll(storedCount).toBe(addressesBefore.length)
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1)
    // The second publication is shown without network, too.
    site.setBehaviour('hangs up')
    await expectSecondPublication(page)
  })
})

/** The hint on a stored page: "La red no responde. Esta copia es del 20 de abril, 9:30." */
const [hintStart = '', hintEnd = ''] = testEvent.files.offline.late.split('{fecha}')
const hint = (page: Page) => page.getByRole('complementary').filter({ hasText: hintStart })

test('a page from the network has no hint about its age', async ({ page }) => {
  await visitUntilStored(page, '/programa')
  await expect(heading(page)).toHaveText('Programa')
  await expect(hint(page)).toHaveCount(0)
})

test('if the host does not answer, the stored page is shown, and says when it was stored', async ({
  page,
  site,
  watch,
}) => {
  await visitUntilStored(page, '/programa')
  watch.ignoreConsole()
  site.setBehaviour('is silent')

  // The event "load" would wait for files that the silent host does not send.
  const response = await page.goto('./programa', { waitUntil: 'commit' })

  expect(response?.fromServiceWorker()).toBe(true)
  await expect(heading(page)).toHaveText('Programa')
  await expectInSight(hint(page))
  // "20 de abril, 9:30"
  const dayAndTime = String.raw`\d+ de \p{L}+\D+\d+:\d\d`
  await expect(hint(page)).toHaveText(new RegExp(`${dayAndTime}${hintEnd}$`, 'u'))
  // The hint stays once the app has started.
  await appStarted(page)
  await expect(hint(page)).toHaveCount(1)
})

test('if the host is overloaded, the stored page is shown', async ({ page, site, watch }) => {
  await visitUntilStored(page, '/programa')
  watch.ignoreConsole()
  site.setBehaviour('is overloaded')
  await page.goto('./programa')
  await expect(heading(page)).toHaveText('Programa')
})

test('if the host is overloaded, its answer is shown instead of a page that is not stored', async ({
  page,
  site,
  watch,
}) => {
  await visitUntilStored(page)
  watch.ignoreConsole()
  site.setBehaviour('is overloaded')
  expect((await page.goto('./patrocina'))?.status()).toBe(429)
})
