// What visitors get without network, and what their browsers keep for it.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { bundle } from '../../scripts/lib/bundle.ts'
import { offlineFile } from '../../scripts/lib/site-files.ts'
import { serveSite } from '../../scripts/lib/server.ts'
import { sites } from '../support/built-sites.ts'
import {
  appStarted,
  expect,
  expectInSight,
  heading,
  leftBehind,
  link,
  open,
  siteNavigation,
  test as usual,
} from '../support/fixtures.ts'
import { copy, evento } from '../support/evento.ts'

const { dist, base } = sites.EVENTO

const workerFile = 'sw.js'

/** A published site of the test's own. */
type Site = {
  readonly url: string
  readonly dir: string
  /** Closes the port. */
  readonly goDown: () => Promise<void>
  /** Accepts connections and never answers, as on a crowded network. */
  readonly hang: () => Promise<void>
  /** Refuses each request, as an overloaded host does. */
  readonly overload: () => Promise<void>
  readonly comeBack: () => Promise<void>
}

/** Only these tests let browsers keep the site. */
const test = usual.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads a fixture's needs from this pattern
  site: async ({}, provide, { parallelIndex }) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'site-'))
    cpSync(dist, dir, { recursive: true })
    // Far from other tests' ports, so that none of them takes the port of a site that is down.
    const far = 20_000 + parallelIndex * 1000 + (process.pid % 1000)
    const { url, port, close } = await serveSite({ dir, port: far, base })
    const listening = { close }
    async function give(other: Server) {
      await listening.close()
      other.listen(port, '127.0.0.1')
      listening.close = async () => void other.close()
    }
    await provide({
      url,
      dir,
      goDown: () => listening.close(),
      hang: () => give(createServer()),
      overload: () => give(createHttpServer((_, response) => response.writeHead(429).end('429'))),
      async comeBack() {
        listening.close = (await serveSite({ dir, port, base })).close
      },
    })
    await listening.close()
    rmSync(dir, { recursive: true })
  },
  baseURL: ({ site }, provide) => provide(site.url),
})

/** Visits the site and waits until the browser has kept all that it should. */
async function visit(page: Page, address = '/') {
  await open(page, address)
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(worker).toBe('activated')
}

/** Addresses of all that the browser keeps for the site. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(stores)).flat().map(({ url }) => url)
  })

/** Without network the pages of the day open with their look, and the app goes on; another one says that there is none. */
async function expectToWorkAlone(page: Page, site: Site) {
  await site.goDown()
  const kept = await open(page, '/entradas/?ahora=2025-11-08T12:00')
  expect(kept?.fromServiceWorker()).toBe(true)
  const font = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].find(({ status }) => status === 'loaded')?.family
  })
  expect(font).toBe('Bricolage Grotesque')
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  const response = await page.goto('./patrocina')
  expect(response?.status()).toBe(503)
  await expect(page).toHaveTitle(copy.offline.heading)
  await expectInSight(siteNavigation(page))
  await page.getByRole('main').locator('a[href$="/faq"]').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  await page.goto('./patrocina')
  await site.comeBack()
  await page.getByRole('link', { name: copy.offline.retry }).click()
  await expect(heading(page)).toHaveText('Patrocina')
}

/** Publishes the site again, with a mark on the programme page and another name for a script. */
function publishAnew({ dir }: Site) {
  const scripts = readdirSync(path.join(dir, 'assets'))
  const script = scripts.find((name) => /^Tickets-.*\.js$/.test(name)) ?? ''
  const [, revision = ''] =
    /data-revision="(\w+)"/.exec(readFileSync(`${dir}/programa.html`, 'utf8')) ?? []
  for (const name of ['programa.html', 'programa/index.html', workerFile]) {
    const file = path.join(dir, name)
    const changed = readFileSync(file, 'utf8')
      .replace('<html ', '<html data-publication="2" ')
      .replace(revision, 'anew0000')
      .replace(script, 'Tickets-anew0000.js')
    writeFileSync(file, changed)
  }
  renameSync(path.join(dir, 'assets', script), path.join(dir, 'assets/Tickets-anew0000.js'))
}

test('after a new publication no visitor sees an old page or a question', async ({
  page,
  site,
  watch,
}) => {
  page.on('dialog', () => expect.soft('a dialog', 'no prompt').toBe(''))
  watch.ignoreConsole()
  await visit(page)
  const before = await keptAddresses(page)
  publishAnew(site)
  const script = path.join(site.dir, 'assets/Tickets-anew0000.js')
  renameSync(script, `${script}.later`)
  const refused = page.context().waitForEvent('response', {
    predicate: (answer) => answer.status() === 404 && answer.url().includes('Tickets-anew0000'),
  })
  // The very next page load is new, although the worker is still the old one.
  await page.goto('./programa', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-publication', '2')
  // As long as a file is missing, no error is kept in its place, and nothing of the old publication is lost.
  await refused
  expect(await keptAddresses(page)).toEqual(expect.arrayContaining(before))
  renameSync(`${script}.later`, script)
  await page.goto('./programa', { waitUntil: 'commit' })
  // The new worker takes over by itself and leaves nothing of the old publication.
  await expect
    .poll(async () => (await keptAddresses(page)).some((url) => url.includes('Tickets-anew0000')))
    .toBe(true)
  await expect.poll(async () => (await keptAddresses(page)).length).toBe(before.length)
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1)
  await site.goDown()
  await page.goto('./programa', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-publication', '2')
})

test('after one visit the site works without network, of its own files alone, until the kill switch', async ({
  page,
  site,
  watch,
}) => {
  const events: string[] = []
  page.on('load', () => events.push('load'))
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith(`/${workerFile}`) || request.serviceWorker()) events.push('worker')
  })
  const pages = async () =>
    (await keptAddresses(page))
      .map((url) => new URL(url).pathname)
      .filter((name) => !name.startsWith(`${base}assets/`))
      .toSorted()
  const kept = ['', 'entradas', 'faq', 'programa', offlineFile]
  const texts = ['accesibilidad-del-evento', 'codigo-de-conducta', 'normas']
  const expected = [...kept, ...texts].map((name) => base + name).toSorted()
  // What another answers in a page's name is not kept, and the page is, once it is there.
  const names = ['entradas.html', 'entradas/index.html'].map((name) => path.join(site.dir, name))
  const [whole = ''] = names.map((name) => readFileSync(name, 'utf8'))
  for (const name of names) writeFileSync(name, '<!doctype html><title>Filtro</title>')
  await visit(page)
  expect(events[0]).toBe('load')
  expect(events).toContain('worker')
  expect(await pages()).toEqual(expected.filter((name) => name !== `${base}entradas`))
  for (const name of names) writeFileSync(name, whole)
  await open(page, '/ponentes?ana=1')
  await expect.poll(pages).toEqual(expected)
  const left = (await leftBehind(page)).map((line) => line.split(' ')[0])
  expect(left).toEqual(['cache', 'worker'])
  // The favicon is not kept.
  watch.ignoreConsole()
  await expectToWorkAlone(page, site)

  // The kill switch.
  writeFileSync(path.join(site.dir, workerFile), await bundle('src/worker/retire.ts'))
  await page.goto('./faq')
  await expect.poll(() => leftBehind(page)).toEqual([])
})

test('the worker keeps to its sub-folder, and while the host is silent or overloaded, a kept page takes the place of its answer', async ({
  page,
  site,
  watch,
}) => {
  await visit(page, './programa')
  const cached = (await keptAddresses(page)).map((url) => new URL(url).pathname)
  expect(cached.filter((name) => !name.startsWith(base))).toEqual([])
  const [before = '', after = ''] = evento.files.offline.late.split('{fecha}')
  const hint = page.getByRole('complementary').filter({ hasText: before })
  await expect(hint).toHaveCount(0)
  watch.ignoreConsole()
  await site.hang()
  const response = await page.goto('./programa', { waitUntil: 'commit' })
  expect(response?.fromServiceWorker()).toBe(true)
  await expect(heading(page)).toHaveText('Programa')
  // After a short wait, it says since when it is kept.
  await expectInSight(hint)
  await expect(hint).toHaveText(new RegExp(`\\d+ de \\p{L}+\\D+\\d+:\\d\\d${after}$`, 'u'))
  // It stays above the app.
  await appStarted(page)
  await expect(hint).toHaveCount(1)
  await site.overload()
  await page.goto('./programa')
  await expect(heading(page)).toHaveText('Programa')
  // Of a page that is not kept, the answer is shown.
  expect((await page.goto('./patrocina'))?.status()).toBe(429)
})
