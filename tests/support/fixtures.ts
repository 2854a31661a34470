import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { appStarted } from '../../scripts/tools/audit/app-started.ts'
import { drawnFrame } from '../../scripts/tools/audit/drawn-frame.ts'
import { slowdown } from './slowdown.ts'
import { Watch } from './watch.ts'

export { appStarted, drawnFrame, expect }
export { notFoundLines } from './watch.ts'

type Fixtures = {
  /** The built site that is visited. */
  readonly visited: 'EVENTO' | 'CONTENT'
  /** The page's present moment: while tickets are on sale, or null for the real clock, which is long after the event. */
  readonly moment: string | null
  /** Other hosts that the pages may contact. */
  readonly hosts: readonly string[]
  readonly watch: Watch
}

export const test = base.extend<Fixtures>({
  moment: ['2026-04-20T09:30:15+02:00', { option: true }],
  hosts: [[], { option: true }],
  visited: ['EVENTO', { option: true }],
  baseURL: ({ visited }, provide) => provide(process.env[`E2E_${visited}`]),

  /** Fails a test that contacts another origin or leaves a line in the console, unless it says so. */
  watch: async ({ baseURL, hosts }, provide) => {
    const watch = new Watch(new URL(baseURL ?? '').origin, hosts)
    await provide(watch)
    watch.judge()
  },

  async context({ context, watch }, provide) {
    context.on('console', (message) => watch.hear(`${message.type()}: ${message.text()}`))
    context.on('weberror', (error) => watch.hear(`uncaught: ${error.error().message}`))
    context.on('request', (request) => watch.see(request.url()))
    if (slowdown > 1) context.on('page', slowDown)
    await provide(context)
  },

  async page({ page, moment }, provide) {
    if (slowdown > 1) await slowDown(page)
    if (moment) await page.clock.setFixedTime(moment)
    await provide(page)
  },
})

/** Slows the processor of a tab, which lasts as long as this session of the developer tools. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** An address that begins with "/" lies below the site's root, which may be a sub-folder of the host. */
const below = (path: string) => path.replace(/^\/(?!\/)/, './')

/** Opens a page and waits until the app has started. */
export async function open(page: Page, path: string) {
  const response = await page.goto(below(path))
  await appStarted(page)
  return response
}

/** Opens a page whose app starts only after `meanwhile`: every script that the page does not name is held back. */
export async function openHeld(
  page: Page,
  path: string,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const html = await (await page.request.get(below(path))).text()
  const app = await hold(
    page,
    ({ pathname }) => pathname.endsWith('.js') && !html.includes(pathname),
  )
  // Not "load": the page links the scripts that are held back, and would wait for them.
  await page.goto(below(path), { waitUntil: 'domcontentloaded' })
  await meanwhile()
  app.release()
  await appStarted(page)
}

/** Holds back the answers of some addresses until `release` is called. */
export async function hold(page: Page, matches: (url: URL) => boolean) {
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

export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

export async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => scrollPosition(page)).toBe(top)
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

export const siteNavigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Principal' })

/** A link of the header. */
export const link = (page: Page, name: string): Locator =>
  siteNavigation(page).getByRole('link', { name, exact: true })

/** Expects that a person sees the element: it is not clipped, and nothing covers its beginning. */
export async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport()
  await expect
    .poll(() =>
      element.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(x + Math.min(width, 20) / 2, y + height / 2))
      }),
    )
    .toBe(true)
}

/** Cookies and other data that the page has left in the browser, a line each. */
export async function leftBehind(page: Page): Promise<string[]> {
  // Playwright's storageState would open a page of its own.
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => {
    // A page without an origin has none of these.
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
