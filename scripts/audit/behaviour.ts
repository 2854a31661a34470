import type { Page } from '@playwright/test'
import { judgeStops, stopsOf } from './keyboard.ts'
import type { Findings, State } from './model.ts'

/** What a rule finds: each message whose fact is not so. */
const unless = (
  rule: string,
  target: string | null,
  facts: Readonly<Record<string, boolean>>,
): Findings => ({
  [rule]: Object.keys(facts)
    .filter((message) => !facts[message])
    .map((message) => ({ target: target ?? 'html', message })),
})

/** What there is to hear, and where the focus is; null if another page has been loaded. */
const heard = (page: Page) => page.evaluate(() => window.audit?.spoken() ?? null).catch(() => null)

type Heard = NonNullable<Awaited<ReturnType<typeof heard>>>

/** The same as soon as it is right, or after two seconds: on a busy machine a page answers late. */
async function heardRight(page: Page, isRight: (now: Heard) => boolean): Promise<Heard | null> {
  const last = Date.now() + 2000
  for (;;) {
    const now = await heard(page)
    if (!now || isRight(now) || Date.now() > last) return now
    await page.waitForTimeout(50)
  }
}

/** Does something that may change nothing, and says what it did change. */
const quietly =
  (rule: string, message: string, work: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<Findings> => {
    // What is typed into a field is meant to change it.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.evaluate(() => window.audit.watch())
    await work(page).catch(() => {})
    await page.waitForTimeout(50)
    const changes = await page
      .evaluate(() => window.audit.changesSince())
      .catch(() => ['otra página'])
    return unless(rule, null, { [`${message} ${changes.join(', ')}`]: changes.length === 0 })
  }

/** Follows the last link of the navigation, as the app does it without a load. */
async function nextPage(page: Page): Promise<Findings> {
  const links = page.locator('header nav a:not([aria-current])')
  if ((await links.count()) === 0) return {}
  const before = await page.title()
  await links.last().press('Enter')
  const isNew = ({ title }: Heard) => title !== before
  const isFocused = ({ focus }: Heard) => /^(?:main|h1)$/.test(focus)
  const says = ({ said, title }: Heard) => said.some((words) => words.includes(title))
  const now = await heardRight(page, (one) => isNew(one) && isFocused(one) && says(one))
  // A page that is loaded is told by the browser.
  if (!now) return {}
  return unless('pagina-nueva-anunciada', 'main', {
    'El título es el de la página anterior': isNew(now),
    [`El foco no está en la página nueva, sino en ${now.focus}`]: isFocused(now),
    'Nada dice la página nueva': says(now),
  })
}

/** Walks on from what opened. */
async function walkOn(page: Page, { part }: State): Promise<Findings> {
  const controls = page.locator(`${part} :is(a, button, summary)`)
  const count = await controls.count()
  // What does not open again is told by `escape`.
  if (count === 0) return {}
  await controls.first().focus()
  const stops = await stopsOf(page, 'Tab', count + 2)
  const goesOn = count <= 2 || new Set(stops.map(({ target }) => target)).size > 1
  return {
    ...judgeStops(stops),
    ...unless('sin-trampa', part, { 'El tabulador no sale de aquí': goesOn }),
  }
}

/** Closes by Escape what opened, which gives the focus back; it can be opened again from there. */
async function escape(page: Page, { part }: State): Promise<Findings> {
  const isOpen = async () => (await page.locator(part ?? '').count()) > 0
  await page.locator(`${part} :is(a, button)`).last().focus()
  await page.keyboard.press('Escape')
  const closed = !(await isOpen())
  const focus = (await heard(page))?.focus ?? ''
  await page.keyboard.press('Enter')
  return unless('escape-cierra', part, {
    'Escape no lo cierra': closed,
    [`El foco queda en ${focus}`]: /^(?:button|summary)$/.test(focus),
    'La tecla Intro no vuelve a abrirlo': !closed || (await isOpen()),
  })
}

/** Writes into each field, or chooses in it, and leaves it. */
async function typing(page: Page): Promise<Findings> {
  const said = async () => (await heard(page))?.said.join() ?? 'otra página'
  const before = await said()
  let stays = true
  for (const field of await page.locator(':is(input, textarea, select):visible').all()) {
    const isChoice = await field.evaluate((element) => element.matches('select, [type=radio]'))
    await field.focus()
    await page.keyboard.press('End')
    await page.keyboard.press(isChoice ? 'ArrowDown' : 'a')
    stays &&= await field.evaluate((element) => element === document.activeElement)
    await page.keyboard.press('Tab')
    if ((await said()) !== before) break
  }
  const now = await said()
  return unless('nada-se-envia-solo', null, {
    'El foco se va solo al escribir': stays,
    [`Se ha enviado: ${now}`]: now === before,
  })
}

/** What follows on the press of a button is said. */
async function confirmed(page: Page): Promise<Findings> {
  const says = ({ said }: Heard) => /copiad|enviad/i.test(said.join(' '))
  const now = await heardRight(page, says)
  return unless('envio-anunciado', 'main', {
    'Nada dice que se ha hecho': now !== null && says(now),
    'El foco se ha perdido': now?.focus !== 'body',
  })
}

async function copy(page: Page, { part }: State): Promise<Findings> {
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
  await page.locator(`${part} li button`).first().press('Enter')
  return confirmed(page)
}

/** What says no more than that something is wrong. */
const helpless =
  /^[^\p{L}]*(?:(?:hay )?(?:un |algún )?(?:error|fallo|mal)|(?:campo |dato |valor )?(?:no válido|inválido|incorrecto|erróneo)|invalid|wrong)?[^\p{L}]*$/iu

/** Asks each refused field for what is to be put right. */
async function refusal(page: Page): Promise<Findings> {
  const first = (await heard(page))?.refusal ?? ''
  const fields = page.locator('form :user-invalid')
  const said = await fields.evaluateAll((all) =>
    all.map((field) => (field as HTMLInputElement).validationMessage),
  )
  const helps = [first, ...said].every((words) => !helpless.test(words))
  return {
    ...unless('rechazo-anunciado', 'form', {
      'El foco no está en lo que hay que corregir, o no se dice qué es': /\p{L}{3}/u.test(first),
    }),
    ...unless('rechazo-que-ayuda', 'form', {
      [`No dice cómo corregirlo: ${said.join(' / ')}`]: helps,
    }),
  }
}

/** Watches the page for a moment, with as much motion as most visitors have and, before, with less. */
async function restless(page: Page): Promise<Findings> {
  const calm = await page.evaluate(() => window.audit.restless(500))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const usual = await page.evaluate(() => window.audit.restless(1100))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const both = Object.entries(usual).map(([rule, found]) => [rule, found.concat(calm[rule] ?? [])])
  return Object.fromEntries(both) as Findings
}

type Behaviour = (page: Page, state: State) => Promise<Findings>

/** What is tried in a state (states.yaml): what only using a page shows. */
export const behaviours: Readonly<Record<string, Behaviour>> = {
  nextPage,
  walkOn,
  escape,
  copy,
  typing,
  confirmed,
  refusal,
  restless,
  pointer: (page) => page.evaluate(() => window.audit.underPointer()),
  keys: quietly('sin-atajos-de-una-letra', 'Una tecla sola cambia', async (page) => {
    for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789?/.') await page.keyboard.press(key)
  }),
  press: quietly('nada-al-apretar', 'Antes de soltar, ya cambia', (page) =>
    page.evaluate(() => window.audit.pressDown()),
  ),
  time: quietly('nada-caduca', 'El tiempo cambia', (page) => page.clock.fastForward('20:00')),
}
