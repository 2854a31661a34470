// What a screen reader gets, where the Tab key leads, and what can be seen of both; the audit does the rest.
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, rgbAt } from '../../scripts/lib/contrast.ts'
import { expect, navigation, open, siteNavigation, test } from '../support/fixtures.ts'
import { copy, event, questions } from '../support/specification.ts'

test('the common layout has named landmarks, and marks the current page', async ({ tab }) => {
  await open(tab, '/programa')
  await expect(tab.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Encuentro Startup Sevilla":
        - /url: /
      - navigation "Principal":
        - list:
          - listitem:
            - link "Inicio"
          - listitem:
            - link "Programa"
          - listitem:
            - link "Patrocina"
          - listitem:
            - link "FAQ"
          - listitem:
            - link "Contacto"
  `)
  await expect(siteNavigation(tab).locator('[aria-current]')).toHaveText(['Programa'])
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect(tab.getByRole(role)).toHaveCount(1)
  }
  const names = await tab
    .getByRole('navigation')
    .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label')))
  expect(names).toEqual(['Principal', 'Legal'])
})

/** What the browser tells of whether things are open, which the test runner reads of attributes alone. */
async function expandedIn(page: Page, isMeant: (role: string, name: string) => boolean) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ role, name }) => isMeant(String(role?.value), String(name?.value)))
    .map(
      ({ properties }) =>
        properties?.find(({ name }) => name === 'expanded')?.value.value as unknown,
    )
}

test('menu and answers say whether they are open', async ({ tab }) => {
  await tab.setViewportSize({ width: 360, height: 740 })
  await open(tab, '/faq')
  const menu = () => expandedIn(tab, (role, name) => role === 'button' && name === 'Menú')
  const answers = () => expandedIn(tab, (role) => role.startsWith('DisclosureTriangle'))
  expect(await menu()).toEqual([false])
  await tab.getByRole('button', { name: 'Menú' }).click()
  expect(await menu()).toEqual([true])
  await tab.getByRole('button', { name: 'Cerrar' }).click()
  expect(await answers()).toEqual(Array(8).fill(false))
  await tab.locator('summary').nth(2).press('Enter')
  expect(await answers()).toEqual([false, false, true, false, false, false, false, false])
  await tab.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await expect(tab.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Encuentro Startup Sevilla"
      - link "Comprar entradas"
      - button "Menú"
  `)
})

test('the countdown is a named timer whose text reads as a sentence, and is never read by itself', async ({
  tab,
}) => {
  await open(tab, '/')
  const timer = tab.getByRole('timer')
  await expect(timer).toMatchAriaSnapshot(`
    - timer "Cuenta atrás": /19 días 0?2 horas 29 minutos 45 segundos/
  `)
  await expect(timer).not.toHaveAttribute('aria-live')
  await expect(tab.locator('[aria-live], [role=status]').filter({ has: timer })).toHaveCount(0)
})

test('the fields of a form say their name, and whether they are required', async ({ tab }) => {
  await open(tab, '/patrocina')
  const form = tab.getByRole('main').locator('form')
  await expect(form).toMatchAriaSnapshot(`
    - text: Empresa
    - textbox "Empresa"
    - text: Persona de contacto
    - textbox "Persona de contacto"
    - text: Correo electrónico
    - textbox "Correo electrónico"
    - text: Teléfono (opcional)
    - textbox "Teléfono (opcional)"
    - text: Mensaje (opcional)
    - textbox "Mensaje (opcional)"
    - button "Solicitar el dosier"
  `)
  const required = await form
    .getByRole('textbox')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).required))
  expect(required).toEqual([true, true, true, false, false])
})

test('the focus goes from the skip link through header, page and footer, as one reads', async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 1440, height: 900 })
  await open(tab, '/faq')
  const names: string[] = []
  for (let stop = 0; stop < 40; stop++) {
    await tab.keyboard.press('Tab')
    const name = await tab.evaluate(() =>
      document.activeElement === document.body
        ? ''
        : (document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          ''),
    )
    if (!name) break
    names.push(name.replace(/\s+/g, ' ').trim())
  }
  const expected = [
    copy.layout.skip,
    event.name,
    ...navigation.map(([label]) => label),
    ...questions.map(({ question }) => question),
    'Privacidad',
    'Términos',
  ]
  const places = expected.map((name) => names.findIndex((found) => found.startsWith(name)))
  expect(places, names.join(' · ')).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(names).size).toBeGreaterThan(expected.length)
})

/** One of each kind of thing that takes the focus, on each ground that there is. */
const kinds = {
  '/': [
    'header nav a >> nth=1',
    'main a.button >> nth=0',
    '[role=timer] ~ button',
    'main section:last-of-type a.button',
    'main section:last-of-type summary >> nth=0',
    'footer a >> nth=0',
  ],
  '/programa': ['main ol a >> nth=0'],
  '/faq': ['main summary >> nth=0'],
  '/contacto': ['form input >> nth=0', 'form button', 'main a[target=_blank] >> nth=0'],
  '/no-existe': ['main a'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Room around an element in which its focus is shown. */
const surroundings = 8

async function picture(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not drawn.')
  const clip = {
    x: Math.max(0, box.x - surroundings),
    y: Math.max(0, box.y - surroundings),
    width: box.width + 2 * surroundings,
    height: box.height + 2 * surroundings,
  }
  const png = await page.screenshot({ clip, caret: 'hide' })
  return sharp(png).removeAlpha().raw().toBuffer()
}

test('the focus changes at least a line of 2 px around the element by 3:1', async ({
  tab,
  watch,
}) => {
  watch.ignoreConsole()
  for (const [path, selectors] of Object.entries(kinds)) {
    await open(tab, path)
    // A key first: a browser shows the focus to those who use keys.
    await tab.keyboard.press('Shift')
    for (const selector of selectors) {
      const element = tab.locator(selector)
      const before = await picture(tab, element)
      await element.focus()
      const after = await picture(tab, element)
      await element.blur()
      let changed = 0
      for (let index = 0; index < before.length; index += 3) {
        if (contrastOf(rgbAt(before, index), rgbAt(after, index)) >= 3) changed++
      }
      const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 }
      // WCAG 2.4.13: as large as the area of a 2 px thick perimeter of the element.
      expect(changed, `${selector} of ${path}`).toBeGreaterThanOrEqual(4 * (width + height) - 16)
    }
  }
})
