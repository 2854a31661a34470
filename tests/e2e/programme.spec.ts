import type { Locator, Page } from '@playwright/test'
import { fill } from '../../src/lib/texts.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { faultsAtSizes } from '../support/layout.ts'
import { copy, morning, night, venues } from '../support/evento.ts'

const { whatIsOn } = copy
/** Around half past twelve: the item that is on, the next one, and the next one in another venue. */
const [on, after, elsewhere] = [morning.items[3]!, morning.items[4]!, night.items[0]!]
const soon = fill(whatIsOn.after, { hora: after.start, titulo: after.title })

/** The only item of the programme with a status. */
const marked = (page: Page, mark: string) =>
  page
    .locator('main ol li')
    .filter({ has: page.getByText(mark, { exact: true }) })
    .last()

/** The strip above the programme: what is on, and what comes next. */
const strip = (page: Page) => page.locator('main [data-when=during]')

const bottomOf = (locator: Locator) => locator.evaluate((one) => one.getBoundingClientRect().bottom)

async function openAt(page: Page, time: string, path: string) {
  await page.clock.setFixedTime(`2026-05-15T${time}:00+02:00`)
  await open(page, path)
}

test('on the day the programme says what is on and what comes next', async ({ page }) => {
  await openAt(page, '12:30', '/programa')
  await expect(strip(page)).toContainText(`${whatIsOn.now}: ${on.title}. ${soon} ${whatIsOn.down}`)
  await expect(marked(page, copy.programme.now).getByRole('heading', { level: 3 })).toHaveText(
    `${on.start}: ${on.title}`,
  )
  await expect(marked(page, copy.programme.next).getByRole('heading', { level: 3 })).toHaveText(
    `${after.start}: ${after.title}`,
  )
})

test('on the day home is whole, and its first screen says what is on', async ({ page }) => {
  await openAt(page, '13:00', '/')
  expect(await faultsAtSizes(page)).toEqual([])
  for (const [width, height] of [
    [393, 659],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await bottomOf(strip(page).getByText(whatIsOn.now))).toBeLessThan(400)
    const way = strip(page).getByRole('link', { name: whatIsOn.directions })
    expect(await bottomOf(way)).toBeLessThan(height)
  }
  // The border below the header, 2 px, need not be on the screen.
  expect(await bottomOf(page.locator('main > header'))).toBeLessThanOrEqual(657 + 2)
  const { inSentence: lugar } = venues.library
  const place = fill(whatIsOn.place, { lugar })
  for (const part of [on.title, fill(whatIsOn.until, { hora: on.end }), place, soon])
    await expect(strip(page)).toContainText(part, { useInnerText: true })
  await strip(page).getByRole('link', { name: whatIsOn.link }).click()
  await expect(page).toHaveURL('./programa#12-00')
  await expect(marked(page, copy.programme.now)).toBeInViewport()
})

test('before one has to go elsewhere it says where, with the way there', async ({ page }) => {
  await openAt(page, '14:20', '/')
  const { directions, latitude, longitude, inSentence: lugar } = venues.wharf
  const { start: hora, title: titulo } = elsewhere
  await expect(strip(page)).toContainText(fill(whatIsOn.afterElsewhere, { hora, lugar, titulo }))
  await expect(strip(page).getByRole('link', { name: `${directions} (` })).toHaveAttribute(
    'href',
    new RegExp(`destination=${latitude}%2C${longitude}$`),
  )
})
