// What browsers keep for a visit without network: when, from which hosts, and until when.
import { createReadStream, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { offlineFile, readBuiltSite } from '../../scripts/lib/built-site.ts'
import { serveSite } from '../../scripts/lib/server.ts'
import { makeServiceWorker, workerFile } from '../../scripts/outputs/service-worker.ts'
import {
  appStarted,
  expect,
  heading,
  leftBehind,
  nothingLeftBehind,
  open,
  quiet,
  routes,
  siteNavigation,
} from '../support/fixtures.ts'
import { keptAddresses, keptPages, type Site, test, visit } from '../support/offline.ts'
import { copy } from '../support/specification.ts'

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
  expect(documents.toSorted()).toEqual(
    [...keptPages.map(({ path: to }) => to), `/${offlineFile}`].toSorted(),
  )
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
    // The map's frame has no origin that could have a worker.
    if (window !== window.top) return
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
      if (window !== window.top) return
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
  return createServer((request, response) => {
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
