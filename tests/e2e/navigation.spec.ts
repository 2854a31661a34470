// Links and steps back and forward. The app shows the next page without loading it.
import type { Page } from '@playwright/test'
import {
  appStarted,
  drawnFrame,
  expect,
  expectInSight,
  heading,
  isMarked,
  markDocument,
  navigationLink,
  openWithApp,
  scrollDownTo,
  scrollPosition,
  test,
} from '../support/fixtures.ts'
import { copy, night } from '../support/evento.ts'

/** Expects a scroll position, to within 5 pixels. */
const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - top)).toBeLessThan(5)

/** The document's language, title, canonical address, description, robots and share tags, sorted. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll('link[rel=canonical], meta[property], meta[name]')
    const attributes = [...tags].flatMap((tag) => [...tag.attributes].map(({ value }) => value))
    return [document.documentElement.lang, document.title, ...attributes].toSorted()
  })

/** Scrolls 400 px down on the home page, and follows the header's link to the programme. */
async function goFromHomeToProgramme(page: Page) {
  await scrollDownTo(page, 400)
  // A click would first scroll to the link.
  await navigationLink(page, 'Programa').evaluate((one: HTMLElement) =>
    one.focus({ preventScroll: true }),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('./programa')
  await expect(heading(page)).toHaveText('Programa')
}

test('a link shows its page without loading it, and requests only new files of the app', async ({
  page,
  watch,
}) => {
  await openWithApp(page, '/')
  await markDocument(page)
  watch.requests.length = 0
  await goFromHomeToProgramme(page)
  expect(await isMarked(page)).toBe(true)
  for (const url of watch.requests) expect(new URL(url).pathname).toMatch(/^\/evento\/assets\//)
  expect(watch.requests).toEqual([...new Set(watch.requests)])
})

test('a link and a step back show a page with the head that a page load would give it', async ({
  page,
}) => {
  await openWithApp(page, '/programa')
  const programmeHead = await headOf(page)
  await openWithApp(page, '/')
  const homeHead = await headOf(page)
  await goFromHomeToProgramme(page)
  await expect.poll(() => headOf(page)).toEqual(programmeHead)
  // The home page's structured data are gone.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('./')
  await expect.poll(() => headOf(page)).toEqual(homeHead)
})

test('the app announces the title of a page that a link has shown', async ({ page }) => {
  await openWithApp(page, '/')
  // Screen readers announce a page that the browser has loaded, so the app does not.
  for (const status of await page.getByRole('status').all()) await expect(status).toBeEmpty()
  await goFromHomeToProgramme(page)
  await expect(page).toHaveTitle(/^Programa/)
  const title = await page.title()
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title)
})

test('a page that a link has shown has the focus, and begins at its top', async ({ page }) => {
  await openWithApp(page, '/')
  await goFromHomeToProgramme(page)
  await expect(page.locator('main:focus, h1:focus')).toHaveCount(1)
  await expectScrolledTo(page, 0)
})

test('a step back restores the scroll position, without loading the page', async ({ page }) => {
  await openWithApp(page, '/')
  await markDocument(page)
  await goFromHomeToProgramme(page)
  await expectScrolledTo(page, 0)
  await page.goBack()
  await expect(page).toHaveURL('./')
  await expectScrolledTo(page, 400)
  expect(await isMarked(page)).toBe(true)
})

test('a step back from a page that was loaded anew restores the scroll position, too', async ({
  page,
}) => {
  await openWithApp(page, '/')
  await goFromHomeToProgramme(page)
  await expectScrolledTo(page, 0)
  // The app writes the scroll positions into the history after a frame (entryMemory.ts).
  await drawnFrame(page)
  await page.reload()
  await appStarted(page)
  await page.goBack()
  await expectScrolledTo(page, 400)
})

test('a step back restores what was typed', async ({ page }) => {
  await openWithApp(page, '/contacto')
  await page.locator('[name=mensaje]').fill('Hola, soy Ana')
  await navigationLink(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await page.goBack()
  await expect(page.locator('[name=mensaje]')).toHaveValue('Hola, soy Ana')
})

test('a step back restores the scroll position and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openWithApp(page, '/programa#12-00')
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

/**
 * Opens a page, scrolls 90 px down, and follows a link to another place on the same page.
 * @returns the scroll position to which the link leads
 */
async function followLinkWithin(page: Page, address: string, name: string): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openWithApp(page, address)
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
  return targetTop
}

for (const [landmark, name] of [
  ['banner', 'FAQ'],
  ['contentinfo', copy.access.heading],
] as const) {
  test(`a step back returns to the link «${name}» of the ${landmark}`, async ({ page }) => {
    await openWithApp(page, '/ponentes')
    const followed = page.getByRole(landmark).getByRole('link', { name, exact: true })
    await followed.press('Enter')
    await expect(heading(page)).toHaveText('Preguntas frecuentes')
    await expect(followed).not.toBeFocused()
    await page.goBack()
    await expect(heading(page)).toHaveText('Ponentes')
    await expect(followed).toBeFocused()
    // Screen readers read on from the selection.
    const textAtSelection = await page.evaluate(
      () => getSelection()?.anchorNode?.parentElement?.textContent,
    )
    expect(textAtSelection).toBe(name)
  })
}

for (const [address, name] of [
  ['/programa', night.title],
  ['/patrocina', 'Pide el dosier'],
  ['/entradas', copy.layout.skip],
] as const) {
  test.describe(`after the link «${name}» within ${address}`, () => {
    test('steps back and forward restore the scroll position, and a step back the focus', async ({
      page,
    }) => {
      const targetTop = await followLinkWithin(page, address, name)
      await page.goBack()
      await expect(page).not.toHaveURL(/#/)
      await expectScrolledTo(page, 90)
      await expect(page.locator('a[href^="#"]', { hasText: name })).toBeFocused()
      await page.goForward()
      await expectScrolledTo(page, targetTop)
    })

    test('a step back from another page restores the scroll position', async ({ page }) => {
      const targetTop = await followLinkWithin(page, address, name)
      await navigationLink(page, 'FAQ').click()
      await expect(heading(page)).toHaveText('Preguntas frecuentes')
      await page.goBack()
      await expectScrolledTo(page, targetTop)
    })
  })
}

/** The text that a screen reader says next: from the browser's selection to the end of <main>. */
const textToRead = (page: Page) =>
  page.evaluate(() => {
    const { anchorNode, anchorOffset } = getSelection() as Selection
    const range = document.createRange()
    range.setStart(anchorNode as Node, anchorOffset)
    range.setEndAfter(document.querySelector('main') as Node)
    return range.toString()
  })

test('a screen reader reads an answer from its first line', async ({ page }) => {
  await openWithApp(page, '/faq#salas')
  await expect(page.locator('#salas')).toBeFocused()
  expect(await textToRead(page)).toMatch(/^Cuando quieras/)
})

test('after a step back a screen reader goes on at the link that was left', async ({ page }) => {
  await openWithApp(page, '/faq#salas')
  const linkInAnswer = page.locator('#salas').getByRole('link', { name: 'quien patrocina' })
  await linkInAnswer.press('Enter')
  await expect(heading(page)).toHaveText('Patrocina')
  await page.goBack()
  await expect(linkInAnswer).toBeFocused()
  expect(await textToRead(page)).toMatch(/^quien patrocina pone/)
})

// Orca says nothing when a new page gets its first focus. It says the second focus, so <main> gets the focus before the link.
test('after a step back a screen reader says the link that was left', async ({ page }) => {
  await openWithApp(page, '/ponentes')
  const followed = page.getByRole('contentinfo').getByRole('link', { name: copy.access.heading })
  await followed.press('Enter')
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  await page.evaluate(() => {
    const focusedNames = new Set<string>()
    Object.assign(window, { focusedNames })
    // Firefox passes the focus on to screen readers once a frame, so the test looks at it once a frame.
    const recordFocus = () => {
      if (document.title.startsWith('Ponentes')) focusedNames.add(document.activeElement!.localName)
      requestAnimationFrame(recordFocus)
    }
    recordFocus()
  })
  await page.goBack()
  await expect(followed).toBeFocused()
  const focused = () =>
    page.evaluate(() => [...(window as unknown as { focusedNames: Set<string> }).focusedNames])
  await expect.poll(focused).toEqual(['main', 'a'])
})

/** Names of the elements that listen to clicks. Screen readers say "clickable" at such an element, and at each text in it. */
async function namesOfListening(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.body' })
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: String(result.objectId),
    depth: -1,
  })
  const names = new Set<string>()
  for (const { type, backendNodeId } of listeners) {
    if (type !== 'click') continue
    const { node } = await devtools.send('DOM.describeNode', { backendNodeId })
    names.add(node.localName)
  }
  return [...names]
}

/** Names of the elements that may listen to clicks. */
const pressableNames = ['a', 'button', 'summary']

test('only links, buttons and summaries listen to clicks', async ({ page }) => {
  await openWithApp(page, '/')
  const names = await namesOfListening(page)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(pressableNames).toContain(name)
})

test('only links, buttons and summaries listen to clicks when React has added an element to the page', async ({
  page,
}) => {
  await openWithApp(page, '/?ahora=2026-04-10T12:00')
  await expect(page.getByRole('complementary', { name: copy.rehearsal.label })).toBeVisible()
  for (const name of await namesOfListening(page)) expect(pressableNames).toContain(name)
})
