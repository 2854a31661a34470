// Links and steps back and forward. The app shows the next page without loading it.
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

/** Expects a scroll position, to within 5 pixels. */
const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - top)).toBeLessThan(5)

/** What the document says of its page at present: language, title, canonical address, description, robots, share tags. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll('link[rel=canonical], meta[property], meta[name]')
    const attributes = [...tags].flatMap((tag) => [...tag.attributes].map(({ value }) => value))
    return [document.documentElement.lang, document.title, ...attributes].toSorted()
  })

test('a link shows its page with the head that a page load would have, and announces its title', async ({
  page,
  watch,
}) => {
  await open(page, '/programa')
  const programme = await headOf(page)
  await open(page, '/')
  const home = await headOf(page)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  // The app announces no page that the browser has loaded, because screen readers do.
  for (const status of await page.getByRole('status').all()) await expect(status).toBeEmpty()
  watch.requests.length = 0
  await scrollDownTo(page, 400)
  // A click would first scroll to the link.
  await link(page, 'Programa').evaluate((one: HTMLElement) => one.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('./programa')
  await expect.poll(() => headOf(page)).toEqual(programme)
  // The home page's structured data are gone.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await expect(page.locator('main:focus, h1:focus')).toHaveCount(1)
  await expectScrolledTo(page, 0)
  const title = await page.title()
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title)
  for (const url of watch.requests) expect(new URL(url).pathname).toMatch(/^\/evento\/assets\//)
  expect(watch.requests).toEqual([...new Set(watch.requests)])
  await page.goBack()
  await expect(page).toHaveURL('./')
  await expect.poll(() => headOf(page)).toEqual(home)
  await expectScrolledTo(page, 400)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  // A step back from a page that was loaded anew restores the scroll position, too.
  await page.goForward()
  await expect(heading(page)).toHaveText('Programa')
  await drawnFrame(page)
  await page.reload()
  await appStarted(page)
  await page.goBack()
  await expectScrolledTo(page, 400)
})

test('a step back restores what was typed', async ({ page }) => {
  await open(page, '/contacto')
  await page.locator('[name=mensaje]').fill('Hola, soy Ana')
  await link(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await page.goBack()
  await expect(page.locator('[name=mensaje]')).toHaveValue('Hola, soy Ana')
})

test('a step back restores the scroll position and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await open(page, '/programa#12-00')
  const speaker = page.getByRole('main').getByRole('link', { name: 'Bruno Cid' })
  await speaker.scrollIntoViewIfNeeded()
  const topBefore = await scrollPosition(page)
  await speaker.click()
  await expect(page).toHaveURL('./ponentes/bruno-cid')
  await expectInSight(page.getByRole('heading', { name: 'Bruno Cid' }))
  await page.getByRole('main').getByRole('link', { name: 'Ver el programa' }).click()
  await expect(page).toHaveURL('./programa#12-00')
  await expect(page.locator('[id="12-00"]')).toBeFocused()
  await page.goBack()
  // The address changes before the page does. A second step back at that moment would cancel the first.
  await expect(heading(page)).toHaveText('Bruno Cid')
  await page.goBack()
  await expect(page).toHaveURL('./programa#12-00')
  await expect(speaker).toBeFocused()
  await expectScrolledTo(page, topBefore)
})

for (const [address, name] of [
  ['/programa', night.title],
  ['/patrocina', 'Pide el dosier'],
  ['/entradas', copy.layout.skip],
] as const) {
  test(`back after the link «${name}» within ${address} restores the scroll position and the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await open(page, address)
    await scrollDownTo(page, 90)
    const within = page.locator('a[href^="#"]', { hasText: name })
    await within.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }))
    // The skip link appears inside of the window, so its focus scrolls nothing.
    await expectScrolledTo(page, 90)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#/)
    const { hash } = new URL(page.url())
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport()
    const targetTop = await scrollPosition(page)
    expect(targetTop).not.toBe(90)
    await page.goBack()
    await expect(page).not.toHaveURL(/#/)
    await expectScrolledTo(page, 90)
    await expect(within).toBeFocused()
    await page.goForward()
    await expectScrolledTo(page, targetTop)
    // A step back from another page restores it, too.
    await link(page, 'FAQ').click()
    await expect(heading(page)).toHaveText('Preguntas frecuentes')
    await page.goBack()
    await expectScrolledTo(page, targetTop)
  })
}

for (const [part, name] of [
  ['banner', 'FAQ'],
  ['contentinfo', copy.access.heading],
] as const) {
  test(`back after the link «${name}» of the ${part} goes on at that link`, async ({ page }) => {
    await open(page, '/ponentes')
    const followed = page.getByRole(part).getByRole('link', { name, exact: true })
    await followed.press('Enter')
    await expect(heading(page)).toHaveText('Preguntas frecuentes')
    await expect(followed).not.toBeFocused()
    await page.goBack()
    await expect(heading(page)).toHaveText('Ponentes')
    await expect(followed).toBeFocused()
    // Screen readers read on from the selection.
    const readsOnAt = () =>
      page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest('a')?.textContent)
    expect(await readsOnAt()).toBe(name)
  })
}

test('a screen reader reads an answer from its first line, and goes on at the link that was left', async ({
  page,
}) => {
  /** The text that a screen reader says next: from the browser's selection to the end of the page's content. */
  const textToReadNext = () =>
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
  expect(await textToReadNext()).toMatch(/^Cuando quieras/)
  const linkInAnswer = answer.getByRole('link', { name: 'quien patrocina' })
  await linkInAnswer.press('Enter')
  await expect(heading(page)).toHaveText('Patrocina')
  await page.goBack()
  await expect(linkInAnswer).toBeFocused()
  expect(await textToReadNext()).toMatch(/^quien patrocina pone/)
})

/** Screen readers say "clickable" at every element with a click listener. */
test('only links, buttons and summaries listen to clicks', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await open(page, '/')
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.body' })
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: String(result.objectId),
    depth: -1,
  })
  const clickableNames = new Set<string>()
  for (const { type, backendNodeId } of listeners) {
    if (type !== 'click') continue
    const { node } = await devtools.send('DOM.describeNode', { backendNodeId })
    clickableNames.add(node.localName)
  }
  expect(clickableNames.size).toBeGreaterThan(0)
  for (const name of clickableNames) expect(['a', 'button', 'summary']).toContain(name)
})
