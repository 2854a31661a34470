// A network that drops, breaks or brings something else.
import type { Page } from '@playwright/test'
import {
  appStarted,
  expect,
  expectInSight,
  heading,
  link,
  open,
  routes,
  siteNavigation,
  test,
} from '../../support/fixtures.ts'
import { copy } from '../../support/specification.ts'

/** The site's pages and pictures. */
const sitePath = (url: URL) => !url.pathname.startsWith('/assets/')

/** Opens the home page and breaks each script that is asked for from then on. */
async function openThenBreak(page: Page, broken: { status: number; body: string } | null) {
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/*.js', (route) =>
    broken
      ? route.fulfill({ contentType: 'text/javascript', ...broken })
      : route.abort('internetdisconnected'),
  )
}

test('if the network drops at a click, the page says so in its frame, and comes when it is back', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await openThenBreak(page, null)
  await page.route(sitePath, (route) => route.abort('internetdisconnected'))
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText(copy.offline.heading)
  await expect(page).toHaveTitle(copy.offline.heading)
  await expect(page.getByRole('main')).toContainText(copy.offline.text)
  await expectInSight(siteNavigation(page))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // Asking again while there is still no network loses nothing.
  const retry = page.getByRole('button', { name: copy.offline.retry })
  await retry.click()
  await expect(retry).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('timer')).toBeVisible()
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText(copy.offline.heading)
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(heading(page)).toHaveText('Programa')
  await appStarted(page)
  await expect(page).toHaveURL('/programa')
})

for (const [fault, answer] of [
  ['is gone after a new publication', { status: 404, body: '' }],
  ['is a page of a portal', { status: 200, body: '<!doctype html><title>Portal</title>' }],
  ['does not arrive', null],
] as const) {
  test(`a page whose script ${fault} is followed by a plain page load`, async ({ page, watch }) => {
    watch.ignoreConsole()
    await openThenBreak(page, answer)
    await link(page, 'Programa').click()
    await expect(heading(page)).toHaveText('Programa')
    await expect(page.getByRole('heading', { name: 'Keynotes y conversaciones' })).toBeVisible()
    await expect(page).toHaveURL('/programa')
  })
}

test('a click that the app cannot follow in time becomes a plain page load', async ({ page }) => {
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  // Nobody ever answers the scripts.
  await page.route('**/assets/*.js', () => {})
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
})

test('pages work though the main script does not arrive, throws or is none', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await page.setViewportSize({ width: 360, height: 640 })
  for (const body of [null, 'throw new Error("broken")', '<!doctype html>']) {
    await page.route('**/assets/*.js', (route) =>
      body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    )
    await page.goto('/faq')
    await page.locator('summary').first().click()
    await expect(page.locator('#electrolunch')).toBeVisible()
    await page.locator('summary').nth(2).click()
    await expect(page.locator('#electrolunch')).toBeHidden()
    await page.getByRole('button', { name: 'Menú' }).click()
    await link(page, 'Programa').click()
    await expect(heading(page)).toHaveText('Programa')
    await page.unrouteAll()
  }
  await page.goto('/contacto')
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
})

test('a page whose own script is gone at the start stays as it was served', async ({
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
  await page.waitForLoadState('networkidle')
  await expect(heading(page)).toHaveText('Programa')
  expect(loads).toHaveLength(1)
  await link(page, 'Contacto').click()
  await expect(page).toHaveURL('/contacto')
})

test('pages can be read and used without their styles', async ({ tab }) => {
  await tab.route(
    (url) => sitePath(url) && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<head>[^]*?<\/head>/, (head) =>
        head.replaceAll(/<(?:style|link rel="stylesheet")/g, '$& media="not all"'),
      )
      await route.fulfill({ response, body })
    },
  )
  for (const { path } of routes) {
    await open(tab, path)
    await expect(tab.getByRole('banner')).toHaveCSS('position', 'static')
    await expect(heading(tab)).toBeVisible()
    // Nothing lies over the text.
    await expectInSight(tab.getByRole('link', { name: 'Saltar al contenido' }))
  }
  await tab.getByRole('button', { name: 'Menú' }).click()
  await link(tab, 'Programa').click()
  await expect(heading(tab)).toHaveText('Programa')
})

test('a page whose styles do not arrive at a click is followed by a plain page load', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const broken: string[] = []
  await page.route('**/assets/*.css', (route) => {
    broken.push(route.request().url())
    return route.abort()
  })
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  expect(broken).not.toEqual([])
  await expect(heading(page)).toHaveCSS('font-weight', /[89]00/)
})

test('text shows at once if the font does not arrive', async ({ page, watch }) => {
  watch.ignoreConsole()
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of ['/', '/programa']) {
    await open(page, path)
    await expectInSight(heading(page))
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    expect(loaded).not.toContain('Bricolage Grotesque')
  }
})
