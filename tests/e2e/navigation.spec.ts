// From page to page without loading them.
import type { Page } from '@playwright/test'
import {
  appStarted,
  expect,
  expectInSight,
  heading,
  link,
  notFoundLines,
  open,
  routeNotFoundLine,
  scrollDownTo,
  scrollPosition,
  test,
} from '../support/fixtures.ts'

/** For some pages, the link by which a visitor gets there from the home page without a page load. */
const ways = [
  ['/programa', (page: Page) => link(page, 'Programa')],
  [
    '/cookies',
    (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }),
  ],
] as const

const expectAt = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - top)).toBeLessThan(5)

/** Language, title, canonical address, description, robots and share tags of the page as it is now. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll('link[rel=canonical], meta[property], meta[name]')
    const attributes = [...tags].flatMap((tag) => [...tag.attributes].map(({ value }) => value))
    return [document.documentElement.lang, document.title, ...attributes].toSorted()
  })

test('a link shows its page as a page load would: head, focus, top, title announced, nothing requested twice', async ({
  tab,
  watch,
}) => {
  const loaded = new Map<string, string[]>()
  for (const path of [...ways.map(([to]) => to), '/']) {
    await open(tab, path)
    loaded.set(path, await headOf(tab))
  }
  watch.consoleLines.length = 0
  await tab.evaluate(() => Object.assign(window, { stillHere: true }))
  // A page that was simply loaded is not announced.
  for (const status of await tab.getByRole('status').all()) await expect(status).toBeEmpty()
  for (const [path, way] of ways) {
    watch.requests.length = 0
    await scrollDownTo(tab, 400)
    // Not a click, which would scroll to the link first.
    await way(tab).evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    await tab.keyboard.press('Enter')
    await expect(tab).toHaveURL(`.${path}`)
    await expect.poll(() => headOf(tab), path).toEqual(loaded.get(path))
    // That of the loaded page is gone.
    await expect(tab.locator('script[type="application/ld+json"]')).toHaveCount(0)
    await expect(tab.locator('main:focus, h1:focus')).toHaveCount(1)
    await expectAt(tab, 0)
    const title = await tab.title()
    await expect(tab.getByRole('status').filter({ hasText: title })).toHaveText(title)
    for (const url of watch.requests) expect(new URL(url).pathname).toMatch(/^\/evento\/assets\//)
    expect(watch.requests).toEqual([...new Set(watch.requests)])
    if (path === '/cookies') await watch.expectConsole(routeNotFoundLine('/cookies'))
    await tab.goBack()
    await expect(tab).toHaveURL('./')
    await expect.poll(() => headOf(tab)).toEqual(loaded.get('/'))
    await expectAt(tab, 400)
  }
  await tab.goForward()
  await expect(tab).toHaveURL('./cookies')
  await watch.expectConsole(routeNotFoundLine('/cookies'))
  expect(await tab.evaluate(() => 'stillHere' in window)).toBe(true)
  await tab.reload()
  await appStarted(tab)
  await watch.expectConsole(...notFoundLines('/cookies'))
  await tab.goBack()
  await expectAt(tab, 400)
})

test('a step back brings back what was typed, the place on the page, and the focus to the link', async ({
  tab,
}) => {
  await open(tab, '/contacto')
  await tab.locator('[name=mensaje]').fill('Hola, soy Ana')
  await link(tab, 'FAQ').click()
  await expect(tab).toHaveURL('./faq')
  await tab.goBack()
  await expect(tab.locator('[name=mensaje]')).toHaveValue('Hola, soy Ana')

  await tab.setViewportSize({ width: 1280, height: 400 })
  await open(tab, '/programa#12-00')
  const speaker = tab.getByRole('main').getByRole('link', { name: 'Bruno Cid' })
  await speaker.scrollIntoViewIfNeeded()
  const from = await scrollPosition(tab)
  await speaker.click()
  await expect(tab).toHaveURL('./ponentes/bruno-cid')
  await expectInSight(tab.getByRole('heading', { name: 'Bruno Cid' }))
  await tab.getByRole('main').getByRole('link', { name: 'Ver el programa' }).click()
  await expect(tab).toHaveURL('./programa#12-00')
  await expect(tab.locator('[id="12-00"]')).toBeFocused()
  await tab.goBack()
  // The address changes before the page does, and a second step back would overtake the first.
  await expect(heading(tab)).toHaveText('Bruno Cid')
  await tab.goBack()
  await expect(tab).toHaveURL('./programa#12-00')
  await expect(speaker).toBeFocused()
  await expectAt(tab, from)
})

test('nothing but controls has a click, which screen readers would say', async ({ tab }) => {
  const devtools = await tab.context().newCDPSession(tab)
  await open(tab, '/')
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.body' })
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: String(result.objectId),
    depth: -1,
  })
  const clickable = new Set<string>()
  for (const { type, backendNodeId } of listeners) {
    if (type !== 'click') continue
    const { node } = await devtools.send('DOM.describeNode', { backendNodeId })
    clickable.add(node.localName)
  }
  expect(clickable.size).toBeGreaterThan(0)
  for (const name of clickable) expect(['a', 'button', 'summary']).toContain(name)
})
