// A cancelled event, from page to page: it says so everywhere, and neither sells nor counts down.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { runAxe } from '../../scripts/audit/axe.ts'
import { judgeWalk, walk } from '../../scripts/audit/keyboard.ts'
import { calendarFileName } from '../../src/lib/calendarFile.ts'
import {
  everyPath,
  expect,
  moments,
  open,
  scrollDownTo,
  siteNavigation,
} from '../support/fixtures.ts'
import { inState, selling } from '../support/in-state.ts'
import { visit } from '../support/offline.ts'
import { event } from '../support/specification.ts'

const test = inState((before) => ({
  ...before,
  status: { is: 'cancelled' },
  tickets: { frame: 'https://entradas.example/marco' },
}))

// One worker for all, because each would build the site anew.
test.describe.configure({ mode: 'default' })

const said = 'Cancelado. No se celebra el 8 de noviembre.'
const mobile = { name: '360 px', width: 360, height: 740, colorScheme: 'light' } as const
const nothingOf = { reached: [], trap: [], order: [], visible: [], obscured: [], context: [] }

const wayToTicket = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Sobre tu entrada' })

test.use({ viewport: { width: mobile.width, height: mobile.height } })

for (const [phase, moment] of Object.entries(moments)) {
  test(`sells nothing and counts nothing down ${phase} its day`, async ({ page, watch }) => {
    watch.ignoreConsole()
    await page.clock.setFixedTime(moment)
    for (const address of everyPath) {
      await open(page, address)
      const strip = page.getByRole('complementary', { name: 'Avisos' })
      await expect(strip).toHaveText(said)
      expect((await strip.boundingBox())?.y).toBe(0)
      if (address !== '/no-existe') {
        await expect(page).toHaveTitle(/^Cancelado · /)
        await scrollDownTo(page, 150)
        await expect(wayToTicket(page).first()).toBeVisible()
      }
      expect(await selling(page), address).toEqual([])
      await expect(page.getByRole('timer')).toHaveCount(0)
      await expect(page.getByText('Ahora', { exact: true })).toHaveCount(0)
      await expect(page.getByText('Añadir al calendario')).toHaveCount(0)
    }
  })
}

test('says with a ticket where to turn, and strikes its day out', async ({ page, site }) => {
  await open(page, '/')
  await wayToTicket(page).click()
  await expect(page).toHaveURL('/entradas')
  const ticket = page.locator('#comprar')
  await expect(ticket).toContainText(said)
  await expect(ticket.getByRole('link', { name: event.email })).toBeVisible()
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    for (const address of ['/', '/entradas']) {
      await open(page, address)
      const struck = await page
        .locator('main time')
        .first()
        .evaluate((time) => {
          const around = [time.firstElementChild, time, time.parentElement]
          return around.some(
            (element) => element && getComputedStyle(element).textDecorationLine === 'line-through',
          )
        })
      expect(struck, `${address}, ${media}`).toBe(true)
    }
  }
  const calendar = readFileSync(path.join(site.dir, calendarFileName(event)), 'utf8')
  expect(calendar).toContain('STATUS:CANCELLED')
})

test('is walked by keyboard, and has nothing that axe finds', async ({ page, watch }) => {
  watch.ignoreConsole()
  for (const address of ['/', '/entradas', '/programa']) {
    await open(page, address)
    expect(judgeWalk(await walk(page)), address).toEqual(nothingOf)
    const place = { path: address, state: 'cancelado', view: mobile.name }
    const results = await runAxe(page, place, mobile, null)
    expect(results.length).toBeGreaterThan(50)
    const wrong = results.filter(({ outcome }) => outcome === 'failed' || outcome === 'crashed')
    expect(wrong.map(({ rule, findings }) => [rule, findings])).toEqual([])
  }
})

test('says so on a kept page, and from page to page', async ({ page, site, watch }) => {
  watch.ignoreConsole()
  await visit(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await siteNavigation(page).getByRole('link', { name: 'Programa' }).click()
  await expect(page).toHaveTitle(/^Cancelado · /)
  await site.goDown()
  await open(page, '/entradas')
  await expect(page.getByRole('complementary', { name: 'Avisos' })).toHaveText(said)
  expect(await selling(page)).toEqual([])
})
