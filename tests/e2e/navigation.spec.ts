// From page to page without loading them.
import type { Page } from '@playwright/test'
import { JSDOM } from 'jsdom'
import {
  appStarted,
  expect,
  expectInSight,
  expectPicturesDrawn,
  heading,
  link,
  open,
  routeNotFoundLine,
  scrollDownTo,
  scrollPosition,
  test,
} from '../support/fixtures.ts'

/** From the home page, how a visitor gets to each page without loading it anew. */
const ways = [
  ['/programa', (page: Page) => link(page, 'Programa')],
  ['/patrocina', (page: Page) => link(page, 'Patrocina')],
  ['/faq', (page: Page) => link(page, 'FAQ')],
  ['/contacto', (page: Page) => link(page, 'Contacto')],
  ['/ponentes', (page: Page) => page.locator('main a[href="/ponentes"]').first()],
  ['/entradas', (page: Page) => page.locator('main a[href="/entradas"]').first()],
  ['/privacidad', (page: Page) => page.locator('footer a[href="/privacidad"]')],
] as const

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { stillHere: true }))
const stillHere = (page: Page) => page.evaluate(() => 'stillHere' in window)

/** Title, canonical address, description, robots and share tags of a page as it is served or as it is now. */
function headTags(html = '') {
  // Styles and body would take seconds to read, and say nothing of it.
  const [head = ''] = html.replace(/<style[^]*?<\/style>/g, '').split('</head>')
  const { document } = new JSDOM(head).window
  const tags = document.head.querySelectorAll(
    'link[rel=canonical], meta[property], meta[name]:not([name=viewport], [name=color-scheme])',
  )
  const names = ['rel', 'property', 'name', 'href', 'content']
  return [
    `lang ${document.documentElement.lang}`,
    `title ${document.title}`,
    ...[...tags].map((tag) => names.map((name) => tag.getAttribute(name) ?? '').join(' ')),
  ].toSorted()
}

test('a link shows its page as a page load would: head, focus, top, title said, nothing asked twice', async ({
  tab,
  watch,
}) => {
  const served = async (path: string) => headTags(await (await tab.request.get(path)).text())
  const home = await served('/')
  await open(tab, '/')
  await mark(tab)
  for (const [path, way] of ways) {
    const expected = await served(path)
    expect(expected.length).toBeGreaterThan(10)
    watch.requests.length = 0
    await scrollDownTo(tab, 400)
    // A click would scroll to the link first.
    await way(tab).evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    await tab.keyboard.press('Enter')
    await expect(tab).toHaveURL(path)
    await expect.poll(async () => headTags(await tab.content()), path).toEqual(expected)
    await expect(tab.locator('main:focus, h1:focus')).toHaveCount(1)
    await expect.poll(() => scrollPosition(tab)).toBe(0)
    const title = await tab.title()
    await expect(tab.getByRole('status').filter({ hasText: title })).toHaveText(title)
    for (const url of watch.requests) expect(new URL(url).pathname).toMatch(/^\/assets\//)
    expect(watch.requests).toEqual([...new Set(watch.requests)])
    if (path === '/privacidad') await watch.expectConsole(routeNotFoundLine(path))
    await tab.goBack()
    await expect(tab).toHaveURL('/')
    await expect.poll(async () => headTags(await tab.content())).toEqual(home)
    await expect.poll(async () => Math.abs((await scrollPosition(tab)) - 400)).toBeLessThan(5)
  }
  expect(await stillHere(tab)).toBe(true)
})

test('nothing is said of a page that was simply loaded', async ({ tab }) => {
  await open(tab, '/programa')
  for (const status of await tab.getByRole('status').all()) await expect(status).toBeEmpty()
})

test('back and forward return to where one was', async ({ tab }) => {
  await tab.setViewportSize({ width: 1280, height: 400 })
  const expectAt = (top: number) =>
    expect.poll(async () => Math.abs((await scrollPosition(tab)) - top)).toBeLessThan(5)
  await open(tab, '/ponentes')
  await scrollDownTo(tab, 420)
  await link(tab, 'FAQ').click()
  await expect(heading(tab)).toHaveText('Preguntas frecuentes')
  await expectAt(0)
  await scrollDownTo(tab, 260)
  await link(tab, 'Inicio').click()
  await expect(tab).toHaveURL('/')
  await expectAt(0)
  await tab.goBack()
  await expectAt(260)
  await tab.goBack()
  await expect(heading(tab)).toHaveText('Ponentes')
  await expectAt(420)
  await tab.goForward()
  await expect(heading(tab)).toHaveText('Preguntas frecuentes')
  await expectAt(260)
})

test('a speaker’s address leads to that speaker, from the programme and directly, and back', async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 1280, height: 400 })
  await open(tab, '/programa')
  const marta = tab.getByRole('main').getByRole('link', { name: 'Marta León' })
  await marta.scrollIntoViewIfNeeded()
  await tab.mouse.wheel(0, 1)
  const from = await scrollPosition(tab)
  await marta.click()
  await expect(tab).toHaveURL('/ponentes#marta-leon')
  await expectInSight(tab.getByRole('heading', { name: 'Marta León' }))
  await expect(tab.locator('#marta-leon')).toBeFocused()
  await tab.goBack()
  await expect(heading(tab)).toHaveText('Programa')
  await expect.poll(async () => Math.abs((await scrollPosition(tab)) - from)).toBeLessThan(5)
  await open(tab, '/ponentes#pablo-herrera')
  await expectInSight(tab.getByRole('heading', { name: 'Pablo Herrera' }))
})

test('a click that asks for another tab opens the page there and leaves this one', async ({
  tab,
}) => {
  await open(tab, '/faq')
  const opening = tab.context().waitForEvent('page')
  await link(tab, 'Programa').click({ modifiers: ['ControlOrMeta'] })
  const other = await opening
  await expect(other).toHaveURL('/programa')
  await appStarted(other)
  await expect(tab).toHaveURL('/faq')
})

test('of two quick clicks the second one counts', async ({ page }) => {
  await open(page, '/')
  for (const name of ['Programa', 'Contacto']) {
    await link(page, name).evaluate((element: HTMLElement) => element.click())
  }
  await expect(page).toHaveURL('/contacto')
  await expect(heading(page)).toHaveText('Contacto')
  await expect(page).toHaveTitle(/^Contacto/)
})

test('a page begins with tiles that turn into place, there and back, and not for who asked for less motion', async ({
  page,
}) => {
  const turning = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (one) =>
              one instanceof CSSAnimation && (one.effect as KeyframeEffect).target?.matches('.az'),
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
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  await expect.poll(turning).toBeGreaterThan(0)
  await page.goBack()
  await expect(heading(page)).not.toHaveText('Programa')
  await expect.poll(turning).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await link(page, 'Contacto').click()
  await expect(heading(page)).toHaveText('Contacto')
  expect(await turning()).toBe(0)
})

test('the pictures of header and footer stay as they are when the page changes', async ({
  tab,
}) => {
  await open(tab, '/faq')
  const tiles = tab.locator(':is(header, footer):not(main *) .az')
  const count = await tiles.count()
  expect(count).toBeGreaterThan(20)
  await tiles.evaluateAll((all) => all.forEach((tile) => (tile.dataset.untouched = '')))
  await link(tab, 'Programa').click()
  await expect(heading(tab)).toHaveText('Programa')
  await expect(tab.locator('.az[data-untouched]')).toHaveCount(count)
})

test('soon every picture is drawn, on the first page and on the next', async ({ tab }) => {
  await open(tab, '/faq')
  await expectPicturesDrawn(tab)
  await link(tab, 'Inicio').click()
  await expect(heading(tab)).toHaveText(/^Encuentro/)
  await expect(tab.locator('main svg').last()).toHaveAttribute('data-drawn', '')
  await expectPicturesDrawn(tab)
})
