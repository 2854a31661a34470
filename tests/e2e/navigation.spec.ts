// From page to page without loading them.
import type { Page } from '@playwright/test'
import {
  appStarted,
  drawnFrame,
  expect,
  expectInSight,
  heading,
  link,
  open,
  scrollDownTo,
  scrollPosition,
  test,
} from '../support/fixtures.ts'
import { copy, night } from '../support/evento.ts'

const expectAt = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - top)).toBeLessThan(5)

/** Language, title, canonical address, description, robots and share tags of the page as it is now. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll('link[rel=canonical], meta[property], meta[name]')
    const attributes = [...tags].flatMap((tag) => [...tag.attributes].map(({ value }) => value))
    return [document.documentElement.lang, document.title, ...attributes].toSorted()
  })

test('a link shows its page as a load would, and says its title', async ({ page, watch }) => {
  await open(page, '/programa')
  const programme = await headOf(page)
  await open(page, '/')
  const home = await headOf(page)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  // A page that was simply loaded is not announced.
  for (const status of await page.getByRole('status').all()) await expect(status).toBeEmpty()
  watch.requests.length = 0
  await scrollDownTo(page, 400)
  // Not a click, which would scroll to the link first.
  await link(page, 'Programa').evaluate((one: HTMLElement) => one.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('./programa')
  await expect.poll(() => headOf(page)).toEqual(programme)
  // That of the loaded page is gone.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await expect(page.locator('main:focus, h1:focus')).toHaveCount(1)
  await expectAt(page, 0)
  const title = await page.title()
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title)
  for (const url of watch.requests) expect(new URL(url).pathname).toMatch(/^\/evento\/assets\//)
  expect(watch.requests).toEqual([...new Set(watch.requests)])
  await page.goBack()
  await expect(page).toHaveURL('./')
  await expect.poll(() => headOf(page)).toEqual(home)
  await expectAt(page, 400)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  // Also from a page that was loaded anew.
  await page.goForward()
  await expect(heading(page)).toHaveText('Programa')
  await drawnFrame(page)
  await page.reload()
  await appStarted(page)
  await page.goBack()
  await expectAt(page, 400)
})

test('a step back brings back what was typed, the place and the focus', async ({ page }) => {
  await open(page, '/contacto')
  await page.locator('[name=mensaje]').fill('Hola, soy Ana')
  await link(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await page.goBack()
  await expect(page.locator('[name=mensaje]')).toHaveValue('Hola, soy Ana')

  await page.setViewportSize({ width: 1280, height: 400 })
  await open(page, '/programa#12-00')
  const speaker = page.getByRole('main').getByRole('link', { name: 'Bruno Cid' })
  await speaker.scrollIntoViewIfNeeded()
  const from = await scrollPosition(page)
  await speaker.click()
  await expect(page).toHaveURL('./ponentes/bruno-cid')
  await expectInSight(page.getByRole('heading', { name: 'Bruno Cid' }))
  await page.getByRole('main').getByRole('link', { name: 'Ver el programa' }).click()
  await expect(page).toHaveURL('./programa#12-00')
  await expect(page.locator('[id="12-00"]')).toBeFocused()
  await page.goBack()
  // The address changes before the page does, and a second step back would overtake the first.
  await expect(heading(page)).toHaveText('Bruno Cid')
  await page.goBack()
  await expect(page).toHaveURL('./programa#12-00')
  await expect(speaker).toBeFocused()
  await expectAt(page, from)
})

for (const [address, name] of [
  ['/programa', night.title],
  ['/patrocina', 'Pide el dosier'],
  ['/entradas', copy.layout.skip],
] as const) {
  test(`back after the link «${name}» within ${address} goes back`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await open(page, address)
    await scrollDownTo(page, 90)
    const within = page.locator('a[href^="#"]', { hasText: name })
    await within.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }))
    // The skip link is drawn where it takes no scrolling.
    await expectAt(page, 90)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#/)
    const { hash } = new URL(page.url())
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport()
    const there = await scrollPosition(page)
    expect(there).not.toBe(90)
    await page.goBack()
    await expect(page).not.toHaveURL(/#/)
    await expectAt(page, 90)
    await page.goForward()
    await expectAt(page, there)
    // From another page, too.
    await link(page, 'FAQ').click()
    await expect(heading(page)).toHaveText('Preguntas frecuentes')
    await page.goBack()
    await expectAt(page, there)
  })
}

test('a screen reader reads on where the visitor left, and an answer from its first line', async ({
  page,
}) => {
  /** The text behind the place of reading, from its line on. */
  const readsOn = () =>
    page.evaluate(() => {
      const { anchorNode, anchorOffset } = getSelection() as Selection
      const rest = document.createRange()
      rest.setStart(anchorNode as Node, anchorOffset)
      rest.setEndAfter(document.querySelector('main') as Node)
      return rest.toString()
    })
  const answer = page.locator('#salas')
  await open(page, '/faq#salas')
  await expect(answer).toBeFocused()
  expect(await readsOn()).toMatch(/^Cuando quieras/)
  const left = answer.getByRole('link', { name: 'quien patrocina' })
  await left.press('Enter')
  await expect(heading(page)).toHaveText('Patrocina')
  await page.goBack()
  await expect(left).toBeFocused()
  expect(await readsOn()).toMatch(/^quien patrocina pone/)
})

test('nothing but controls has a click, which screen readers would say', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await open(page, '/')
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
