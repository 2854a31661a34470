// Links and steps back and forward. The app shows the next page without a page load.
import type { Locator, Page } from '@playwright/test'
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

/** Waits until the page has this scroll position, give or take 5 pixels. */
async function expectScrolledTo(page: Page, top: number) {
  const distance = async () => Math.abs((await scrollPosition(page)) - top)
  await expect.poll(distance).toBeLessThan(5)
}

/** The document's language, title, canonical address, description, robots and share tags, sorted. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll('link[rel=canonical], meta[property], meta[name]')
    const attributes = [...tags].flatMap((tag) => [...tag.attributes].map(({ value }) => value))
    return [document.documentElement.lang, document.title, ...attributes].toSorted()
  })

/** Focuses a link and presses Enter. A click would first scroll to the link. */
async function followWithoutScroll(page: Page, link: Locator) {
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
}

/** Scrolls 400 px down on the home page, and follows the header's link to the programme. */
async function goFromHomeToProgramme(page: Page) {
  await scrollDownTo(page, 400)
  await followWithoutScroll(page, navigationLink(page, 'Programa'))
  await expect(page).toHaveURL('./programa')
  await expect(heading(page)).toHaveText('Programa')
}

test('a link shows its page without a page load, and requests only files of the app, each once', async ({
  page,
  watch,
}) => {
  await openWithApp(page, '/')
  await markDocument(page)
  watch.requests.length = 0

  await goFromHomeToProgramme(page)

  expect(await isMarked(page)).toBe(true)
  expect(watch.requests).not.toEqual([])
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
  // The app has removed the home page's structured data.
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

test('a page that a link has shown is at its top, and its content has the focus', async ({
  page,
}) => {
  await openWithApp(page, '/')
  await goFromHomeToProgramme(page)
  await expect(page.locator('main:focus, h1:focus')).toHaveCount(1)
  await expectScrolledTo(page, 0)
})

test('a step back restores the scroll position without a page load', async ({ page }) => {
  await openWithApp(page, '/')
  await markDocument(page)
  await goFromHomeToProgramme(page)
  await expectScrolledTo(page, 0)
  await page.goBack()
  await expect(page).toHaveURL('./')
  await expectScrolledTo(page, 400)
  expect(await isMarked(page)).toBe(true)
})

test('a step back from a reloaded page restores the scroll position, too', async ({ page }) => {
  await openWithApp(page, '/')
  await goFromHomeToProgramme(page)
  await expectScrolledTo(page, 0)
  // Waits a frame, after which the app has written the scroll positions into the history (entryMemory.ts).
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

test('two steps back to an address visited twice restore the scroll position and the focus of the first visit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openWithApp(page, '/programa#12-00')
  const speakerLink = page.getByRole('main').getByRole('link', { name: 'Bruno Cid' })
  await speakerLink.scrollIntoViewIfNeeded()
  const topBefore = await scrollPosition(page)
  await speakerLink.click()
  await expect(page).toHaveURL('./ponentes/bruno-cid')
  await expectInSight(page.getByRole('heading', { name: 'Bruno Cid' }))
  await page.getByRole('main').getByRole('link', { name: 'Ver el programa' }).click()
  await expect(page).toHaveURL('./programa#12-00')
  await expect(page.locator('[id="12-00"]')).toBeFocused()

  await page.goBack()
  // Waits for the heading, because the address changes before the page does. A second step back between the two would cancel
  // the first.
  await expect(heading(page)).toHaveText('Bruno Cid')
  await page.goBack()

  await expect(page).toHaveURL('./programa#12-00')
  await expect(speakerLink).toBeFocused()
  await expectScrolledTo(page, topBefore)
})

/** A link to another place on the same page. */
const fragmentLink = (page: Page, name: string) => page.locator('a[href^="#"]', { hasText: name })

/** The scroll position from which `followFragmentLink` follows its link. */
const topBeforeLink = 90

/**
 * Opens a page, scrolls to `topBeforeLink`, and follows a link to another place on the same page.
 * @returns the scroll position to which the link leads
 */
async function followFragmentLink(page: Page, address: string, name: string): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openWithApp(page, address)
  await scrollDownTo(page, topBeforeLink)
  const link = fragmentLink(page, name)
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  // The focus has not scrolled the page. The skip link, too, shows inside of the window when it gets the focus.
  await expectScrolledTo(page, topBeforeLink)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/#/)
  const { hash } = new URL(page.url())
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport()
  const targetTop = await scrollPosition(page)
  expect(targetTop).not.toBe(topBeforeLink)
  return targetTop
}

for (const [landmark, name] of [
  ['banner', 'FAQ'],
  ['contentinfo', copy.access.heading],
] as const) {
  test(`after the link «${name}» of the ${landmark} a step back restores the focus and the selection`, async ({
    page,
  }) => {
    await openWithApp(page, '/ponentes')
    const followedLink = page.getByRole(landmark).getByRole('link', { name, exact: true })
    await followedLink.press('Enter')
    await expect(heading(page)).toHaveText('Preguntas frecuentes')
    await expect(followedLink).not.toBeFocused()

    await page.goBack()

    await expect(heading(page)).toHaveText('Ponentes')
    await expect(followedLink).toBeFocused()
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
    test('a step back restores the scroll position and the focus, and a step forward the scroll position', async ({
      page,
    }) => {
      const targetTop = await followFragmentLink(page, address, name)

      await page.goBack()
      await expect(page).not.toHaveURL(/#/)
      await expectScrolledTo(page, topBeforeLink)
      await expect(fragmentLink(page, name)).toBeFocused()

      await page.goForward()
      await expectScrolledTo(page, targetTop)
    })

    test('a step back from another page restores the scroll position', async ({ page }) => {
      const targetTop = await followFragmentLink(page, address, name)
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

test('after a step back a screen reader reads on from the followed link', async ({ page }) => {
  await openWithApp(page, '/faq#salas')
  const linkInAnswer = page.locator('#salas').getByRole('link', { name: 'quien patrocina' })
  await linkInAnswer.press('Enter')
  await expect(heading(page)).toHaveText('Patrocina')
  await page.goBack()
  await expect(linkInAnswer).toBeFocused()
  expect(await textToRead(page)).toMatch(/^quien patrocina pone/)
})

/** Runs in the page. Collects the names of the elements that have the focus in a page with this title, in their order. */
function recordFocusedNames(title: string) {
  const focusedNames = new Set<string>()
  Object.assign(window, { focusedNames })
  // Firefox tells screen readers about the focus once a frame, so this function looks once a frame.
  const recordFocus = () => {
    if (document.title.startsWith(title)) focusedNames.add(document.activeElement!.localName)
    requestAnimationFrame(recordFocus)
  }
  recordFocus()
}

/** The names that `recordFocusedNames` has collected so far. */
const recordedNames = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { focusedNames: Set<string> }).focusedNames])

// Orca does not say the element that gets the first focus of a new page. It says the second one. So <main> gets the focus
// first, and then the link.
test('after a step back a screen reader says the followed link', async ({ page }) => {
  await openWithApp(page, '/ponentes')
  const followedLink = page
    .getByRole('contentinfo')
    .getByRole('link', { name: copy.access.heading })
  await followedLink.press('Enter')
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  await page.evaluate(recordFocusedNames, 'Ponentes')

  await page.goBack()

  await expect(followedLink).toBeFocused()
  await expect.poll(() => recordedNames(page)).toEqual(['main', 'a'])
})

/** Names of the elements with a click listener. Screen readers say "clickable" at such an element, and at each text in it. */
async function clickListenerNames(page: Page): Promise<readonly string[]> {
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

/** Names of the elements that may have a click listener. */
const controlNames = ['a', 'button', 'summary']

test('only links, buttons and summaries have click listeners', async ({ page }) => {
  await openWithApp(page, '/')
  const names = await clickListenerNames(page)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(controlNames).toContain(name)
})

test('only links, buttons and summaries have click listeners after React has added an element', async ({
  page,
}) => {
  await openWithApp(page, '/?ahora=2026-04-10T12:00')
  // React has added the badge of the rehearsed moment.
  await expect(page.getByRole('complementary', { name: copy.rehearsal.label })).toBeVisible()
  for (const name of await clickListenerNames(page)) expect(controlNames).toContain(name)
})
