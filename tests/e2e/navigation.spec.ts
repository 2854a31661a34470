import type { Locator, Page } from '@playwright/test'
import { JSDOM } from 'jsdom'
import {
  appStarted,
  expect,
  expectInSight,
  heading,
  moments,
  open,
  quiet,
  routeNotFoundLine,
  routes,
  scrollDownTo,
  scrollPosition,
  siteNavigation,
  test,
} from '../support/fixtures.ts'

test.use({ moment: moments.before })

/** From the home page, how a visitor gets to each page without loading it anew. */
const ways: readonly (readonly [path: string, link: (page: Page) => Locator])[] = [
  ...(['Programa', 'Patrocina', 'FAQ', 'Contacto'] as const).map(
    (name) =>
      [
        { Programa: '/programa', Patrocina: '/patrocina', FAQ: '/faq', Contacto: '/contacto' }[
          name
        ],
        (page: Page) => siteNavigation(page).getByRole('link', { name }),
      ] as const,
  ),
  ['/ponentes', (page) => page.getByRole('main').locator('a[href="/ponentes"]').first()],
  ['/entradas', (page) => page.getByRole('main').locator('a[href="/entradas"]').first()],
  [
    '/privacidad',
    (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }),
  ],
]

const stillHere = (page: Page) => page.evaluate(() => 'stillHere' in window)

/** Title, canonical address, description, robots and share tags of a page as it is served or as it is now. */
function headTags(html = '') {
  // Styles and body would take seconds to read, and say nothing of it.
  const [head = ''] = html.replace(/<style[^]*?<\/style>/g, '').split('</head>')
  const { document } = new JSDOM(head).window
  const tags = document.head.querySelectorAll(
    'link[rel=canonical], meta[property], meta[name]:not([name=viewport], [name=color-scheme])',
  )
  return [
    `lang ${document.documentElement.lang}`,
    `title ${document.title}`,
    ...[...tags].map((tag) =>
      ['rel', 'property', 'name', 'href', 'content']
        .map((name) => tag.getAttribute(name))
        .filter(Boolean)
        .join(' '),
    ),
  ].toSorted()
}

for (const [path, link] of ways) {
  test(`a link to ${path} shows it as a page load would: head, focus, top, and no other requests`, async ({
    page,
    watch,
  }) => {
    const [target, home] = await Promise.all(
      [path, '/'].map(async (address) => (await page.request.get(address)).text()),
    )
    await open(page, '/')
    await quiet(page)
    expect(headTags(await page.content())).toEqual(headTags(home))
    const served = headTags(target)
    expect(served.length).toBeGreaterThan(10)

    const kinds: string[] = []
    page.on('request', (request) => kinds.push(request.resourceType()))
    watch.requests.length = 0
    await scrollDownTo(page, 400)
    // A mark on the window, which a page load would wipe out. A click would scroll to the link first.
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await link(page).evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(path)
    await expect.poll(async () => headTags(await page.content())).toEqual(served)
    await expect(page.locator('main:focus, h1:focus')).toHaveCount(1)
    await expect.poll(() => scrollPosition(page)).toBe(0)
    const title = await page.title()
    expect(title).not.toMatch(/^Encuentro/)
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title)

    await quiet(page)
    expect(watch.requests.length).toBeGreaterThan(0)
    for (const url of watch.requests) expect(new URL(url).pathname).toMatch(/^\/assets\//)
    expect(watch.requests).toEqual([...new Set(watch.requests)])
    for (const kind of kinds) {
      expect(['script', 'stylesheet', 'font', 'image', 'other']).toContain(kind)
    }

    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(async () => headTags(await page.content())).toEqual(headTags(home))
    expect(await stillHere(page)).toBe(true)
    if (path === '/privacidad') await watch.expectConsole(routeNotFoundLine(path))
  })
}

test('the title is said after each of several navigations', async ({ page }) => {
  await open(page, '/')
  for (const name of ['Programa', 'FAQ', 'Contacto', 'Programa', 'Inicio'] as const) {
    await siteNavigation(page).getByRole('link', { name }).click()
    const { title } = routes.find(
      ({ path }) =>
        path === { Programa: '/programa', FAQ: '/faq', Contacto: '/contacto', Inicio: '/' }[name],
    ) ?? { title: '?' }
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(
      new RegExp(`^${title}`),
    )
    await expect(page.locator('main:focus, h1:focus')).toHaveCount(1)
  }
})

test('nothing is said of a page that was simply loaded', async ({ page }) => {
  await open(page, '/programa')
  for (const status of await page.getByRole('status').all()) await expect(status).toBeEmpty()
})

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1280, height: 400 } })

  test('back and forward return to where one was', async ({ page }) => {
    const near = (top: number) =>
      expect.poll(async () => Math.abs((await scrollPosition(page)) - top))
    await open(page, '/ponentes')
    await scrollDownTo(page, 420)
    await siteNavigation(page).getByRole('link', { name: 'FAQ' }).click()
    await expect(heading(page)).toHaveText('Preguntas frecuentes')
    await near(0).toBeLessThan(2)
    await scrollDownTo(page, 260)
    await siteNavigation(page).getByRole('link', { name: 'Inicio' }).click()
    await expect(page).toHaveURL('/')
    await near(0).toBeLessThan(2)
    await scrollDownTo(page, 700)

    await page.goBack()
    await expect(heading(page)).toHaveText('Preguntas frecuentes')
    await near(260).toBeLessThan(5)
    await page.goBack()
    await expect(heading(page)).toHaveText('Ponentes')
    await near(420).toBeLessThan(5)
    await page.goForward()
    await expect(heading(page)).toHaveText('Preguntas frecuentes')
    await near(260).toBeLessThan(5)
    await page.goForward()
    await expect(page).toHaveURL('/')
    await near(700).toBeLessThan(5)
  })

  test('a link to a speaker leads to that speaker, and back to the programme', async ({ page }) => {
    await open(page, '/programa')
    const link = page.getByRole('main').getByRole('link', { name: 'Marta León' })
    await link.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 1)
    const from = await scrollPosition(page)
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await link.click()
    await expect(page).toHaveURL('/ponentes#marta-leon')
    const speaker = page.getByRole('heading', { name: 'Marta León' })
    await expectInSight(speaker)
    expect(await scrollPosition(page)).toBeGreaterThan(100)
    await expect(page.locator('#marta-leon')).toBeFocused()
    expect(await stillHere(page)).toBe(true)

    await page.goBack()
    await expect(heading(page)).toHaveText('Programa')
    await expect.poll(async () => Math.abs((await scrollPosition(page)) - from)).toBeLessThan(5)
  })

  test('a speaker’s address leads to that speaker when it is opened directly', async ({ page }) => {
    await open(page, '/ponentes#marta-leon')
    await expectInSight(page.getByRole('heading', { name: 'Marta León' }))
    await page.goto('/ponentes#pablo-herrera')
    await expectInSight(page.getByRole('heading', { name: 'Pablo Herrera' }))
    await page.goBack()
    await expectInSight(page.getByRole('heading', { name: 'Marta León' }))
  })
})

for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
  test(`a click with ${modifier} opens the page elsewhere and leaves this one`, async ({
    page,
    context,
  }) => {
    await open(page, '/faq')
    const opening = context.waitForEvent('page')
    await siteNavigation(page)
      .getByRole('link', { name: 'Programa' })
      .click({ modifiers: [modifier] })
    const other = await opening
    await expect(other).toHaveURL('/programa')
    await appStarted(other)
    await expect(page).toHaveURL('/faq')
    await expect(heading(page)).toHaveText('Preguntas frecuentes')
  })
}

test('of two quick clicks the second one counts', async ({ page }) => {
  await open(page, '/')
  await siteNavigation(page)
    .getByRole('link', { name: 'Programa' })
    .evaluate((link: HTMLElement) => link.click())
  await siteNavigation(page)
    .getByRole('link', { name: 'Contacto' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/contacto')
  await expect(heading(page)).toHaveText('Contacto')
  await expect(page).toHaveTitle(/^Contacto/)
})

for (const [state, answer] of [
  ['is gone after a new publication', { status: 404, body: '' }],
  ['does not arrive', null],
] as const) {
  test(`a page whose chunk ${state} is shown all the same`, async ({ page, watch }) => {
    watch.ignoreConsole()
    await open(page, '/')
    await quiet(page)
    await page.route('**/assets/*.js', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await siteNavigation(page).getByRole('link', { name: 'Programa' }).click()
    await expect(page).toHaveURL('/programa')
    await expect(heading(page)).toHaveText('Programa')
    await expect(page.getByRole('heading', { name: 'Keynotes y conversaciones' })).toBeVisible()
  })
}

test('a page begins with tiles that turn into place, there and back, and not for who asked for less motion', async ({
  page,
}) => {
  const turning = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (one) => one instanceof CSSAnimation && (one.effect as KeyframeEffect).target?.matches('.az'),
          ).length,
    )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Long enough to be seen by a test on a slow machine.
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      for (const one of (target as Element).getAnimations()) one.pause()
    })
  })
  await open(page, '/faq')
  await siteNavigation(page).getByRole('link', { name: 'Programa' }).click()
  await expect(heading(page)).toHaveText('Programa')
  await expect.poll(turning).toBeGreaterThan(0)
  await page.goBack()
  await expect(heading(page)).not.toHaveText('Programa')
  await expect.poll(turning).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await siteNavigation(page).getByRole('link', { name: 'Contacto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
  expect(await turning()).toBe(0)
})

test('the pictures of header and footer stay as they are when the page changes', async ({
  page,
}) => {
  await open(page, '/faq')
  await appStarted(page)
  const tiles = page.locator(':is(header, footer):not(main *) .az')
  const count = await tiles.count()
  expect(count).toBeGreaterThan(20)
  await tiles.evaluateAll((all) => all.forEach((tile) => (tile.dataset.untouched = '')))
  await siteNavigation(page).getByRole('link', { name: 'Programa' }).click()
  await expect(heading(page)).toHaveText('Programa')
  await expect(page.locator('.az[data-untouched]')).toHaveCount(count)
})

test('a page that was fetched ahead is there before the browser does anything else', async ({
  page,
}) => {
  await open(page, '/')
  const link = siteNavigation(page).getByRole('link', { name: 'Programa' })
  await link.hover()
  await quiet(page)
  const shown = await link.evaluate(async (element: HTMLElement) => {
    element.click()
    // Nothing but promises: no timer and no frame comes in between.
    for (let i = 0; i < 1000; i++) await Promise.resolve()
    return document.querySelector('h1')?.textContent
  })
  expect(shown).toBe('Programa')
})
