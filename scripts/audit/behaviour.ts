import type { Page } from '@playwright/test'
import type { Finding, State } from './model.ts'
import type { OwnRule } from './own-rules.ts'
import { judgeWalk, stopsOf } from './keyboard.ts'

type Findings = Partial<Record<OwnRule, readonly Finding[]>>

const page1440 = { width: 1440, height: 900 }
const page360 = { width: 360, height: 740 }

const unless = (fine: boolean, target: string, message: string): Finding[] =>
  fine ? [] : [{ target, message }]

/** What there is to hear: the words of all live regions. */
const heard = (page: Page) => page.evaluate(() => window.audit.spoken())

/** Presses each letter and digit, which may do nothing (WCAG 2.1.4). */
async function shortcuts(page: Page): Promise<Finding[]> {
  const before = await page.evaluate(() => window.audit.watchChanges())
  for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789?/.') await page.keyboard.press(key)
  const after = await page.evaluate(() => window.audit.watchedChanges())
  const message = `Una tecla sola cambia algo: ${after.changes.join(', ')}`
  return unless(page.url() === before.url && after.changes.length === 0, 'html', message)
}

/** How many elements of a page the pointer rests on. */
const mostRests = 12

async function underPointer(page: Page): Promise<Finding[]> {
  await page.evaluate(() => window.audit.noteTexts())
  const boxes = await page
    .locator('main :is(h1, h2, h3, article, figure, label, input, summary, .button)')
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    )
  const inWindow = boxes.filter(
    ({ y, height, width }) => width > 1 && y > 0 && y + height / 2 < 900,
  )
  for (const { x, y, width, height } of inWindow.slice(0, mostRests)) {
    await page.mouse.move(x + width / 2, y + height / 2)
  }
  return page.evaluate(() => window.audit.newTexts())
}

/** Follows the last link of the navigation, as the app does it without a load. */
async function newPage(page: Page): Promise<Findings> {
  await page.setViewportSize(page1440)
  const links = page.locator('header nav a:not([aria-current])')
  const title = await page.title()
  await links.last().click()
  await page.waitForFunction((old) => location.href !== old, page.url()).catch(() => {})
  await page
    .waitForFunction((old) => document.title !== old, title, { timeout: 3000 })
    .catch(() => {})
  // The next frame says it, and moves the focus.
  await page.waitForTimeout(150)
  // A page without the app loads the next one, and the browser tells it.
  if (!(await page.evaluate(() => 'audit' in window))) return {}
  const { focus, said } = await heard(page)
  const now = await page.title()
  return {
    'pagina-nueva-anunciada': [
      ...unless(now !== title, 'title', 'El título sigue siendo el de la página anterior'),
      ...unless(
        /^(?:main|h1)$/.test(focus),
        'main',
        `El foco no está en la página nueva: ${focus}`,
      ),
      ...unless(
        said.some((words) => words.includes(now)),
        '[role=status]',
        'Nada dice la página nueva',
      ),
    ],
  }
}

/** Walks on from what opened, and closes it by Escape if it closes like a menu. */
async function opened(page: Page, { part, closes }: State): Promise<Findings> {
  const selector = part ?? ''
  const count = await page.locator(`${selector} :is(a, button, summary)`).count()
  await page.locator(`${selector} :is(a, button, summary)`).first().focus()
  const inside = await stopsOf(page, 'Tab', count + 2)
  const { visible, obscured } = judgeWalk({
    offered: [],
    forwards: inside,
    backwards: [],
    left: false,
  })
  const stays = inside.length > 2 && new Set(inside.map(({ target }) => target)).size === 1
  const found: Findings = {
    'foco-bien-visible': visible,
    'foco-no-oculto': obscured,
    'sin-trampa': unless(!stays && inside.length > 0, selector, 'El tabulador no sale de aquí'),
  }
  return closes ? { ...found, 'escape-cierra': await escape(page, selector) } : found
}

async function escape(page: Page, selector: string): Promise<Finding[]> {
  const isOpen = async () => (await page.locator(selector).count()) > 0
  if (!(await isOpen())) {
    const opener = selector.includes('nav')
      ? 'header button[popovertarget]'
      : 'main details[name] > summary'
    await page
      .locator(opener)
      .last()
      .evaluate((element: HTMLElement) => element.click())
    if (!(await isOpen())) return []
  }
  await page.locator(`${selector} :is(a, button)`).last().focus()
  await page.keyboard.press('Escape')
  const { focus } = await heard(page)
  return [
    ...unless(!(await isOpen()), selector, 'Escape no lo cierra'),
    ...unless(
      /^(?:button|summary)$/.test(focus),
      selector,
      `Al cerrarlo, el foco queda en ${focus}`,
    ),
  ]
}

/** Presses what copies the address, if the part has it (WCAG 4.1.3). */
async function copied(page: Page, part: string): Promise<Finding[]> {
  const button = page.locator(`${part} li button`)
  if ((await button.count()) === 0) return []
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
  await button.first().click()
  await page.waitForTimeout(150)
  const { said } = await heard(page)
  return unless(
    said.some((words) => /copiad/i.test(words)),
    `${part} button`,
    'Nada dice que se ha copiado',
  )
}

/** What only using a page shows. It leaves the state, so it comes after all views. */
export async function checkBehaviour(page: Page, state: State): Promise<Findings> {
  const { name, part } = state
  if (part === null) {
    if ((await page.locator('header nav a').count()) === 0) return {}
    await page.setViewportSize(page1440)
    return {
      'nada-solo-bajo-el-puntero': await underPointer(page),
      'sin-atajos-de-una-letra': await shortcuts(page),
      ...(await newPage(page)),
    }
  }
  if (name === 'formulario relleno') {
    const { said } = await heard(page)
    return {
      'nada-se-envia-solo': unless(
        said.join('') === '',
        'form',
        `Se ha enviado solo: ${said.join()}`,
      ),
    }
  }
  if (name === 'formulario enviado') {
    const { focus, said } = await heard(page)
    return {
      'envio-anunciado': [
        ...unless(said.join('') !== '', 'main', 'Nada dice que se ha enviado'),
        ...unless(focus !== 'body' && focus !== 'nada', 'main', 'El foco se ha perdido'),
      ],
    }
  }
  if (name.startsWith('formulario rechazado')) {
    const { refusal } = await heard(page)
    return {
      'rechazo-anunciado': unless(
        /\p{L}{3}/u.test(refusal),
        'form',
        'El foco no está en lo que hay que corregir, o no se dice qué es',
      ),
    }
  }
  if (!/popover|details/.test(part)) return {}
  await page.setViewportSize(part.includes('popover') ? page360 : page1440)
  const say = await copied(page, part)
  return { 'envio-anunciado': say, ...(await opened(page, state)) }
}
