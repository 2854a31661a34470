// An event that was put off, sells its tickets by stages and has a notice: what visitors see of it and when.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeEvent } from '../support/altered-event.ts'
import { builtEvent } from '../support/built-event.ts'
import { expect, open, routes } from '../support/fixtures.ts'
import { test as base, visit } from '../support/offline.ts'

const rain = 'Llueve: la fiesta pasa al centro comercial.'
const stages = [
  ['2025-08-01T12:00', 'Entradas, muy pronto', false],
  ['2025-09-15T10:00', 'Comprar entradas', true],
  ['2025-11-01T10:00', 'Últimas entradas', true],
  ['2025-11-20T18:00', 'Entradas agotadas', false],
] as const

const test = base.extend<object, { inState: string }>({
  inState: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of what a fixture needs
    async ({}, provide) => {
      const { dist } = await builtEvent((folder) =>
        writeEvent(folder, {
          event: (event) => ({
            ...event,
            status: { is: 'postponed', day: '2025-11-22' },
            tickets: {
              sale: [
                { is: 'soon' },
                { is: 'open', from: '2025-09-15T10:00:00+02:00' },
                { is: 'last', from: '2025-11-01T10:00:00+01:00' },
                { is: 'sold-out', from: '2025-11-20T18:00:00+01:00' },
              ],
            },
            notice: {
              text: rain,
              from: '2025-11-22T09:00:00+01:00',
              until: '2025-11-22T21:00:00+01:00',
            },
          }),
        }),
      )
      await provide(dist)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  built: ({ inState }, provide) => provide(inState),
})

test.describe.configure({ mode: 'serial' })

test('every page says first what has changed, without a word that interrupts', async ({
  page,
  watch,
}) => {
  // Nobody is asked to look for a page that is not there.
  watch.ignoreConsole()
  for (const address of [...routes.map(({ path: to }) => to), '/no-existe', '/sin-conexion.html']) {
    await page.goto(address)
    const strip = page.getByRole('complementary', { name: 'Avisos' })
    await expect(strip).toContainText('Nueva fecha. Se celebra el 22 de noviembre de 2025')
    const { y = 1 } = (await strip.boundingBox()) ?? {}
    expect(y).toBe(0)
    await expect(strip.locator('[role=status], [role=alert], [aria-live], button')).toHaveCount(0)
  }
})

for (const [moment, label, sells] of stages) {
  test(`at ${moment} the buttons say «${label}»`, async ({ page }) => {
    await open(page, `/?ahora=${moment}`)
    const button = page.locator('main header [data-variant="buy"]')
    await expect(button).toHaveText(label)
    const orange = await button.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element)
      return backgroundColor === 'rgb(242, 92, 37)' || /^rgb\(2[34]\d, [89]\d/.test(backgroundColor)
    })
    expect(orange).toBe(sells)
    await open(page, `/entradas?ahora=${moment}`)
    await expect(page.locator('#comprar strong').first()).toHaveText(`${label}.`)
  })
}

test('who waits for the sale sees it open', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-09-15T09:59:50+02:00') })
  await open(page, '/')
  const button = page.locator('main header [data-variant="buy"]')
  await expect(button).toHaveText('Entradas, muy pronto')
  await page.clock.fastForward(11_000)
  await expect(button).toHaveText('Comprar entradas')
})

test('a notice holds for its time, and pushes nothing down', async ({ page }) => {
  const notice = page.getByText(rain)
  await open(page, '/?ahora=2025-11-22T08:59')
  await expect(notice).toBeHidden()
  await page.clock.setFixedTime('2025-11-22T12:00:00+01:00')
  await page.addInitScript(() => {
    const entries: number[] = []
    Object.assign(window, { shifts: entries })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        entries.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/programa')
  await expect(notice).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  await page.clock.setFixedTime('2025-11-22T21:00:00+01:00')
  await open(page, '/programa')
  await expect(notice).toBeHidden()
})

test('a kept page asks for the notice when the network is back, and no other page does', async ({
  page,
  site,
  watch,
}) => {
  await page.clock.setFixedTime('2025-11-22T12:00:00+01:00')
  await visit(page)
  await open(page, '/programa')
  const asked = () => watch.requests.filter((url) => url.endsWith('/aviso.json')).length
  expect(asked()).toBe(0)
  await site.goDown()
  watch.ignoreConsole()
  await open(page, '/programa')
  await expect(page.getByText(rain)).toBeVisible()
  const news = {
    text: 'Ya no llueve: volvemos al parque.',
    since: '2025-11-22T18:40:00+01:00',
  }
  writeFileSync(path.join(site.dir, 'aviso.json'), JSON.stringify(news))
  await site.comeBack()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const heard = page.getByText(news.text)
  await expect(heard).toBeVisible()
  await expect(heard).toContainText('Aviso de las 18:40.')
  await expect(page.getByText(rain)).toBeHidden()
  const before = asked()
  expect(before).toBeGreaterThan(0)
  await open(page, '/programa')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.waitForTimeout(500)
  expect(asked()).toBe(before)
  await expect(heard).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages say what was true when they were built', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('main header [data-variant="buy"]')).toHaveText('Entradas agotadas')
    await expect(page.getByText(rain)).toBeVisible()
  })
})
