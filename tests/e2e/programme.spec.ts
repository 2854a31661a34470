// The programme page and the home page during the event: they say what is on, and what comes next.
import type { Locator, Page } from '@playwright/test'
import { fill } from '../../src/lib/texts.ts'
import { expect, openWithApp, test, whatIsOn } from '../support/fixtures.ts'
import { faultsAtSizes } from '../support/layout.ts'
import { copy, morning, night, venues } from '../support/evento.ts'

/** Texts of the strip that says what is on (`whatIsOn`). */
const texts = copy.whatIsOn
/** The item from 12:00 to 13:30. */
const itemOn = morning.items[3]!
/** The item from 13:30 to 14:00. */
const nextItem = morning.items[4]!
/** The first item of the night, in the other venue. */
const itemElsewhere = night.items[0]!
const nextText = fill(texts.after, { hora: nextItem.start, titulo: nextItem.title })

/**
 * The programme's item with this status. Items that start together are nested in an outer list item, which also matches. The
 * last match is the inner one.
 */
const itemWithStatus = (page: Page, status: string) =>
  page
    .locator('main ol li')
    .filter({ has: page.getByText(status, { exact: true }) })
    .last()

/** The position of an element's lower edge in the window, in pixels. */
const bottomOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().bottom)

/** Opens a page at a time of the event's day. */
async function openAt(page: Page, time: string, path: string) {
  await page.clock.setFixedTime(`2026-05-15T${time}:00+02:00`)
  await openWithApp(page, path)
}

test('on the day the strip above the programme says what is on and what comes next', async ({
  page,
}) => {
  await openAt(page, '12:30', '/programa')
  const { now, down } = texts
  await expect(whatIsOn(page)).toContainText(`${now}: ${itemOn.title}. ${nextText} ${down}`)
})

for (const [status, item] of [
  [copy.programme.now, itemOn],
  [copy.programme.next, nextItem],
] as const) {
  test(`on the day an item of the programme is marked "${status}"`, async ({ page }) => {
    await openAt(page, '12:30', '/programa')
    const title = itemWithStatus(page, status).getByRole('heading', { level: 3 })
    await expect(title).toHaveText(`${item.start}: ${item.title}`)
  })
}

test('on the day the home page has no layout fault in any window', async ({ page }) => {
  await openAt(page, '13:00', '/')
  expect(await faultsAtSizes(page)).toEqual([])
})

for (const [width, height] of [
  [393, 659],
  [1366, 657],
] as const) {
  test(`on the day the first screen of ${width} × ${height} says what is on, with directions`, async ({
    page,
  }) => {
    await openAt(page, '13:00', '/')
    await page.setViewportSize({ width, height })
    // "Ahora" is in the upper 400 px, well above the lower edge of both windows.
    const now = whatIsOn(page).getByText(texts.now, { exact: true })
    expect(await bottomOf(now)).toBeLessThan(400)
    const directions = whatIsOn(page).getByRole('link', { name: texts.directions })
    expect(await bottomOf(directions)).toBeLessThan(height)
  })
}

test('on the day the header of the home page fits into a laptop’s first screen', async ({
  page,
}) => {
  await openAt(page, '13:00', '/')
  await page.setViewportSize({ width: 1366, height: 657 })
  // The header's lower border of 2 px need not be on the screen.
  expect(await bottomOf(page.locator('main > header'))).toBeLessThanOrEqual(657 + 2)
})

test('on the day the home page says what is on, until when, where, and what comes next', async ({
  page,
}) => {
  await openAt(page, '13:00', '/')
  const until = fill(texts.until, { hora: itemOn.end })
  const venue = fill(texts.place, { lugar: venues.library.inSentence })
  // `innerText` leaves out what styles hide.
  for (const text of [itemOn.title, until, venue, nextText])
    await expect(whatIsOn(page)).toContainText(text, { useInnerText: true })
})

// On the day "what is on" is above the ticket button, so it has to come first in the tab order (WCAG 2.4.3).
test('on the day the Tab key of the home page reaches "what is on" before the ticket button', async ({
  page,
}) => {
  await openAt(page, '13:00', '/')
  await page.locator('main > header .button:visible').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(whatIsOn(page).locator('a:focus')).toBeVisible()
})

test('a link of the home page leads to the item that is on, in the programme', async ({ page }) => {
  await openAt(page, '13:00', '/')
  await whatIsOn(page).getByRole('link', { name: texts.link }).click()
  await expect(page).toHaveURL('./programa#12-00')
  await expect(itemWithStatus(page, copy.programme.now)).toBeInViewport()
})

test('if the next item is in the other venue, the strip says so and links to directions', async ({
  page,
}) => {
  await openAt(page, '14:20', '/')
  const { directions, latitude, longitude, inSentence } = venues.wharf
  const facts = { hora: itemElsewhere.start, lugar: inSentence, titulo: itemElsewhere.title }
  await expect(whatIsOn(page)).toContainText(fill(texts.afterElsewhere, facts))
  // The whole name ends with "(se abre en una pestaña nueva)".
  const link = whatIsOn(page).getByRole('link', { name: `${directions} (` })
  const destination = new RegExp(`destination=${latitude}%2C${longitude}$`)
  await expect(link).toHaveAttribute('href', destination)
})
