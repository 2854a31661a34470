import type { Page } from '@playwright/test'
import {
  expect,
  expectInSight,
  heading,
  moments,
  navigation,
  open,
  routes,
  scrollDownTo,
  siteNavigation,
  test,
} from '../../support/fixtures.ts'

test.use({ moment: moments.before })

const link = (page: Page, name: string) => siteNavigation(page).getByRole('link', { name })

/** Serves the pages and styles with a feature's names replaced by names that no browser knows. */
async function renameInPages(page: Page, names: readonly (readonly [RegExp, string])[]) {
  await page.route(
    (url) => !/\.(?!css$)\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const body = names.reduce((all, [name, other]) => all.replaceAll(name, other), text)
      expect.soft(body.length, 'something is renamed').toBeGreaterThan(100)
      await route.fulfill({ response, body })
    },
  )
}

test('a browser that forbids all storage sees and does everything', async ({ page, context }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line consistent-function-scoping -- nothing from outside exists in the page
    const forbid = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
      Object.defineProperty(window, name, { get: forbid })
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: forbid, set: forbid })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: forbid })
  })
  for (const { path, title } of routes) {
    await open(page, path)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
  }
  for (const [name, path] of navigation) {
    await link(page, name).click()
    await expect(page).toHaveURL(path)
  }
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  expect(context.serviceWorkers()).toEqual([])
})

test('a browser without idle callbacks, observers and transitions sees and does everything', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of [
      'requestIdleCallback',
      'cancelIdleCallback',
      'IntersectionObserver',
      'ResizeObserver',
      'ViewTransition',
    ]) {
      Reflect.deleteProperty(window, name)
    }
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  })
  await open(page, '/')
  expect(
    await page.evaluate(() =>
      ['requestIdleCallback', 'IntersectionObserver', 'startViewTransition'].filter(
        (name) => name in window || name in document,
      ),
    ),
  ).toEqual([])
  await expect(page.getByRole('timer')).toContainText(/\d+\s*días/)
  for (const [name, path] of navigation.toReversed()) {
    await link(page, name).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('main:focus')).toBeVisible()
    await scrollDownTo(page, 101)
    await expect(page.getByRole('banner').locator('a[href="/entradas"]')).toBeVisible()
  }
})

test('the app starts by itself if there are no idle callbacks', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
  const asked = page.waitForRequest((request) => /\/assets\/.+\.js$/.test(request.url()))
  await page.goto('/')
  await asked
  await open(page, '/')
})

const withoutPopovers = async (page: Page) => {
  await renameInPages(page, [
    [/:popover-open/g, ':no-such-thing'],
    [/ popovertarget/gi, ' data-no'],
    [/ popover=/g, ' data-no-popover='],
  ])
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name)
    }
    const { matches } = Element.prototype
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        return matches.call(this, selector.replace(':popover-open', ':no-such-thing'))
      },
    })
  })
}

test.describe('in a browser without popovers', () => {
  // The page's styles are rewritten on their way, which the policy's hash rightly refuses.
  test.use({ bypassCSP: true })

  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    test(`the links of the menu are open, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await withoutPopovers(page)
      await open(page, '/')
      for (const [name, path] of navigation) {
        await expectInSight(link(page, name))
        await link(page, name).click()
        await expect(page).toHaveURL(path)
        // What the links leave of the screen is the page's.
        await expectInSight(heading(page))
      }
      await expect(page.getByRole('button', { name: 'Menú' })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Cerrar' })).toBeHidden()
    })
  }
})

test('in a browser without exclusive disclosures one answer is open at a time all the same', async ({
  page,
}) => {
  await renameInPages(page, [[/ name="preguntas"/g, '']])
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'))
  await open(page, '/faq')
  await expect(page.locator('details[name]')).toHaveCount(0)
  const openAnswers = page.locator('main details[open]')
  const questions = page.locator('main summary')
  await questions.nth(0).click()
  await questions.nth(3).click()
  await expect(openAnswers).toHaveCount(1)
  await expect(page.locator('main details').nth(3)).toHaveAttribute('open')
  await questions.nth(3).click()
  await expect(openAnswers).toHaveCount(0)
})
