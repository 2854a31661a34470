import type { Locator, Page } from '@playwright/test'
import { fill } from '../../src/lib/texts.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { faultsAtSizes } from '../support/layout.ts'
import { copy, morning, night, venues } from '../support/evento.ts'

const { whatIsOn } = copy
/** Around half past twelve: what is on, what comes after it, and what comes then, elsewhere. */
const [on, after, elsewhere] = [morning.items[3]!, morning.items[4]!, night.items[0]!]
const at = (time: string) => `2026-05-15T${time}:00+02:00`

const timeline = (page: Page) => page.getByRole('main').locator('ol')
const now = (page: Page) => timeline(page).getByText(copy.programme.now, { exact: true })
const next = (page: Page) => timeline(page).getByText(copy.programme.next, { exact: true })
const item = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
    .last()

/** The strip above the programme: what is on, and what comes next. */
const strip = (page: Page) => page.locator('main [data-when=during]')

test('on the day it says what is on, where, until when, and what comes next', async ({ tab }) => {
  await tab.clock.setFixedTime(at('12:30'))
  await open(tab, '/programa')
  const soon = fill(whatIsOn.after, { hora: after.start, titulo: after.title })
  await expect(strip(tab)).toHaveText(`${whatIsOn.now}: ${on.title}. ${soon} ${whatIsOn.down}`)
  await expect(item(tab, on.title)).toContainText(copy.programme.now)
  await expect(now(tab)).toHaveCount(1)
  await expect(item(tab, after.title)).toContainText(copy.programme.next)
  await expect(next(tab)).toHaveCount(1)
  await open(tab, '/')
  for (const part of [
    whatIsOn.now,
    fill(whatIsOn.until, { hora: on.end }),
    on.title,
    fill(whatIsOn.place, { lugar: venues.library.inSentence }),
    soon,
  ]) {
    await expect(strip(tab)).toContainText(part, { useInnerText: true })
  }
  await strip(tab).getByRole('link', { name: whatIsOn.link }).click()
  await expect(tab).toHaveURL('./programa#12-00')
  await expect(now(tab)).toBeInViewport()
})

test('before one has to go elsewhere it says where, with the way there', async ({ tab }) => {
  await tab.clock.setFixedTime(at('14:20'))
  await open(tab, '/')
  await expect(strip(tab)).toContainText(
    fill(whatIsOn.afterElsewhere, {
      hora: elsewhere.start,
      lugar: venues.wharf.inSentence,
      titulo: elsewhere.title,
    }),
  )
  const { directions, latitude, longitude } = venues.wharf
  await expect(strip(tab).getByRole('link', { name: `${directions} (` })).toHaveAttribute(
    'href',
    new RegExp(`destination=${latitude}%2C${longitude}$`),
  )
})

const bottomOf = (locator: Locator) => locator.evaluate((one) => one.getBoundingClientRect().bottom)

test('on the day home is whole in any window, its first screen says what is on and how to get there, and its fold cuts nothing', async ({
  tab,
}) => {
  await tab.clock.setFixedTime(at('13:00'))
  await open(tab, '/')
  expect(await faultsAtSizes(tab)).toEqual([])
  for (const [width, height] of [
    [393, 659],
    [1366, 657],
  ] as const) {
    await tab.setViewportSize({ width, height })
    expect(await bottomOf(strip(tab).getByText(whatIsOn.now))).toBeLessThan(400)
    expect(
      await bottomOf(strip(tab).getByRole('link', { name: whatIsOn.directions })),
    ).toBeLessThan(height)
    if (width < 1024) continue
    // Without its line.
    expect(await bottomOf(tab.locator('main > header'))).toBeLessThanOrEqual(height + 2)
  }
})
