import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../support/fixtures.ts'
import { faultsAtSizes } from '../support/layout.ts'
import { copy, venues } from '../support/specification.ts'

const timeline = (page: Page) => page.getByRole('main').locator('ol')
const now = (page: Page) => timeline(page).getByText('Ahora', { exact: true })
const next = (page: Page) => timeline(page).getByText('A continuación', { exact: true })
const item = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })

/** The strip above the programme: what is on, and what comes next. */
const strip = (page: Page) => page.locator('main [data-when=during]')

test('on the day it says what is on, where, until when, and what comes next', async ({ tab }) => {
  await tab.clock.setFixedTime('2025-11-08T12:00:00+01:00')
  await open(tab, '/programa')
  const soon = 'Después, a las 14:00: Invitada especial.'
  await expect(strip(tab)).toHaveText(
    `Ahora: Keynotes y conversaciones. ${soon} ${copy.whatIsOn.down}`,
  )
  await expect(item(tab, 'Keynotes y conversaciones')).toContainText('Ahora')
  await expect(now(tab)).toHaveCount(1)
  await expect(item(tab, 'Invitada especial')).toContainText('A continuación')
  await expect(next(tab)).toHaveCount(1)
  await open(tab, '/')
  for (const part of [
    /^Ahora\s+hasta las 14:00\s+Keynotes y conversaciones/,
    'En el centro comercial',
    soon,
  ]) {
    await expect(strip(tab)).toContainText(part, { useInnerText: true })
  }
  await strip(tab).getByRole('link', { name: copy.whatIsOn.link }).click()
  await expect(tab).toHaveURL('/programa#11-30')
  await expect(now(tab)).toBeInViewport()
})

test('before one has to go elsewhere it says where, with the way there', async ({ tab }) => {
  await tab.clock.setFixedTime('2025-11-08T14:20:00+01:00')
  await open(tab, '/')
  await expect(strip(tab)).toContainText('Después, a las 14:30, en el parque: Electrolunch + VIP.')
  const { directions, latitude, longitude } = venues.park
  await expect(strip(tab).getByRole('link', { name: `${directions} (` })).toHaveAttribute(
    'href',
    new RegExp(`destination=${latitude}%2C${longitude}$`),
  )
})

const bottomOf = (locator: Locator) => locator.evaluate((one) => one.getBoundingClientRect().bottom)

test('on the day home is whole in any window, its first screen says what is on and how to get there, and its fold cuts nothing', async ({
  tab,
}) => {
  await tab.clock.setFixedTime('2025-11-08T13:00:00+01:00')
  await open(tab, '/')
  expect(await faultsAtSizes(tab, null)).toEqual([])
  for (const [width, height] of [
    [393, 659],
    [1366, 657],
  ] as const) {
    await tab.setViewportSize({ width, height })
    expect(await bottomOf(strip(tab).getByText('Ahora'))).toBeLessThan(400)
    expect(await bottomOf(strip(tab).getByRole('link', { name: 'Cómo llegar' }))).toBeLessThan(
      height,
    )
    if (width < 1024) continue
    // Without its line.
    expect(await bottomOf(tab.locator('main > header'))).toBeLessThanOrEqual(height + 2)
  }
})
