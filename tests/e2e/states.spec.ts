// An event that was put off, sells its tickets by stages and has a notice; and one that is cancelled.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { colours } from '../../src/azulejo/palette.ts'
import { builtEvent } from '../support/built-event.ts'
import { everyPath, expect, moments, open, scrollDownTo, test } from '../support/fixtures.ts'
import { rain, saleStages } from '../support/full-event.ts'

const orange = `rgb(${colours.naranja
  .match(/\w\w/g)
  ?.map((part) => Number.parseInt(part, 16))
  .join(', ')})`

/** What is on the page and sells: buttons in the orange that is kept for it, and the platform's window. */
const selling = (page: Page) =>
  page.evaluate(
    (kept) =>
      [...document.querySelectorAll('.button, iframe[name="taquilla"], a[href="#taquilla"]')]
        .filter((element) => element.checkVisibility())
        .filter(
          (element) =>
            !element.matches('.button') || getComputedStyle(element).backgroundColor === kept,
        )
        .map((element) => element.textContent || element.localName),
    orange,
  )

const wayToTicket = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Sobre tu entrada' })
const strip = (page: Page) => page.getByRole('complementary', { name: 'Avisos' })
const buyButton = (page: Page) => page.locator('main header [data-variant="buy"]')
const day = '2025-11-22T12:00:00+01:00'

test.describe('an event that was put off', () => {
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of what a fixture needs
  test.use({ baseURL: ({}, provide) => provide(process.env.E2E_FULL) })

  test('says so first on every page, without a word that interrupts', async ({ tab, watch }) => {
    watch.ignoreConsole()
    for (const address of [...everyPath, '/sin-conexion.html']) {
      await tab.goto(address)
      await expect(strip(tab)).toContainText('Nueva fecha. Se celebra el 22 de noviembre de 2025')
      expect((await strip(tab).boundingBox())?.y).toBe(0)
      await expect(
        strip(tab).locator('[role=status], [role=alert], [aria-live], button'),
      ).toHaveCount(0)
    }
  })

  test('sells by stages', async ({ tab }) => {
    for (const { from, label, sells } of saleStages) {
      await tab.clock.setFixedTime(from)
      await open(tab, '/')
      await expect(buyButton(tab)).toHaveText(label)
      await scrollDownTo(tab, 400)
      await expect(tab.getByRole('banner').getByRole('link', { name: label })).toBeVisible()
      expect((await selling(tab)).length > 0, label).toBe(sells)
      await open(tab, '/entradas')
      await expect(tab.locator('#comprar strong').first()).toHaveText(`${label}.`)
      await expect(tab.getByRole('link', { name: 'Compra aquí mismo' })).toHaveCount(sells ? 1 : 0)
      expect((await selling(tab)).includes('iframe'), label).toBe(sells)
    }
  })

  test('shows its notice for its time, which pushes nothing down', async ({ tab }) => {
    const notice = tab.getByText(rain)
    const top = async (moment: string, isThere: boolean) => {
      await tab.clock.setFixedTime(moment)
      await open(tab, '/programa')
      await expect(notice).toBeVisible({ visible: isThere })
    }
    await top('2025-11-22T08:59:59+01:00', false)
    await top(day, true)
    await top('2025-11-22T21:00:00+01:00', false)
  })

  test.describe('by a clock that only the test moves', () => {
    test.use({ moment: null })

    test('opens its sale for who waits for it', async ({ page }) => {
      await page.clock.install({ time: new Date('2025-09-15T09:59:50+02:00') })
      await open(page, '/')
      await expect(buyButton(page)).toHaveText('Entradas, muy pronto')
      await page.clock.fastForward(11_000)
      await expect(buyButton(page)).toHaveText('Comprar entradas')
    })
  })
})

test.describe('a cancelled event', () => {
  // oxlint-disable-next-line no-empty-pattern -- as above
  test.use({ baseURL: ({}, provide) => provide(process.env.E2E_OTHER) })

  const said = /^Cancelad[oa]s?\. No se celebra/
  for (const moment of [moments.before, '2026-06-27T18:00:00+01:00']) {
    test.describe(`at ${moment}`, () => {
      test.use({ moment })

      test('sells nothing and counts nothing down on any page', async ({ tab, watch }) => {
        watch.ignoreConsole()
        await tab.setViewportSize({ width: 360, height: 740 })
        for (const address of everyPath) {
          await open(tab, `.${address}`)
          await expect(strip(tab)).toHaveText(said)
          expect((await strip(tab).boundingBox())?.y).toBe(0)
          if (address !== '/no-existe') {
            await expect(tab).toHaveTitle(/^Cancelad[oa]s? · /)
            await scrollDownTo(tab, 150)
            await expect(wayToTicket(tab).first()).toBeVisible()
          }
          expect(await selling(tab), address).toEqual([])
          await expect(tab.getByRole('timer')).toHaveCount(0)
          await expect(
            tab.getByText('Ahora', { exact: true }).filter({ visible: true }),
          ).toHaveCount(0)
          await expect(tab.getByText('Añadir al calendario')).toHaveCount(0)
        }
      })
    })
  }

  test('says with a ticket where to turn, and strikes its day out', async ({ tab }) => {
    await open(tab, '.')
    await wayToTicket(tab).first().click()
    await expect(tab).toHaveURL(/\/evento\/entradas$/)
    const ticket = tab.locator('#comprar')
    await expect(ticket).toContainText(/No se celebra/)
    await expect(ticket.getByRole('link', { name: 'hola@datosabiertos.example' })).toBeVisible()
    const struck = await tab
      .locator('main time')
      .first()
      .evaluate((time) =>
        [time.firstElementChild, time, time.parentElement].some(
          (element) => element && getComputedStyle(element).textDecorationLine === 'line-through',
        ),
      )
    expect(struck).toBe(true)
    const { dist } = builtEvent('other')
    const calendar = readdirSync(dist).find((file) => file.endsWith('.ics')) ?? ''
    expect(readFileSync(path.join(dist, calendar), 'utf8')).toContain('STATUS:CANCELLED')
  })
})
