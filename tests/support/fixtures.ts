import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { appStarted } from '../../scripts/lib/app-started.ts'
import { nothingOver } from './nothing-over.ts'

export { appStarted, expect }
export { everyPath, moments, navigation, routes } from './routes.ts'

/** What the console gets of an address that has no page: Chromium's own line, and the product's. */
export function notFoundLines(path: string): readonly [string, string] {
  return [
    'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    routeNotFoundLine(path),
  ]
}

/** The same if the app itself shows the not-found page: no request was answered with 404. */
export function routeNotFoundLine(path: string): string {
  return `warning: 404: no existe la ruta %s ${path}`
}

type Watch = {
  /** Console lines ("type: text") and uncaught errors of all tabs so far; any that is left fails the test. */
  readonly consoleLines: string[]
  /** Waits for exactly these console lines and strikes them out. */
  readonly expectConsole: (...lines: readonly string[]) => Promise<void>
  /** For tests that break the network on purpose: the browser complains of it when and as often as it likes. */
  readonly ignoreConsole: () => void
  /** Addresses that this site's pages asked of the site itself, in order. */
  readonly requests: string[]
}

type Fixtures = {
  /** Hosts that the pages may ask, beside their own. */
  readonly otherHosts: ReadonlySet<string>
  /** What the page takes for the present; null leaves the clock alone, which is long after the event. */
  readonly moment: string | null
  readonly watch: Watch
  /** Opens a page with script on or off, as the test has it. */
  readonly visit: (path: string) => Promise<void>
}

/** What the test runner (1.65) says if the configuration lets no service worker in. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

export const test = base.extend<Fixtures>({
  otherHosts: [new Set(), { option: true }],
  moment: [null, { option: true }],

  async page({ page, moment }, provide) {
    if (moment) await page.clock.setFixedTime(moment)
    await provide(page)
  },

  /** Lets no test ask another origin for anything, or leave a line in the console, without saying so. */
  watch: [
    async ({ context, baseURL, otherHosts }, use) => {
      const origin = new URL(baseURL ?? '').origin
      const consoleLines: string[] = []
      const foreign: string[] = []
      const requests: string[] = []
      context.on('console', (message) => {
        if (message.text() === workerBlocked) return
        consoleLines.push(`${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => consoleLines.push(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const { origin: asked, protocol, host, pathname } = new URL(request.url())
        const isForeign = asked !== origin && /^https?:$/.test(protocol)
        // The configuration lets none arrive. To intercept them would take the browser's cache from every test.
        if (isForeign && !otherHosts.has(host)) foreign.push(request.url())
        // The browser asks for the tab's icon when it likes.
        if (asked === origin && !pathname.startsWith('/favicon')) requests.push(request.url())
      })
      const expectConsole = async (...lines: readonly string[]) => {
        await expect.poll(() => [...consoleLines]).toEqual(lines)
        consoleLines.length = 0
      }
      const state = { silent: false }
      const ignoreConsole = () => {
        state.silent = true
      }
      await use({ consoleLines, expectConsole, ignoreConsole, requests })
      expect.soft(foreign, 'requests to other origins').toEqual([])
      if (!state.silent) expect.soft(consoleLines, 'console').toEqual([])
    },
    { auto: true },
  ],

  async visit({ page, javaScriptEnabled }, provide) {
    await provide(async (path) => {
      if (javaScriptEnabled) await open(page, path)
      else await page.goto(path)
    })
  },
})

/** Opens a page and waits until the app has started. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await appStarted(page)
  return response
}

/** Keeps every script back but the one in the page, so that the app cannot start until `release` is called. */
export async function holdApp(page: Page, path: string): Promise<{ release: () => void }> {
  const response = await page.request.get(path)
  const [html, { origin: ours }] = [await response.text(), new URL(response.url())]
  return hold(
    page,
    ({ origin, pathname }) =>
      origin === ours && pathname.endsWith('.js') && !html.includes(pathname),
  )
}

/** Keeps the answers of some addresses back until `release` is called. */
export async function hold(
  page: Page,
  matches: (url: URL) => boolean,
): Promise<{ release: () => void }> {
  const gate: { open?: () => void } = {}
  const released = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  await page.route(matches, async (route) => {
    await released
    await route.continue()
  })
  return { release: () => gate.open?.() }
}

/** Waits until the page has asked for nothing in a while. */
export async function quiet(page: Page): Promise<void> {
  const state = { last: performance.now() }
  const note = () => {
    state.last = performance.now()
  }
  page.on('request', note)
  await expect.poll(() => performance.now() - state.last).toBeGreaterThan(300)
  page.off('request', note)
}

/** How much wider a page is than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Waits until what the page has been told is on the screen, and what watches for that has been told too. */
export function drawnFrame(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )
}

export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

export async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => scrollPosition(page)).toBe(top)
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** Waits for the pictures that the first frame leaves out. */
export async function expectPicturesDrawn(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('svg')].filter(
          (picture) => getComputedStyle(picture).contentVisibility === 'auto',
        ).length,
    )
  await expect.poll(left, 'pictures left to draw').toBe(0)
}

export function siteNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Principal' })
}

/** Whether a person sees the element: not clipped away, and nothing lies over its middle. */
export async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport()
  await expect.poll(() => element.evaluate(nothingOver)).toBe(true)
}

/** What the page has left on the visitor's machine. */
export async function leftBehind(page: Page) {
  const { cookies } = await page.context().storageState()
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  return { cookies, ...stored }
}

export const nothingLeftBehind = {
  cookies: [],
  local: [],
  session: [],
  databases: [],
  caches: [],
  workers: 0,
}
