import type { Page } from '@playwright/test'
import {
  appStarted,
  expect,
  expectInSight,
  heading,
  moments,
  open,
  quiet,
  routes,
  siteNavigation,
  test,
} from '../../support/fixtures.ts'
import { copy } from '../../support/specification.ts'

test.use({ moment: moments.before })

const link = (page: Page, name: string) => siteNavigation(page).getByRole('link', { name })

/** Opens the home page and breaks each script that is asked for from then on. */
async function openThenBreak(page: Page, broken: { status: number; body: string } | null) {
  await open(page, '/')
  await quiet(page)
  await page.route('**/assets/*.js', (route) =>
    broken
      ? route.fulfill({ contentType: 'text/javascript', ...broken })
      : route.abort('internetdisconnected'),
  )
}

/** The site's pages and pictures. */
const sitePath = (url: URL) => !url.pathname.startsWith('/assets/')

test.describe('if the network drops at a click', () => {
  test('the page says so in its frame, and the visitor loses nothing', async ({ page, watch }) => {
    watch.ignoreConsole()
    await openThenBreak(page, null)
    await page.route(sitePath, (route) => route.abort('internetdisconnected'))
    await link(page, 'Programa').click()
    await expect(heading(page)).toHaveText(copy.offline.heading)
    await expect(page).toHaveTitle(copy.offline.heading)
    await expect(page.getByRole('main')).toContainText(copy.offline.text)
    await expectInSight(siteNavigation(page))
    await expect(page.getByRole('contentinfo')).toBeVisible()

    // Asking again while there is still no network loses nothing either.
    const retry = page.getByRole('button', { name: copy.offline.retry })
    await retry.click()
    await expect(heading(page)).toHaveText(copy.offline.heading)
    await expect(retry).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('timer')).toBeVisible()
  })

  for (const [way, goOn] of [
    [
      'at the visitor’s wish',
      (page: Page) => page.getByRole('button', { name: copy.offline.retry }).click(),
    ],
    ['by itself', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))],
  ] as const) {
    test(`the page comes ${way} once there is a network again`, async ({ page, watch }) => {
      watch.ignoreConsole()
      await openThenBreak(page, null)
      await page.route(sitePath, (route) => route.abort('internetdisconnected'))
      await link(page, 'Programa').click()
      await expect(heading(page)).toHaveText(copy.offline.heading)
      await page.unrouteAll()
      await goOn(page)
      await expect(heading(page)).toHaveText('Programa')
      await appStarted(page)
      await expect(page).toHaveURL('/programa')
    })
  }
})

test('a chunk that is another page, as of a portal, is followed by a plain page load', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await openThenBreak(page, { status: 200, body: '<!doctype html><title>Portal</title>' })
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  await expect(page.getByRole('heading', { name: 'Keynotes y conversaciones' })).toBeVisible()
})

test('a click that the app cannot follow in time becomes a plain page load', async ({ page }) => {
  await open(page, '/')
  await quiet(page)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  // Nobody ever answers the scripts.
  const held: (() => void)[] = []
  await page.route('**/assets/*.js', () => new Promise<void>((resolve) => held.push(resolve)))
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  await expect(page).toHaveURL('/programa')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  for (const release of held) release()
})

/** What has to work on a page whose script does not: links, menu, questions. */
async function expectNativePage(page: Page) {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/faq')
  await page.locator('summary').first().click()
  await expect(page.locator('#electrolunch')).toBeVisible()
  await page.locator('summary').nth(2).click()
  await expect(page.locator('#electrolunch')).toBeHidden()
  await page.getByRole('button', { name: 'Menú' }).click()
  await expectInSight(link(page, 'Contacto'))
  await link(page, 'Programa').click()
  await expect(page).toHaveURL('/programa')
  await expect(heading(page)).toHaveText('Programa')
  await page.goto('/contacto')
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
}

for (const [fault, body] of [
  ['does not arrive', null],
  ['throws', 'throw new Error("broken")'],
  ['is no script', '<!doctype html>'],
] as const) {
  test(`pages work if the main script ${fault}`, async ({ page, watch }) => {
    watch.ignoreConsole()
    await page.route('**/assets/*.js', (route) =>
      body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    )
    await expectNativePage(page)
  })
}

test('a page whose own chunk is gone at the start stays as it was served', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  const html = await (await page.request.get('/programa')).text()
  const asked: string[] = []
  await page.route(
    (url) =>
      /^\/assets\/(?!react|client|main|app).*\.js$/.test(url.pathname) &&
      !html.includes(url.pathname),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 404 })
    },
  )
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.goto('/programa')
  await page.mouse.wheel(0, 200)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await quiet(page)
  await expect(heading(page)).toHaveText('Programa')
  expect(loads).toHaveLength(1)
  await link(page, 'Contacto').click()
  await expect(page).toHaveURL('/contacto')
})

test('pages can be read and used without their styles', async ({ page }) => {
  await page.route(
    (url) => sitePath(url) && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<head>[^]*?<\/head>/, (head) =>
        head.replaceAll(/<(?:style|link rel="stylesheet")/g, '$& media="not all"'),
      )
      await route.fulfill({ response, body })
    },
  )
  for (const { path, title } of routes) {
    await open(page, path)
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(heading(page)).toBeVisible()
    // Nothing lies over the text.
    await expectInSight(page.getByRole('link', { name: 'Saltar al contenido' }))
  }
  await page.goto('/faq')
  await page.locator('summary').first().click()
  await expect(page.locator('#electrolunch')).toBeVisible()
  await page.getByRole('button', { name: 'Menú' }).click()
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
})

test('a page whose styles do not arrive at a click is followed by a plain page load', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await open(page, '/')
  await quiet(page)
  const broken: string[] = []
  await page.route('**/assets/*.css', (route) => {
    broken.push(route.request().url())
    return route.abort()
  })
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  expect(broken).not.toEqual([])
  const weight = await heading(page).evaluate((element) => getComputedStyle(element).fontWeight)
  expect(Number(weight)).toBeGreaterThan(700)
})

test('text shows at once if the font does not arrive', async ({ page, watch }) => {
  watch.ignoreConsole()
  await page.route('**/*.woff2', (route) => route.abort())
  for (const { path } of routes) {
    await open(page, path)
    await expectInSight(heading(page))
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    expect(loaded).not.toContain('Bricolage Grotesque')
  }
})
