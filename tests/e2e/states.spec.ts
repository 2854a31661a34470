// An event that was put off, sells its tickets by stages and has a notice: what visitors see of it and when.
import { expect, open, routes, scrollDownTo } from '../support/fixtures.ts'
import { inState, selling } from '../support/in-state.ts'
import { noteShifts, shifted } from '../support/shifts.ts'

const rain = 'Llueve: la fiesta pasa al centro comercial.'
const stages = [
  ['2025-08-01T12:00', 'Entradas, muy pronto', false],
  ['2025-09-15T10:00', 'Comprar entradas', true],
  ['2025-11-01T10:00', 'Últimas entradas', true],
  ['2025-11-20T18:00', 'Entradas agotadas', false],
] as const

const test = inState((event) => ({
  ...event,
  status: { is: 'postponed', day: '2025-11-22' },
  tickets: {
    sale: [
      { is: 'soon' },
      { is: 'open', from: '2025-09-15T10:00:00+02:00' },
      { is: 'last', from: '2025-11-01T10:00:00+01:00' },
      { is: 'sold-out', from: '2025-11-20T18:00:00+01:00' },
    ],
    frame: 'https://entradas.example/marco',
  },
  notice: {
    text: rain,
    from: '2025-11-22T09:00:00+01:00',
    until: '2025-11-22T21:00:00+01:00',
  },
}))

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
    await scrollDownTo(page, 400)
    await expect(page.getByRole('banner').getByRole('link', { name: label })).toBeVisible()
    expect((await selling(page)).length > 0).toBe(sells)
    await open(page, `/entradas?ahora=${moment}`)
    await expect(page.locator('#comprar strong').first()).toHaveText(`${label}.`)
    await expect(page.getByRole('link', { name: 'Compra aquí mismo' })).toHaveCount(sells ? 1 : 0)
    expect((await selling(page)).includes('iframe')).toBe(sells)
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

test('a notice holds for its time, and pushes nothing down', async ({ page, watch }) => {
  watch.ignoreConsole()
  const notice = page.getByText(rain)
  await open(page, '/?ahora=2025-11-22T08:59')
  await expect(notice).toBeHidden()
  await page.clock.setFixedTime('2025-11-22T12:00:00+01:00')
  await page.route('**/*.woff2', (route) => route.abort())
  await noteShifts(page)
  await open(page, '/programa')
  await expect(notice).toBeVisible()
  expect(await shifted(page)).toBe(0)
  await page.clock.setFixedTime('2025-11-22T21:00:00+01:00')
  await open(page, '/programa')
  await expect(notice).toBeHidden()
})
