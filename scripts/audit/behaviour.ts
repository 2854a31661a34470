import type { Page } from '@playwright/test'
import { judgeStops, stopsOf } from './keyboard.ts'
import type { Finding, Findings, State } from './model.ts'

/** The findings of a rule: each message whose fact is false. */
const unless = (rule: string, target: string, facts: Readonly<Record<string, boolean>>) => ({
  [rule]: Object.keys(facts)
    .filter((message) => !facts[message])
    .map((message) => ({ target, message })),
})

/**
 * Like `unless`, for announcements and focus. The page has two seconds to react, because a busy machine is slow, and what
 * is so must still be so a moment later. Finds nothing if another page has loaded: the browser announces that itself.
 */
async function unlessHeard(
  page: Page,
  rule: string,
  target: string,
  facts: (now: ReturnType<Window['audit']['spoken']>) => Readonly<Record<string, boolean>>,
): Promise<Findings> {
  const last = Date.now() + 2000
  let wasRight = false
  for (;;) {
    const now = await page.evaluate((part) => window.audit?.spoken(part), target).catch(() => {})
    const found = now ? unless(rule, target, facts(now)) : {}
    const isRight = !found[rule]?.length
    if (isRight ? wasRight : Date.now() > last) return found
    wasRight = isRight
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

/** Tabs through the opened part, and out of it. A dialog may keep the focus. */
async function walkOn(page: Page, { part }: State): Promise<Findings> {
  const controls = page.locator(`${part} :is(a, button, summary)`)
  const count = await controls.count()
  // `escape` reports a part that does not open again.
  if (count === 0) return {}
  await controls.first().focus()
  const stops = await stopsOf(page, 'Tab', count + 2)
  const isHeld = await page.evaluate(
    (one) => document.activeElement?.closest(`:is(${one}):not(dialog, [aria-modal=true])`) !== null,
    part,
  )
  const goesOn = !isHeld || new Set(stops.map(({ target }) => target)).size > count / 2
  return {
    ...judgeStops(stops),
    ...unless('sin-trampa', part, { 'El tabulador no sale de aquí': goesOn }),
  }
}

/** Closes the opened part by each way out: the focus returns to what opened it, which can open it again. */
async function escape(page: Page, { part }: State): Promise<Findings> {
  const rule = 'escape-cierra'
  const inside = page.locator(`${part} :is(a, button)`)
  const closers = await page.evaluate((one) => window.audit.closersIn(one), part)
  for (const way of ['Escape', ...closers]) {
    if (way === 'Escape') await inside.last().focus()
    await (way === 'Escape' ? page.keyboard.press(way) : page.locator(way).press('Enter'))
    const left = await unlessHeard(page, rule, part, ({ isThere, focus }) => ({
      [`${way} no lo cierra`]: !isThere,
      [`Con ${way}, el foco queda en ${focus}`]: /^(?:button|summary|a)$/.test(focus),
    }))
    if (left[rule]?.length) return left
    await page.keyboard.press('Enter')
    const again = await unlessHeard(page, rule, part, ({ isThere }) => ({
      'La tecla Intro no vuelve a abrirlo': isThere,
    }))
    if (again[rule]?.length) return again
  }
  return { [rule]: [] }
}

/** Uses each control of the part by Enter and by the space bar, and looks at what each use has done. */
async function act(page: Page, { part }: State): Promise<Findings> {
  const actions: Finding[] = []
  const lost: Finding[] = []
  const apply = async (target: string, way: (target: string) => Promise<void>) => {
    await page.evaluate((one) => window.audit.before(one), target)
    await way(target).catch(() => {})
    await page.waitForTimeout(50)
    return page.evaluate((one) => window.audit.after(one), target)
  }
  const press = (key: string) => (target: string) =>
    page.locator(target).press(key, { timeout: 2000 })
  for (const target of await page.evaluate((one) => window.audit.actorsIn(one), part)) {
    const [enter, space] = [
      await apply(target, press('Enter')),
      await apply(target, press('Space')),
    ]
    const isDead = !enter.hasChanged && !space.hasChanged
    const click =
      isDead && (await apply(target, (one) => page.locator(one).click({ timeout: 2000 })))
    if (enter.hasChanged !== space.hasChanged || (click && click.hasChanged))
      actions.push({ target, message: 'No responde a Intro y a la barra espaciadora por igual' })
    for (const message of new Set([...enter.lies, ...space.lies])) actions.push({ target, message })
    if (enter.isLost || space.isLost) lost.push({ target, message: 'El foco se pierde al usarlo' })
  }
  return { 'cada-accion': actions, 'foco-tras-cada-accion': lost }
}

/** Types something in each field, and leaves it. */
async function typing(page: Page): Promise<Findings> {
  const listen = () => page.evaluate(() => window.audit.spoken('form').said.join())
  const said = () => listen().catch(() => 'otra página')
  const before = await said()
  let stays = true
  for (const field of await page.locator(':is(input, textarea):visible').all()) {
    await field.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('a')
    // A page that is left is told below.
    stays &&= await field
      .evaluate((element) => document.activeElement === element)
      .catch(() => true)
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

/**
 * Watches the page with motion allowed, as most visitors have it, once what moves for less than five seconds has come to
 * rest (WCAG 2.2.2).
 */
async function restless(page: Page): Promise<Findings> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.runFor(5_500)
  const found = await page.evaluate(() => window.audit.restless())
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
  act,
  pointer: (page) => page.evaluate(() => window.audit.underPointer()),
  keys: quietly('sin-atajos-de-una-letra', 'Una tecla sola cambia', async (page) => {
    for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789?/.') await page.keyboard.press(key)
  }),
  time: quietly('nada-caduca', 'El tiempo cambia', (page) => page.clock.fastForward('20:00')),
} satisfies Readonly<Record<string, (page: Page, state: State) => Promise<Findings>>>
