// A postponed event with stages of the sale and a notice; and a cancelled event.
import type { Page } from '@playwright/test'
import { colours } from '../../src/azulejo/palette.ts'
import { everyPath, expect, open, scrollDownTo, test } from '../support/fixtures.ts'
import { rain, saleStages } from '../support/full-event.ts'

const orange = `rgb(${colours.naranja
  .match(/\w\w/g)
  ?.map((part) => Number.parseInt(part, 16))
  .join(', ')})`

/** What sells tickets on the page: buttons in the orange that is kept for it, and the platform's window. */
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

const strip = (page: Page) => page.getByRole('complementary', { name: 'Avisos' })
const buyButton = (page: Page) => page.locator('main header [data-variant="buy"]')

test.describe('an event that was put off', () => {
  test.use({ visited: 'FULL' })

  test('says so first on every page, and shows its notice for its time', async ({ tab, watch }) => {
    watch.ignoreConsole()
    for (const address of [...everyPath, '/sin-conexion.html']) {
      await tab.goto(address)
      await expect(strip(tab)).toContainText('Nueva fecha. Se celebra el 22 de noviembre de 2025')
      expect((await strip(tab).boundingBox())?.y).toBe(0)
      // It does not interrupt a screen reader.
      await expect(
        strip(tab).locator('[role=status], [role=alert], [aria-live], button'),
      ).toHaveCount(0)
    }
    for (const [moment, visible] of [
      ['2025-11-22T08:59:59+01:00', false],
      ['2025-11-22T12:00:00+01:00', true],
      ['2025-11-22T21:00:00+01:00', false],
    ] as const) {
      await tab.clock.setFixedTime(moment)
      await open(tab, '/programa')
      await expect(tab.getByText(rain)).toBeVisible({ visible })
    }
  })

  test('sells by stages', async ({ tab }) => {
    for (const { from, label, sells } of saleStages) {
      await tab.clock.setFixedTime(from)
      await open(tab, '/')
      await expect(buyButton(tab)).toHaveText(label)
      await scrollDownTo(tab, 400)
      expect((await selling(tab)).length > 0, label).toBe(sells)
      await tab.getByRole('banner').getByRole('link', { name: label }).click()
      const warning = label === 'Comprar entradas' ? 'Aforo limitado' : label
      await expect(tab.locator('#comprar strong').first()).toHaveText(`${warning}.`)
      await expect(tab.getByRole('link', { name: 'Compra aquí mismo' })).toHaveCount(sells ? 1 : 0)
      expect((await selling(tab)).includes('iframe'), label).toBe(sells)
      await expect(tab.locator('#cartel')).toHaveCount(label === 'Venta cerrada' ? 0 : 1)
    }
  })
})

test.describe('a cancelled event in another zone', () => {
  test.use({ visited: 'OTHER' })

  test('sells nothing and counts nothing down on any page, though its hour has come', async ({
    tab,
    watch,
  }) => {
    watch.ignoreConsole()
    await tab.clock.setFixedTime('2026-06-27T18:00:00+01:00')
    await tab.setViewportSize({ width: 360, height: 740 })
    for (const address of everyPath) {
      await open(tab, `.${address}`)
      await expect(strip(tab)).toHaveText(/^Cancelad[oa]s?\. No se celebra/)
      expect((await strip(tab).boundingBox())?.y).toBe(0)
      // The event leaves one page out.
      if (!['/no-existe', '/patrocina'].includes(address)) {
        await expect(tab).toHaveTitle(/^Cancelad[oa]s? · /)
        await scrollDownTo(tab, 150)
      }
      expect(await selling(tab), address).toEqual([])
      await expect(tab.getByRole('timer')).toHaveCount(0)
      const shown = tab.getByText(/^(?:Ahora|Añadir al calendario)$/).filter({ visible: true })
      await expect(shown).toHaveCount(0)
    }
  })

  test('tells ticket holders where to turn, and strikes its day out', async ({ tab }) => {
    await open(tab, '.')
    const struck = await tab
      .locator('main time')
      .first()
      .evaluate((time) =>
        [time.firstElementChild, time, time.parentElement].some(
          (element) => element && getComputedStyle(element).textDecorationLine === 'line-through',
        ),
      )
    expect(struck).toBe(true)
    await tab.getByRole('main').getByRole('link', { name: 'Sobre tu entrada' }).first().click()
    await expect(tab).toHaveURL(/\/evento\/entradas$/)
    const ticket = tab.locator('#comprar')
    await expect(ticket).toContainText(/No se celebra/)
    await expect(ticket.getByRole('link', { name: 'hola@datosabiertos.example' })).toBeVisible()
  })

  test('shows the acts of its two rooms at their hours, those after midnight last', async ({
    tab,
  }) => {
    await open(tab, './programa')
    const acts = tab.locator('main ol > li:has(h3)')
    await expect(acts).toHaveCount(12)
    await expect(acts.nth(1)).toContainText(/^16:30.*Mapas que se dibujan solos/)
    await expect(acts.nth(2)).toContainText(/^16:30.*Bases de datos en una mochila/)
    await expect(acts.last()).toContainText(/^00:30.*La última hora y media/)
    await expect(tab.getByText('Sala Montes').filter({ visible: true })).toHaveCount(4)
  })
})
