// Where the Tab key leads, pressed for real (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11).
import { judgeWalk, walk } from '../../../scripts/audit/keyboard.ts'
import { everyPath, expect, moments, navigation, open, test } from '../../support/fixtures.ts'
import { copy, event, questions } from '../../support/specification.ts'

test.use({ moment: moments.before })

const nothingWrong = {
  reached: [],
  trap: [],
  order: [],
  visible: [],
  obscured: [],
  context: [],
}

// The audit walks at 360 and 1440 px (scripts/audit).
for (const width of [320, 768]) {
  test(`at ${width} px every stop of every page is reached, shown and in sight, there and back`, async ({
    page,
    watch,
  }) => {
    watch.ignoreConsole()
    test.slow()
    await page.setViewportSize({ width, height: 640 })
    for (const path of everyPath) {
      await open(page, path)
      const way = await walk(page)
      expect(way.offered.length, path).toBeGreaterThan(0)
      expect(way.backwards.length, path).toBeGreaterThanOrEqual(way.forwards.length - 1)
      expect(judgeWalk(way), path).toEqual(nothingWrong)
    }
  })
}

const layoutStart = [copy.layout.skip, event.name, ...navigation.map(([label]) => label)] as const
const layoutEnd = [event.email, 'Privacidad', 'Términos'] as const

test('the focus goes from the skip link through header, page and footer, as one reads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const expected = {
    '/faq': [...questions.map(({ question }) => question), event.email],
    '/patrocina': ['Empresa', 'Persona de contacto', 'Correo electrónico', 'Teléfono', 'Mensaje'],
    '/entradas': [copy.tickets.buy.replace('{plataforma}', '')],
  } as const
  for (const [path, middle] of Object.entries(expected)) {
    await open(page, path)
    const { forwards } = await walk(page)
    const names = forwards.map(({ name }) => name)
    expect(names.slice(0, layoutStart.length), path).toEqual(layoutStart)
    expect(names.slice(-layoutEnd.length), path).toEqual(layoutEnd)
    const places = middle.map((name) => names.findIndex((other) => other.startsWith(name.trim())))
    expect(Math.min(...places), `${path}: ${names.join(', ')}`).toBeGreaterThanOrEqual(
      layoutStart.length,
    )
    expect(places, path).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('the open menu keeps the focus on its own links, in sight, and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await open(page, '/patrocina')
  await page.getByRole('button', { name: 'Menú' }).focus()
  await page.keyboard.press('Space')
  for (const name of ['Cerrar', ...navigation.map(([label]) => label)]) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toHaveText(name)
    await expect(focused).toBeInViewport({ ratio: 0.99 })
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menú' })).toBeFocused()
})

test('the ways to share and to note the day open, are walked through and close by keys', async ({
  page,
}) => {
  await open(page, '/programa')
  for (const label of [copy.calendar.label, copy.share.label]) {
    const menu = page.locator('main details').filter({ hasText: label })
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link').first()).toBeVisible()
    const choices = await menu.locator('a, button').count()
    for (let choice = 0; choice < choices; choice++) {
      await page.keyboard.press('Tab')
      await expect(menu.locator(':focus')).toHaveCount(1)
      await expect(menu.locator(':focus')).toBeInViewport({ ratio: 0.99 })
    }
    await menu.locator('summary').focus()
    await page.keyboard.press('Space')
    await expect(menu.getByRole('link')).toHaveCount(0)
  }
})
