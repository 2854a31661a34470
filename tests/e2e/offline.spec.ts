import type { Page } from '@playwright/test'
import {
  createReadStream,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readBuiltSite } from '../../scripts/lib/built-site.ts'
import { serveSite } from '../../scripts/lib/server.ts'
import { makeServiceWorker, workerFile } from '../../scripts/outputs/service-worker.ts'
import { copy } from '../../src/content/copy.ts'
import {
  appStarted,
  expect,
  expectInSight,
  heading,
  leftBehind,
  nothingLeftBehind,
  open,
  quiet,
  routes,
  siteNavigation,
  test as base,
} from '../support/fixtures.ts'

/** A published site of the test's own, which can fall silent, come back and be published anew. */
type Site = {
  readonly url: string
  readonly dir: string
  /** Nobody listens any more. */
  readonly goDown: () => Promise<void>
  /** Somebody listens and never answers, as on a crowded network. */
  readonly hang: () => Promise<void>
  readonly comeBack: () => Promise<void>
}

/** Far from those of other tests, so that nobody takes the port of a site that is down. */
const ownPort = (parallelIndex: number) => 20_000 + parallelIndex * 1000 + (process.pid % 1000)

const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of what a fixture needs
  site: async ({}, provide, { parallelIndex }) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'site-'))
    cpSync('dist', dir, { recursive: true })
    const { url, port, close } = await serveSite({ dir, port: ownPort(parallelIndex) })
    const listening = { close }
    const goDown = () => listening.close()
    await provide({
      url,
      dir,
      goDown,
      hang: async () => {
        await goDown()
        const silent = createServer().listen(port, '127.0.0.1')
        listening.close = async () => void silent.close()
      },
      comeBack: async () => {
        listening.close = (await serveSite({ dir, port })).close
      },
    })
    await goDown()
    rmSync(dir, { recursive: true })
  },
  baseURL: ({ site }, provide) => provide(site.url.replace(/\/$/, '')),
})

test.use({ serviceWorkers: 'allow' })

/** Visits the site and waits until the browser has kept what it is meant to. */
async function visit(page: Page, address = '/') {
  await open(page, address)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** Addresses of all that the browser keeps for the site. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => url)
  })

const keptPages = routes.filter(({ path: to }) =>
  ['/', '/programa', '/entradas', '/faq'].includes(to),
)

test('after one visit the pages of the day open without network, with their look', async ({
  page,
  site,
  watch,
}) => {
  await visit(page, '/contacto')
  await site.goDown()
  // The favicon is not kept.
  watch.ignoreConsole()
  for (const { path: to, title } of keptPages) {
    for (const form of [to, `${to.replace(/\/$/, '')}/`, `${to}?ahora=2025-11-08T12:00`]) {
      const response = await open(page, form)
      expect(response?.fromServiceWorker()).toBe(true)
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const look = await page.evaluate(async () => {
        await document.fonts.ready
        return {
          font: [...document.fonts].find(({ status }) => status === 'loaded')?.family,
          header: getComputedStyle(document.querySelector('header') as Element).position,
        }
      })
      expect(look, form).toEqual({ font: 'Bricolage Grotesque', header: 'sticky' })
    }
  }
})

test('without network the app goes on from page to page', async ({ page, site, watch }) => {
  await visit(page)
  await site.goDown()
  watch.ignoreConsole()
  for (const [name, title] of [
    ['Programa', 'Programa'],
    ['Contacto', 'Contacto'],
    ['FAQ', 'Preguntas frecuentes'],
  ] as const) {
    await siteNavigation(page).getByRole('link', { name }).click()
    await expect(heading(page)).toHaveText(title)
  }
})

test('a page that is not kept says that there is no network, and offers those that are', async ({
  page,
  site,
  watch,
}) => {
  await visit(page)
  await site.goDown()
  watch.ignoreConsole()
  for (const address of ['/ponentes', '/no/existe', '/%3Cimg%20src=x%3E?a=<b>#<i>']) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(503)
    await expect(page).toHaveTitle(copy.offline.heading)
    await expect(heading(page)).toHaveText(copy.offline.heading)
    await expect(page.getByRole('main')).toContainText(copy.offline.text)
    await expect(page.locator('script, main img, main b, main i')).toHaveCount(0)
    await expectInSight(siteNavigation(page))
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  for (const { path: to } of keptPages) {
    await page.goto('/patrocina')
    await page.getByRole('main').locator(`a[href="${to}"]`).click()
    await expect(page).toHaveURL(to)
    await expect(heading(page)).not.toHaveText(copy.offline.heading)
  }

  await page.goto('/ponentes')
  await site.comeBack()
  await page.getByRole('link', { name: copy.offline.retry }).click()
  await expect(heading(page)).toHaveText('Ponentes')
})

test('the page that says that there is no network is accessible', async ({ page, site, watch }) => {
  await visit(page)
  await site.goDown()
  watch.ignoreConsole()
  await page.goto('/ponentes')
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8'))
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations, incomplete, passes } = await axe.run()
    return { found: [...violations, ...incomplete].map(({ id }) => id), passed: passes.length }
  })
  expect(results.passed).toBeGreaterThan(20)
  expect(results.found).toEqual([])
})

test('where the network does not answer, a kept page takes its place after a short wait', async ({
  page,
  site,
  watch,
}) => {
  await visit(page)
  watch.ignoreConsole()
  const secondsToOpen = async () => {
    const begin = performance.now()
    const response = await page.goto('/programa', { waitUntil: 'commit' })
    expect(response?.fromServiceWorker()).toBe(true)
    return (performance.now() - begin) / 1000
  }
  await site.goDown()
  const atOnce = await secondsToOpen()
  await site.hang()
  // On a busy machine all takes longer, what takes no wait too.
  expect(await secondsToOpen()).toBeLessThan(6 + 5 * atOnce)
  await expect(heading(page)).toHaveText('Programa')
})

/** Publishes the site anew, with a mark on the programme page and another name for a script. */
async function publishAnew({ dir }: Site, mark: string) {
  const script = [...readBuiltSite(dir).files].find((file) => /^assets\/Tickets-.*\.js$/.test(file))
  const file = path.join(dir, 'programa/index.html')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('<html ', `<html data-publication="${mark}" `),
  )
  renameSync(path.join(dir, String(script)), path.join(dir, 'assets/Tickets-anew0000.js'))
  await makeServiceWorker(dir, { base: '/' }, true)
}

test('after a new publication nobody sees an old page, and nobody is asked', async ({
  page,
  site,
  watch,
}) => {
  page.on('dialog', () => expect.soft('a dialog', 'no prompt').toBe(''))
  watch.ignoreConsole()
  await visit(page)
  const before = await keptAddresses(page)
  await publishAnew(site, '2')

  // The very next page load, though the worker is still the old one.
  await page.goto('/programa', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-publication', '2')

  // The new worker takes over by itself and leaves nothing of the old publication.
  await expect
    .poll(async () => (await keptAddresses(page)).some((url) => url.includes('Tickets-anew0000')))
    .toBe(true)
  await expect.poll(async () => (await keptAddresses(page)).length).toBe(before.length)
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1)

  await site.goDown()
  await page.goto('/programa', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-publication', '2')
})

test('the browser keeps the site’s own files and nothing of the visit', async ({ page }) => {
  await visit(page)
  const first = await keptAddresses(page)
  for (const { path: to } of routes) await open(page, `${to}?ana=1`)
  expect(await keptAddresses(page)).toEqual(first)
  const paths = first.map((url) => new URL(url).pathname)
  const documents = paths.filter((name) => !name.startsWith('/assets/'))
  expect(documents.toSorted()).toEqual(keptPages.map(({ path: to }) => to).toSorted())
  expect(paths.length).toBeGreaterThan(8)

  const { caches: stores, ...left } = await leftBehind(page)
  const { caches: _, ...nothing } = nothingLeftBehind
  expect(stores).toHaveLength(1)
  expect(left).toEqual({ ...nothing, workers: 1 })
})

test('the worker waits until the page is complete and the app has started', async ({ page }) => {
  const events: string[] = []
  page.on('load', () => events.push('load'))
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === `/${workerFile}` || request.serviceWorker()) events.push('worker')
  })
  await page.exposeFunction('noteStart', () => events.push('worker wanted'))
  await page.addInitScript(() => {
    const { noteStart } = window as unknown as { noteStart: () => void }
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (...given) {
      noteStart()
      return register.apply(this, given)
    }
  })
  await visit(page)
  expect(events[0]).toBe('load')
  expect(events.filter((event) => event === 'worker wanted')).toHaveLength(1)
  expect(events.indexOf('worker')).toBeGreaterThan(0)
})

for (const [condition, forbid] of [
  [
    'visitors who save data are left alone',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ],
  [
    'a browser without workers is left alone',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    },
  ],
  [
    'a browser that forbids even to ask for workers is left alone',
    () =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get() {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      }),
  ],
  [
    'a browser that refuses the worker is left alone',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('Refused', 'SecurityError'))
    },
  ],
] as const) {
  test(condition, async ({ page, context, watch }) => {
    await page.addInitScript(forbid)
    await page.goto('/')
    // Where bytes are dear, the app starts only when somebody does something.
    await page.keyboard.press('Tab')
    await appStarted(page)
    await siteNavigation(page).getByRole('link', { name: 'Programa' }).click()
    await expect(heading(page)).toHaveText('Programa')
    await quiet(page)
    expect(context.serviceWorkers()).toEqual([])
    expect(watch.requests.filter((url) => url.endsWith(workerFile))).toEqual([])
  })
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** A host that knows nothing but folders: it redirects to the slash at the end. */
function folderHost(dir: string) {
  return createHttpServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://a.example')
    if (!/\.\w+$/.test(pathname) && !pathname.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/` }).end()
      return
    }
    const file = path.join(dir, pathname.replace(/\/$/, '/index.html'))
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream')
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  })
}

test('pages are kept from a host that redirects to the slash at their end too', async ({
  page,
  site,
  watch,
}) => {
  watch.ignoreConsole()
  await site.goDown()
  const host = folderHost(site.dir).listen(Number(new URL(site.url).port), '127.0.0.1')
  await visit(page)
  await page.goto('/programa')
  await expect(page).toHaveURL('/programa/')
  host.closeAllConnections()
  host.close()
  for (const address of ['/programa', '/programa/']) {
    await page.goto(address)
    await expect(heading(page)).toHaveText('Programa')
  }
})

test.describe('in a sub-folder', () => {
  // The test registers the worker itself, by a plain address, which pages that ask for Trusted Types refuse.
  test.use({ bypassCSP: true })

  test('the worker keeps to the sub-folder that the site is published in', async ({
    page,
    site,
    watch,
  }) => {
    // The app itself was built for the root: here it is the worker alone that lives below the folder.
    watch.ignoreConsole()
    await makeServiceWorker(site.dir, { base: '/evento/' }, true)
    await site.goDown()
    const below = await serveSite({
      dir: site.dir,
      port: Number(new URL(site.url).port),
      base: '/evento/',
    })
    await page.goto('/evento/')
    await page.evaluate(() => navigator.serviceWorker.register('/evento/sw.js'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(
      new Set((await keptAddresses(page)).map((url) => new URL(url).pathname.slice(0, 8))),
    ).toEqual(new Set(['/evento/']))
    await below.close()
    for (const [address, title] of [
      ['/evento/', 'Encuentro'],
      ['/evento/programa', 'Programa'],
      ['/evento/faq/', 'Preguntas'],
      ['/evento/ponentes', copy.offline.heading],
    ] as const) {
      await page.goto(address)
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
    }
    await expect(page.getByRole('main').locator('a[href^="/evento/"]')).toHaveCount(4)
  })
})

test('the kill switch removes the worker and what it kept', async ({ page, site }) => {
  await visit(page)
  expect(await keptAddresses(page)).not.toEqual([])
  await makeServiceWorker(site.dir, { base: '/' }, false)
  await page.goto('/faq')
  await expect.poll(() => leftBehind(page)).toEqual(nothingLeftBehind)
  await page.goto('/programa')
  await expect(heading(page)).toHaveText('Programa')
})
