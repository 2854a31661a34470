// Browsers that lack or forbid something, and a page that fails.
import { isAll } from '../../support/all.ts'
import {
  expect,
  expectInSight,
  heading,
  link,
  navigation,
  open,
  scrollDownTo,
  siteNavigation,
  test,
} from '../../support/fixtures.ts'
import { copy } from '../../support/specification.ts'

/** Run in each page before anything else. */
const lacks = {
  'that forbids all storage': () => {
    // oxlint-disable-next-line consistent-function-scoping -- nothing from outside exists in the page
    const forbid = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
      Object.defineProperty(window, name, { get: forbid })
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: forbid, set: forbid })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: forbid })
  },
  'of 2022': () => {
    const younger: readonly (readonly [owner: object, ...names: string[]])[] = [
      [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'],
      [Array, 'fromAsync'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [Set.prototype, 'union', 'difference', 'intersection'],
      [AbortSignal, 'timeout'],
      [HTMLFormElement.prototype, 'requestSubmit'],
    ]
    for (const [owner, ...names] of younger) {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
  },
} as const

for (const [lack, apply] of Object.entries(lacks)) {
  test(`a browser ${lack} sees and does everything`, async ({ page }) => {
    await page.addInitScript(apply)
    await open(page, '/')
    await expect(page.getByRole('timer')).toContainText(/\d+\s*días/)
    for (const [name, path] of navigation.toReversed().slice(isAll ? 0 : 3)) {
      await link(page, name).click()
      await expect(page).toHaveURL(path)
      await expect(page.locator('main:focus')).toBeVisible()
      await scrollDownTo(page, 101)
      await expect(page.getByRole('banner').locator('a[href="/entradas"]')).toBeVisible()
    }
  })
}

test.describe('in a browser without popovers and exclusive disclosures', () => {
  // The page's styles are rewritten on their way, which the policy's hash rightly refuses.
  test.use({ bypassCSP: true })

  test('the links of the menu are open on any screen, and answers are open one at a time @all', async ({
    page,
  }) => {
    // Pages and styles are served with property names that no browser knows.
    await page.route(
      ({ pathname }) => !/\.(?!css$)\w+$/.test(pathname),
      async (route) => {
        const response = await route.fetch()
        const body = (await response.text())
          .replaceAll(':popover-open', ':no-such-thing')
          .replaceAll(/ (?:popover(?:target)?|name="preguntas)\b/gi, ' data-no-$&')
        await route.fulfill({ response, body })
      },
    )
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
        Reflect.deleteProperty(HTMLElement.prototype, name)
      }
      Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
      const { matches } = Element.prototype
      Object.assign(Element.prototype, {
        matches(this: Element, selector: string) {
          return matches.call(this, selector.replace(':popover-open', ':no-such-thing'))
        },
      })
    })
    for (const width of isAll ? [1280, 360] : [360]) {
      await page.setViewportSize({ width, height: 720 })
      await open(page, '/')
      for (const [name, path] of navigation) {
        await expectInSight(link(page, name))
        await link(page, name).click()
        await expect(page).toHaveURL(path)
        // The open links leave room for the page.
        await expectInSight(heading(page))
      }
      await expect(page.getByRole('button', { name: 'Menú' })).toBeHidden()
    }
    await open(page, '/faq')
    const answers = page.locator('main details')
    for (const index of [0, 3]) await answers.nth(index).locator('summary').click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(answers.nth(3)).toHaveAttribute('open')
  })
})

test.describe('in a browser from before 2022, which knows no cascade layers', () => {
  test.use({ bypassCSP: true })

  test('a page is text and links, without an app', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'))
    await page.route(
      ({ pathname }) => !/\.\w+$/.test(pathname),
      async (route) => {
        const response = await route.fetch()
        const body = (await response.text())
          .replaceAll('@layer', '@no-such-thing')
          .replaceAll('text-emphasis:none', 'no-such-thing:none')
          .replaceAll(/ popover(?:="[^"]*")?/g, '')
        await route.fulfill({ response, body })
      },
    )
    await page.goto('./')
    for (const [name, path] of navigation) {
      await page.evaluate(() => Object.assign(window, { stillHere: true }))
      await link(page, name).click()
      await expect(page).toHaveURL(path)
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
      await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
      await expectInSight(heading(page))
      await expect(
        page.locator('svg, [popovertarget], [method=dialog]').and(page.locator(':visible')),
      ).toHaveCount(0)
    }
    await expect(page.getByText(copy.countdown.afterText)).toHaveCount(0)
  })
})

test('a page that fails while it renders says so in the site’s words, in its frame, with ways on', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await page.route('**/assets/Contact-*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const cause = `const broken = () => { throw new Error('broken') };`
    const body = cause + code.replace(/[\w$]+ as Component\b/, 'broken as Component')
    // Without the real one's caching header, with which it would be kept for a year.
    await route.fulfill({ response, headers: { 'content-type': 'text/javascript' }, body })
  })
  const fail = async () => {
    await open(page, '/')
    await link(page, 'Contacto').click()
    await expect(heading(page)).toHaveText(copy.crash.heading)
  }
  await fail()
  await expect(page).toHaveTitle(copy.crash.heading)
  await expect(page.getByRole('main')).toContainText(copy.crash.text)
  await expectInSight(siteNavigation(page))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('link', { name: copy.crash.home }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('timer')).toBeVisible()
  await fail()
  await page.unrouteAll()
  await page.getByRole('button', { name: copy.crash.reload }).click()
  await expect(heading(page)).toHaveText('Contacto')
})
