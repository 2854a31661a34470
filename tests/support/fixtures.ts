import { EventEmitter, once } from 'node:events'
import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { appStarted } from '../../scripts/tools/audit/appStarted.ts'
import { drawnFrame } from '../../scripts/tools/audit/drawnFrame.ts'
import { slowdown } from './slowdown.ts'
import { Watch } from './watch.ts'

export { appStarted, drawnFrame, expect }
export { notFoundLines } from './watch.ts'

type Fixtures = {
  /** The built site that is visited: the tests' event, or the event of src/content (support/content.ts). */
  readonly visited: 'EVENTO' | 'CONTENT'
  /** The moment that the page's clock shows. By default tickets are on sale then. Null leaves the real clock. */
  readonly moment: string | null
  /** Other hosts that the pages may contact. */
  readonly hosts: readonly string[]
  /** Fails the test if a page contacts another host, opens a dialog, or writes an unexpected line to the console. */
  readonly watch: Watch
}

export const test = base.extend<Fixtures>({
  moment: ['2026-04-20T09:30:15+02:00', { option: true }],
  hosts: [[], { option: true }],
  visited: ['EVENTO', { option: true }],
  // serveSites.ts sets the variables.
  baseURL: ({ visited }, provide) => provide(process.env[`E2E_${visited}`]),

  watch: async ({ baseURL, hosts }, provide) => {
    const watch = new Watch(new URL(baseURL ?? '').origin, hosts)
    await provide(watch)
    watch.expectNothingElse()
  },

  async context({ context, watch }, provide) {
    context.on('console', (message) => watch.addLine(`${message.type()}: ${message.text()}`))
    context.on('weberror', (error) => watch.addLine(`uncaught: ${error.error().message}`))
    context.on('request', (request) => watch.addRequest(request.url()))
    context.on('dialog', async (dialog) => {
      watch.addDialog(dialog.message())
      await dialog.dismiss()
    })
    // For tabs that a page opens. Playwright does not wait for this listener, so the fixture `page` throttles the first tab.
    context.on('page', throttleProcessor)
    await provide(context)
  },

  async page({ page, moment }, provide) {
    await throttleProcessor(page)
    if (moment) await page.clock.setFixedTime(moment)
    await provide(page)
  },
})

/** Slows the processor of a tab (CPU_SLOWDOWN). The session of the developer tools stays open, because its end undoes this. */
async function throttleProcessor(page: Page): Promise<void> {
  if (slowdown === 1) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Makes a path relative to `baseURL`, which has the site's sub-folder: "/faq" → "./faq". "//host/faq" stays as it is. */
const relative = (path: string) => path.replace(/^\/(?!\/)/, './')

/** Opens a page and waits until its app has started. For a page without an app, use `page.goto`. */
export async function openWithApp(page: Page, path: string) {
  const response = await page.goto(relative(path))
  await appStarted(page)
  return response
}

/** Opens a page, and holds back the scripts of its app until `meanwhile` has ended. Then it waits until the app has started. */
export async function openWithLateApp<T>(
  page: Page,
  path: string,
  meanwhile: () => Promise<T>,
): Promise<T> {
  const response = await page.request.get(relative(path))
  const html = await response.text()
  // The HTML has the whole path of the script that starts the app, `src="/evento/assets/…"`. The paths of the app's scripts
  // lack the site's sub-folder there, `data-files="assets/…"`. So a script whose whole path is not in the HTML is the app's.
  const isAppScript = ({ pathname }: URL) => pathname.endsWith('.js') && !html.includes(pathname)
  const appScripts = await hold(page, isAppScript)
  // The event "load" would wait for the scripts that are held back.
  await page.goto(relative(path), { waitUntil: 'domcontentloaded' })
  const result = await meanwhile()
  appScripts.release()
  await appStarted(page)
  return result
}

/** Holds back the requests to some addresses until `release` is called. */
export async function hold(page: Page, matches: (url: URL) => boolean) {
  const gate = new EventEmitter()
  const gateOpened = once(gate, 'open')
  await page.route(matches, async (route) => {
    await gateOpened
    await route.continue()
  })
  return { release: () => gate.emit('open') }
}

export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

export async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => scrollPosition(page)).toBe(top)
}

/** The strip that says what is on and what comes next. Home and the programme page show it during the event. */
export const whatIsOn = (page: Page): Locator => page.locator('main [data-when=during]')

/** Marks the document of a tab, by a property of its window. A page load replaces the document and the window. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { stillHere: true }))

/** Whether the tab still has the document that `markDocument` has marked. */
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'stillHere' in window)

/** The page's main heading. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

export const siteNavigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Principal' })

/** A link of the site's navigation, in the header. */
export const navigationLink = (page: Page, name: string): Locator =>
  siteNavigation(page).getByRole('link', { name, exact: true })

/** Runs in the page. Tells whether nothing covers a point of the element: 10 px from its left edge, at half its height. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  // In an element narrower than 20 px, the point is its middle.
  const inset = Math.min(10, width / 2)
  return element.contains(document.elementFromPoint(x + inset, y + height / 2))
}

/** Expects that a person sees the beginning of the element: it is in the viewport, and nothing covers it. */
export async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport()
  await expect.poll(() => element.evaluate(isUncovered)).toBe(true)
}

/** Cookies and other data that the site has stored in the browser, a line each: "cache pages". */
export async function storedData(page: Page): Promise<string[]> {
  // Playwright's own `storageState` would take longer, because it opens a page of its own.
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => {
    // A page without an origin, such as an error page of the browser, can store nothing.
    if (!isSecureContext || origin === 'null') return []
    const workers = await navigator.serviceWorker.getRegistrations()
    return [
      ...Object.keys(localStorage).map((key) => `local ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...workers.map(({ scope }) => `worker ${scope}`),
    ]
  })
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored]
}
