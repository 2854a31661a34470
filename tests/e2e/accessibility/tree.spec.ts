// What a screen reader gets: roles, names and states of the common layout and of everything that changes.
import { expect, moments, open, siteNavigation, test } from '../../support/fixtures.ts'

test.use({ moment: moments.before })

test('the header is a banner with the navigation, which marks the current page', async ({
  page,
}) => {
  await open(page, '/programa')
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
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
  await expect(siteNavigation(page).locator('[aria-current]')).toHaveText(['Programa'])
})

test('on a phone the header has a menu button that says whether the menu is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contacto')
  const button = page.getByRole('button', { name: 'Menú' })
  // The browser tells the state of a popover's button by itself; the test runner reads attributes alone.
  const expanded = async () => {
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const node = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menú')
    return node?.properties?.find(({ name }) => name === 'expanded')?.value.value as unknown
  }
  expect(await expanded()).toBe(false)
  await button.click()
  await expect(siteNavigation(page)).toMatchAriaSnapshot(`
    - navigation "Principal":
      - button "Cerrar"
      - list:
        - listitem:
          - link "Inicio"
  `)
  expect(await expanded()).toBe(true)
})

test('scrolled on a phone, the link home keeps its name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/faq')
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Encuentro Startup Sevilla"
      - button "Menú"
      - link "Comprar entradas"
  `)
})

test('each page has one banner, one main, one footer, and names what there are two of', async ({
  page,
}) => {
  for (const path of ['/', '/programa', '/faq', '/contacto']) {
    await open(page, path)
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role), `${role} of ${path}`).toHaveCount(1)
    }
    const names = await page
      .getByRole('navigation')
      .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label')))
    expect(names).toEqual(['Principal', 'Legal'])
  }
})

test('the countdown is a named timer whose text reads as a sentence, beside its pause', async ({
  page,
}) => {
  await page.clock.setFixedTime('2025-10-20T09:30:15+02:00')
  await open(page, '/')
  await expect(page.getByRole('timer')).toMatchAriaSnapshot(`
    - timer "Cuenta atrás": /19 días 0?2 horas 29 minutos 45 segundos/
  `)
  // It is read on demand, and never by itself.
  const timer = page.getByRole('timer')
  await expect(timer).not.toHaveAttribute('aria-live')
  await expect(page.locator('[aria-live], [role=status]').filter({ has: timer })).toHaveCount(0)
  await page.getByRole('button', { name: 'Pausar la cuenta atrás' }).click()
  await expect(page.getByRole('button', { name: 'Reanudar la cuenta atrás' })).toBeFocused()
})

test('a question is a heading in a disclosure that says whether its answer is open', async ({
  page,
}) => {
  await open(page, '/faq')
  const state = async () => {
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes
      .filter(({ role }) => String(role?.value).startsWith('DisclosureTriangle'))
      .map(
        ({ properties }) =>
          properties?.find(({ name }) => name === 'expanded')?.value.value as unknown,
      )
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8)
  expect(await state()).toEqual(Array(8).fill(false))
  await page.locator('summary').nth(2).press('Enter')
  expect(await state()).toEqual([false, false, true, false, false, false, false, false])
})

test('the fields of a form say their name, that they are required, and of what kind they are', async ({
  page,
}) => {
  await open(page, '/patrocina')
  await expect(page.getByRole('main').locator('form')).toMatchAriaSnapshot(`
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
  const required = await page
    .locator('form')
    .getByRole('textbox')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).required))
  expect(required).toEqual([true, true, true, false, false])
  await page.getByRole('button', { name: 'Solicitar el dosier' }).click()
  await expect(page.getByLabel('Empresa')).toBeFocused()
  await expect(page.getByLabel('Empresa')).toBeInViewport({ ratio: 0.99 })
})
