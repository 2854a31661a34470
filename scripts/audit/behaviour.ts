import type { Page } from '@playwright/test'
import { judgeStops, stopsOf } from './keyboard.ts'
import type { Finding, Findings, State } from './model.ts'

const unless = (fine: boolean, target: string, message: string): Finding[] =>
  fine ? [] : [{ target, message }]

/** What there is to hear, and where the focus is. */
const heard = (page: Page) => page.evaluate(() => window.audit.spoken())

/** The same as soon as it is right, or after two seconds: on a busy machine a page answers late. */
async function heardRight(
  page: Page,
  isRight: (now: Awaited<ReturnType<typeof heard>>) => boolean,
) {
  const last = Date.now() + 2000
  let now = await heard(page)
  while (!isRight(now) && Date.now() < last) {
    await page.waitForTimeout(50)
    now = await heard(page)
  }
  return now
}

const watch = (page: Page) => page.evaluate(() => window.audit.watch())

const changes = (page: Page) => page.evaluate(() => window.audit.watchedChanges())

/** Whether this page is still there, and not another one. */
const isHere = (page: Page) => page.evaluate(() => 'audit' in window).catch(() => false)

/** Does something that may change nothing, and says what it did change. */
async function quietly(page: Page, message: string, work: () => Promise<unknown>) {
  const url = page.url()
  await watch(page)
  await work().catch(() => {})
  await page.waitForTimeout(50)
  if (page.url() !== url || !(await isHere(page))) {
    return unless(false, 'html', `${message} otra página: ${page.url()}`)
  }
  const found = await changes(page)
  return unless(found.changes.length === 0, 'html', `${message} ${found.changes.join(', ')}`)
}

/** Rests the pointer on the first twelve things in the window that can be read or pressed. */
async function pointer(page: Page): Promise<Findings> {
  const read = 'main :is(h1, h2, h3, p, article, figure, label, input, summary, .button)'
  const places = await page.locator(read).evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ y, width, height }) => width > 1 && y > 0 && y + height / 2 < innerHeight)
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const),
  )
  await watch(page)
  for (const [x, y] of places.slice(0, 12)) await page.mouse.move(x, y)
  const { words } = await changes(page)
  await page.mouse.move(0, 0)
  return { 'nada-solo-bajo-el-puntero': words }
}

/** Follows the last link of the navigation, as the app does it without a load. */
async function nextPage(page: Page): Promise<Findings> {
  const links = page.locator('header nav a:not([aria-current])')
  if ((await links.count()) === 0) return {}
  const [title, url] = [await page.title(), page.url()]
  const wait = { timeout: 3000 }
  await links.last().press('Enter')
  await page.waitForFunction((old) => location.href !== old, url, wait).catch(() => {})
  await page.waitForFunction((old) => document.title !== old, title, wait).catch(() => {})
  // A page without the app loads the next one, and the browser tells it.
  if (!(await isHere(page))) return {}
  const now = await page.title()
  const says = ({ said }: { said: readonly string[] }) => said.some((words) => words.includes(now))
  const isFocused = ({ focus }: { focus: string }) => /^(?:main|h1)$/.test(focus)
  const told = await heardRight(page, (one) => says(one) && isFocused(one))
  return {
    'pagina-nueva-anunciada': [
      ...unless(now !== title, 'title', 'El título es el de la página anterior'),
      ...unless(isFocused(told), 'main', `El foco no está en ella: ${told.focus}`),
      ...unless(says(told), '[role=status]', 'Nada dice la página nueva'),
    ],
  }
}

/** Walks on from what opened. */
async function walkOn(page: Page, { part }: State): Promise<Findings> {
  const controls = page.locator(`${part} :is(a, button, summary)`)
  const count = await controls.count()
  // What does not open again is told by `escape`.
  if (count === 0) return {}
  await controls.first().focus()
  const stops = await stopsOf(page, 'Tab', count + 2)
  const stays = count > 2 && new Set(stops.map(({ target }) => target)).size < 2
  return {
    ...judgeStops(stops),
    'sin-trampa': unless(!stays, part ?? '', 'El tabulador no sale de aquí'),
  }
}

/** Closes by Escape what opened, which gives the focus back; it can be opened again from there. */
async function escape(page: Page, { part }: State): Promise<Findings> {
  const selector = part ?? ''
  const isOpen = async () => (await page.locator(selector).count()) > 0
  await page.locator(`${selector} :is(a, button)`).last().focus()
  await page.keyboard.press('Escape')
  const closed = !(await isOpen())
  const { focus } = await heard(page)
  await page.keyboard.press('Enter')
  return {
    'escape-cierra': [
      ...unless(closed, selector, 'Escape no lo cierra'),
      ...unless(/^(?:button|summary)$/.test(focus), selector, `El foco queda en ${focus}`),
      ...unless(!closed || (await isOpen()), selector, 'La tecla Intro no vuelve a abrirlo'),
    ],
  }
}

/** Presses what copies the address. */
async function copy(page: Page, { part }: State): Promise<Findings> {
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
  await page.locator(`${part} li button`).first().press('Enter')
  const says = ({ said }: { said: readonly string[] }) => /copiad/i.test(said.join(' '))
  const told = await heardRight(page, says)
  return { 'envio-anunciado': unless(says(told), `${part} button`, 'Nada dice que se ha copiado') }
}

/** Writes into each field of the form, and leaves it. */
async function typing(page: Page): Promise<Findings> {
  const found: Finding[] = []
  for (const field of await page.locator('form :is(input, textarea):not([type=hidden])').all()) {
    if (!(await field.isVisible())) continue
    await field.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('a')
    const stays = await field.evaluate((element) => element === document.activeElement)
    found.push(...unless(stays, 'form', 'El foco se va solo al escribir'))
    await page.keyboard.press('Tab')
  }
  const said = (await isHere(page)) ? (await heard(page)).said.join() : 'otra página'
  return { 'nada-se-envia-solo': [...found, ...unless(!said, 'form', `Se ha enviado: ${said}`)] }
}

async function sent(page: Page): Promise<Findings> {
  const { focus, said } = await heard(page)
  return {
    'envio-anunciado': [
      ...unless(said.join('') !== '', 'main', 'Nada dice que se ha enviado'),
      ...unless(focus !== 'body', 'main', 'El foco se ha perdido'),
    ],
  }
}

/** What says no more than that something is wrong. */
const helpless =
  /^[^\p{L}]*(?:(?:hay )?(?:un |algún )?(?:error|fallo|mal)|(?:campo |dato |valor )?(?:no válido|inválido|incorrecto|erróneo)|invalid|wrong)?[^\p{L}]*$/iu

/** Asks each refused field for what is to be put right. */
async function refusal(page: Page): Promise<Findings> {
  const { refusal: first } = await heard(page)
  const said = await page
    .locator('form :user-invalid')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).validationMessage))
  const target = 'form'
  return {
    'rechazo-anunciado': unless(
      first !== null && /\p{L}{3}/u.test(first),
      target,
      'El foco no está en lo que hay que corregir, o no se dice qué es',
    ),
    'rechazo-que-ayuda': unless(
      ![first ?? '', ...said].some((words) => helpless.test(words)),
      target,
      `No dice cómo corregirlo: ${said.join(' / ')}`,
    ),
  }
}

/** What is tried in a state (states.yaml): what only using a page shows. */
export const behaviours: Readonly<Record<string, (page: Page, state: State) => Promise<Findings>>> =
  {
    pointer,
    nextPage,
    walkOn,
    escape,
    copy,
    typing,
    sent,
    refusal,
    keys: async (page) => ({
      'sin-atajos-de-una-letra': await quietly(page, 'Una tecla sola cambia', async () => {
        // What is typed into a field is no shortcut.
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789?/.') await page.keyboard.press(key)
      }),
    }),
    press: async (page) => ({
      'nada-al-apretar': await quietly(page, 'Antes de soltar, ya cambia', () =>
        page.evaluate(() => window.audit.pressDown()),
      ),
    }),
    time: async (page) => ({
      'nada-caduca': await quietly(page, 'El tiempo cambia', () =>
        page.evaluate(() => window.audit.passTime()),
      ),
    }),
    fieldsTake: async (page) => ({
      'se-puede-pegar': await page.evaluate(() => window.audit.fieldsWithoutPaste()),
    }),
    ticking: async (page) => ({
      'segundos-en-silencio': await page.evaluate(() => window.audit.ticking()),
      'movimiento-que-acaba': await page.evaluate(() => window.audit.motion()),
    }),
  }
