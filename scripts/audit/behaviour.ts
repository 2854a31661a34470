import type { Page } from '@playwright/test'
import { judgeStops, stopsOf } from './keyboard.ts'
import type { Findings, State } from './model.ts'

/** The findings of a rule: each message whose fact is false. */
const unless = (rule: string, target: string, facts: Readonly<Record<string, boolean>>) => ({
  [rule]: Object.keys(facts)
    .filter((message) => !facts[message])
    .map((message) => ({ target, message })),
})

/**
 * Like `unless`, for announcements and focus. The page has two seconds to react, because a busy machine is slow.
 * Finds nothing if another page has loaded: the browser announces that itself.
 */
async function unlessHeard(
  page: Page,
  rule: string,
  target: string,
  facts: (now: ReturnType<Window['audit']['spoken']>) => Readonly<Record<string, boolean>>,
): Promise<Findings> {
  const last = Date.now() + 2000
  for (;;) {
    const now = await page.evaluate((part) => window.audit?.spoken(part), target).catch(() => {})
    const found = now ? unless(rule, target, facts(now)) : {}
    if (!found[rule]?.length || Date.now() > last) return found
    await page.waitForTimeout(50)
  }
}

/** Does something that must not change the page, and reports what it changed. */
const quietly =
  (rule: string, message: string, work: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<Findings> => {
    // Takes the focus away: a key that is typed into a field may change it.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.evaluate(() => window.audit.watch())
    await work(page).catch(() => {})
    await page.waitForTimeout(50)
    const changes = await page
      .evaluate(() => window.audit.changesSince())
      .catch(() => ['otra página'])
    return { [rule]: changes.map((one) => ({ target: 'html', message: `${message} ${one}` })) }
  }

/** Follows the last link of the navigation; the app changes the page without a load. */
async function nextPage(page: Page): Promise<Findings> {
  const links = page.locator('header nav a:not([aria-current])')
  if ((await links.count()) === 0) return {}
  const before = await page.title()
  await links.last().press('Enter')
  return unlessHeard(page, 'pagina-nueva-anunciada', 'main', ({ title, focus, said }) => ({
    'El título es el de la página anterior': title !== before,
    [`El foco no está en la página nueva, sino en ${focus}`]: /^(?:main|h1)$/.test(focus),
    'Nada dice la página nueva': said.some((words) => words.includes(title)),
  }))
}

/** Tabs through the opened part, and out of it. */
async function walkOn(page: Page, { part }: State): Promise<Findings> {
  const controls = page.locator(`${part} :is(a, button, summary)`)
  const count = await controls.count()
  // `escape` reports a part that does not open again.
  if (count === 0) return {}
  await controls.first().focus()
  const stops = await stopsOf(page, 'Tab', count + 2)
  const goesOn = count <= 2 || new Set(stops.map(({ target }) => target)).size > 1
  return {
    ...judgeStops(stops),
    ...unless('sin-trampa', part, { 'El tabulador no sale de aquí': goesOn }),
  }
}

/** Closes the opened part with Escape: the focus returns to its button, which can open it again. */
async function escape(page: Page, { part }: State): Promise<Findings> {
  const rule = 'escape-cierra'
  await page.locator(`${part} :is(a, button)`).last().focus()
  await page.keyboard.press('Escape')
  const left = await unlessHeard(page, rule, part, ({ isThere, focus }) => ({
    'Escape no lo cierra': !isThere,
    [`El foco queda en ${focus}`]: /^(?:button|summary)$/.test(focus),
  }))
  if (left[rule]?.length) return left
  await page.keyboard.press('Enter')
  return unlessHeard(page, rule, part, ({ isThere }) => ({
    'La tecla Intro no vuelve a abrirlo': isThere,
  }))
}

/** Types or chooses something in each field, and leaves it. */
async function typing(page: Page): Promise<Findings> {
  const listen = () => page.evaluate(() => window.audit.spoken('form').said.join())
  const said = () => listen().catch(() => 'otra página')
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
  return unless('nada-se-envia-solo', 'form', {
    'El foco se va solo al escribir': stays,
    [`Se ha enviado: ${now}`]: now === before,
  })
}

/** The result of pressing a button must be announced. */
const confirmed = (page: Page): Promise<Findings> =>
  unlessHeard(page, 'envio-anunciado', 'main', ({ said, focus }) => ({
    'Nada dice que se ha hecho': /copiad|enviad/i.test(said.join(' ')),
    'El foco se ha perdido': focus !== 'body',
  }))

async function copy(page: Page, { part }: State): Promise<Findings> {
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
  await page.locator(`${part} li button`).first().press('Enter')
  return confirmed(page)
}

/** Messages that say only that something is wrong. */
const helpless =
  /^[^\p{L}]*(?:(?:hay )?(?:un |algún )?(?:error|fallo|mal)|(?:campo |dato |valor )?(?:no válido|inválido|incorrecto|erróneo)|invalid|wrong)?[^\p{L}]*$/iu

/** Checks that each refused field says how to correct it. */
async function refusal(page: Page): Promise<Findings> {
  const said = await page
    .locator('form :user-invalid')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).validationMessage))
  return {
    ...(await unlessHeard(page, 'rechazo-anunciado', 'form', ({ refusal: words }) => ({
      'El foco no está en lo que hay que corregir, o no se dice qué es': /\p{L}{3}/u.test(words),
    }))),
    ...(await unlessHeard(page, 'rechazo-que-ayuda', 'form', ({ refusal: words }) => ({
      [`No dice cómo corregirlo: ${said.join(' / ')}`]: ![words, ...said].some((one) =>
        helpless.test(one),
      ),
    }))),
  }
}

/** Watches the page for a moment with motion allowed, as most visitors have it. */
async function restless(page: Page): Promise<Findings> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const found = await page.evaluate(() => window.audit.restless(1100))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return found
}

/** Checks that need a page in use; states.yaml names them. */
export const behaviours = {
  nextPage,
  walkOn,
  escape,
  copy,
  typing,
  confirmed,
  refusal,
  restless,
  calm: (page) => page.evaluate(() => window.audit.restless(500)),
  pointer: (page) => page.evaluate(() => window.audit.underPointer()),
  keys: quietly('sin-atajos-de-una-letra', 'Una tecla sola cambia', async (page) => {
    for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789?/.') await page.keyboard.press(key)
  }),
  time: quietly('nada-caduca', 'El tiempo cambia', (page) => page.clock.fastForward('20:00')),
} satisfies Readonly<Record<string, (page: Page, state: State) => Promise<Findings>>>
