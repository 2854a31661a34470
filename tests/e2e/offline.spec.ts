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
  test as usual,
} from '../support/fixtures.ts'
import { copy, testEvent } from '../support/evento.ts'
import { type ServedCopy, serveCopy } from '../support/servedCopy.ts'

const { base } = sites.EVENTO

/** The service worker's file. */
const workerFile = 'sw.js'

/** Allows the service worker, which the configuration blocks for other tests, and serves a copy of the site for each test. */
const test = usual.extend<{ site: ServedCopy }>({
  serviceWorkers: 'allow',
  moment: null,
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads a fixture's needs from this pattern
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

/** Waits until the installation of the service worker has failed: the browser then removes the worker. */
const expectNoWorker = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations()
        return registrations.length
      }),
    )
    .toBe(0)

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

/** Waits for the next answer at an address with this end, to the page or to its service worker. */
const responseTo = (page: Page, end: string) =>
  page.context().waitForEvent('response', (response) => response.url().endsWith(end))

/** Name of the tickets page's script, such as "Tickets-Dk2mX0fa.js". */
function ticketsScriptOf({ dir }: ServedCopy): string {
  const script = readdirSync(`${dir}/assets`).find((name) => /^Tickets-.*\.js$/.test(name))
  if (!script) throw new Error('The site has no script for the tickets page.')
  return script
}

/** The home page (''), the other pages of `offline.pages` in files.yaml, and the page that is shown without network. */
const pagesOfTheDay = ['', 'entradas', 'faq', 'programa', offlineFile]
/** Text pages with "offline: true" at their top. */
const textPages = ['accesibilidad-del-evento', 'codigo-de-conducta', 'normas']
const expectedPages = [...pagesOfTheDay, ...textPages].map((name) => base + name).toSorted()

test('after one visit the pages of the day open without network', async ({ page, site, watch }) => {
  await visitUntilStored(page)
  // Browsers ask for the favicon, and it is not stored.
  watch.ignoreConsole()
  site.setBehaviour('hangs up')
  // The page is stored as "/entradas". A slash at the end and a query lead to it, too.
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

test('without network a page that is not stored says so', async ({ page, site, watch }) => {
  await visitUntilStored(page)
  watch.ignoreConsole()
  site.setBehaviour('hangs up')
  expect((await page.goto('./patrocina'))?.status()).toBe(503)
  await expect(page).toHaveTitle(copy.offline.heading)
  await expectInSight(siteNavigation(page))
})

test('the page without network has a link that tries again', async ({ page, site, watch }) => {
  await visitUntilStored(page)
  watch.ignoreConsole()
  site.setBehaviour('hangs up')
  await page.goto('./patrocina')
  site.setBehaviour('answers')
  await page.getByRole('link', { name: copy.offline.retry }).click()
  await expect(heading(page)).toHaveText('Patrocina')
})

test('a visit to /ponentes stores the pages of the day and some text pages, but not /ponentes', async ({
  page,
}) => {
  // `expectedPages` has neither /ponentes nor an address with a query.
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

/** The page that a filter in the network, such as a login portal, answers instead of a file. */
const filterPage = '<!doctype html><title>Filtro</title>'

/** Lets the host answer with a filter's page at /entradas. @returns a function that ends it */
function filterTicketsPage({ dir }: ServedCopy): () => void {
  const files = [`${dir}/entradas.html`, `${dir}/entradas/index.html`]
  // Both files hold the same page, so the first one is enough to restore both.
  const html = readFileSync(`${dir}/entradas.html`, 'utf8')
  const writeAll = (text: string) => {
    for (const file of files) writeFileSync(file, text)
  }
  writeAll(filterPage)
  return () => writeAll(html)
}

/** Lets the host answer with a filter's page instead of a script. @returns a function that ends it */
function filterScript({ dir }: ServedCopy, script: string): () => void {
  const file = path.join(dir, 'assets', script)
  const code = readFileSync(file)
  // A folder gets the script's name. The host answers with the HTML in the folder.
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
  const answered = responseTo(page, '/entradas')
  await visitForFiveSeconds(page, '/')
  await answered
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
  const answered = responseTo(page, script)
  await visitForFiveSeconds(page, '/')
  expect((await answered).headers()['content-type']).toContain('html')
  await expectNoWorker(page)
  expect(await storesScript(page, script)).toBe(false)
  endFilter()
  await visitUntilStored(page, '/ponentes')
  expect(await storesScript(page, script)).toBe(true)
})

/** Name of the tickets page's script in the second publication. */
const newScript = 'Tickets-anew0000.js'

/**
 * Publishes the site a second time, with an attribute on the programme page and another name for the tickets page's script.
 * @returns a function that uploads this script, which is missing until then
 */
function publishAgain(site: ServedCopy): () => void {
  const { dir } = site
  const assets = path.join(dir, 'assets')
  const script = ticketsScriptOf(site)
  const programme = readFileSync(`${dir}/programa.html`, 'utf8')
  const [, revision] = /data-revision="(\w+)"/.exec(programme)!
  for (const name of ['programa.html', 'programa/index.html', workerFile]) {
    const file = path.join(dir, name)
    // A replacement changes only the files that have its text: the pages have <html> and the revision, and the worker's file
    // has the revision and the script.
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
  // A missing file is an error in the console. No publication asks the visitor anything, so a dialog fails the test.
  test.beforeEach(({ page, watch }) => {
    watch.ignoreConsole()
    page.on('dialog', () => expect.soft('a dialog', 'no prompt').toBe(''))
  })

  test('the next page load shows it, although the service worker is that of the first publication', async ({
    page,
    site,
  }) => {
    await visitUntilStored(page)
    publishAgain(site)
    await expectSecondPublication(page)
  })

  test('as long as one of its files is missing, everything stored stays', async ({
    page,
    site,
  }) => {
    await visitUntilStored(page)
    const before = await storedAddresses(page)
    publishAgain(site)
    const answered = responseTo(page, newScript)
    await page.goto('./programa', { waitUntil: 'commit' })
    expect((await answered).status()).toBe(404)
    expect(await storedAddresses(page)).toEqual(expect.arrayContaining(before))
    expect(await storesScript(page, newScript)).toBe(false)
  })

  test('its service worker takes over without a prompt, and removes what the first one stored', async ({
    page,
    site,
  }) => {
    await visitUntilStored(page)
    const before = await storedAddresses(page)
    const upload = publishAgain(site)
    const answered = responseTo(page, newScript)
    await page.goto('./programa', { waitUntil: 'commit' })
    await answered
    upload()
    await page.goto('./programa', { waitUntil: 'commit' })
    await expect.poll(() => storesScript(page, newScript)).toBe(true)
    // Each new file has replaced an old one.
    await expect.poll(async () => (await storedAddresses(page)).length).toBe(before.length)
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1)
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

test('a stored page stands in for a silent host, and says when it was stored', async ({
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
  // The hint is still there once the app has started.
  await appStarted(page)
  await expect(hint(page)).toHaveCount(1)
})

test('a stored page stands in for an overloaded host', async ({ page, site, watch }) => {
  await visitUntilStored(page, '/programa')
  watch.ignoreConsole()
  site.setBehaviour('is overloaded')
  await page.goto('./programa')
  await expect(heading(page)).toHaveText('Programa')
})

test('a page that is not stored shows the answer of an overloaded host', async ({
  page,
  site,
  watch,
}) => {
  await visitUntilStored(page)
  watch.ignoreConsole()
  site.setBehaviour('is overloaded')
  expect((await page.goto('./patrocina'))?.status()).toBe(429)
})
