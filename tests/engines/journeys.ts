// What every visitor does, in each engine. What only one part can get wrong is in tests/e2e.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditScript } from '../../scripts/audit/inject.ts'
import { openSite, type Site } from '../support/engines/site.ts'
import { type Driver, type Engine, Tab } from '../support/engines/tab.ts'
import { navigation, routes } from '../support/routes.ts'
import { copy, evento } from '../support/evento.ts'

/** The built site, and a tab of the engine. */
type Here = { readonly site: Site; readonly tab: Tab }

const unknown = '/no-existe'
const mapHost = 'www.openstreetmap.org:443'

const titleOf = (path: string) =>
  routes.find((route) => route.path === path)?.title ?? evento.notFound.title
const titleBegins = (text: string) => document.title.startsWith(text)
const headingIs = (text: string) => document.querySelector('h1')?.textContent === text
const focusIsOn = (text: string) => document.activeElement?.textContent === text
const isScrolledTo = (top: number) => Math.abs(scrollY - top) < 5
const scrollDownTo = (top: number) => scrollTo({ top, behavior: 'instant' })
/** How far the sign hangs out of the head of a page. */
const overhang = () => {
  const [head = 0, sign = Infinity] = ['main > header', 'main > header svg'].map(
    (part) => document.querySelector(part)?.getBoundingClientRect().bottom,
  )
  return sign - head
}
const menuIsOpen = (open: boolean) => Boolean(document.querySelector('nav:popover-open')) === open
const openAnswers = () =>
  [...document.querySelectorAll('main details[open] [id]')].map(({ id }) => id)
const timeLeft = () =>
  document.querySelector('[role=timer]')?.textContent.replace(/\s+/g, ' ').trim()
const messageWritten = () => document.querySelector<HTMLTextAreaElement>('[name=mensaje]')?.value
const consoleLines = () => (window as unknown as { noted: string[] }).noted

/** Faults that count. Line breaks may differ with an engine's letters. */
const counted: ReadonlySet<string> = new Set(['wide', 'cut', 'lost'])

/** Expects that nothing of the page overflows, is cut off or gets lost at this width. */
async function expectToFit(tab: Tab, path: string, width: number): Promise<void> {
  await tab.resize(width)
  await tab.add(await auditScript())
  const faults = async () =>
    (await tab.run(() => window.audit.layoutFaults())).filter(({ kind }) => counted.has(kind))
  // Polls, because a font may come late.
  await expect.poll(faults, { message: `${path} at ${width} px` }).toEqual([])
}

function goThroughPages(here: Here, { keepsPages }: Engine): void {
  it('refuses a bad address, and keeps a message that no network takes', async () => {
    const { tab } = here
    const values = { nombre: 'Ana', asunto: 'Hola', mensaje: '¿Qué tal?', email: 'ana' }
    await tab.open('/contacto')
    for (const [name, value] of Object.entries(values)) await tab.type(`[name="${name}"]`, value)
    await tab.click('form button')
    await tab.until(() => document.activeElement?.matches('[name=email]:user-invalid'))
    await tab.type('[name=email]', '@a.example')
    await tab.click('form button')
    await tab.find('[role=alert]', copy.delivery.unanswered)
    expect(await tab.run(messageWritten)).toBe(values.mensaje)
  })

  it('starts pages with a clean console, and fits them into 320 px', async () => {
    const { tab } = here
    for (const path of ['/', unknown]) {
      await tab.open(path)
      await tab.until(titleBegins, titleOf(path))
      await expectToFit(tab, path, 320)
      const expected = path === unknown ? [`warn 404: no existe la ruta %s ${path}`] : []
      await expect.poll(() => tab.run(consoleLines)).toEqual(expected)
    }
  })

  it('shows pages without loading them: focus, title, scroll, and back', async () => {
    const { tab } = here
    await tab.open('/')
    await tab.run(() => void Object.assign(window, { stillHere: true }))
    for (const [name, path] of navigation.slice(3, 5)) {
      await tab.run(scrollDownTo, 400)
      await tab.focus('#menu a', name)
      await tab.press('Enter')
      await tab.isAt(path)
      await tab.find('[role=status]', titleOf(path))
      await tab.until(() => Boolean(document.querySelector('main:focus, h1:focus')))
      await tab.until(isScrolledTo, 0)
      await tab.back()
      await tab.isAt('/')
      await tab.until(isScrolledTo, 400)
    }
    expect(await tab.run(() => 'stillHere' in window)).toBe(true)
    expect(await tab.run(consoleLines)).toEqual([])
    // From another page that was loaded, too.
    await tab.load('/contacto')
    await tab.back()
    await tab.isAt('/')
    await tab.until(isScrolledTo, 400)
  })

  it.runIf(keepsPages)(
    'opens the pages of the day without network, and says so of others',
    async () => {
      const { tab, site } = here
      await tab.open('/contacto')
      const worker = () => tab.run(async () => (await navigator.serviceWorker.ready).active?.state)
      await expect.poll(worker).toBe('activated')
      await site.goDown()
      try {
        await tab.open('/programa')
        await tab.until(titleBegins, titleOf('/programa'))
        await tab.click('#menu a', 'FAQ')
        await tab.until(headingIs, evento.pages.faq?.heading ?? '')
        await tab.load('/ponentes')
        await tab.until(headingIs, copy.offline.heading)
      } finally {
        await site.comeBack()
      }
      await tab.click('main a', copy.offline.retry)
      await tab.until(headingIs, 'Ponentes')
    },
  )
}

function useParts(here: Here): void {
  it('keeps the sign beside a low text within the head of its page', async () => {
    const { tab } = here
    await tab.open('/contacto')
    expect(await tab.run(overhang)).toBeLessThanOrEqual(0)
  })

  it('opens and closes the menu of a phone, whose links work', async () => {
    const { tab } = here
    await tab.resize(390)
    await tab.open('/programa')
    expect(await tab.sees('#menu')).toBe(false)
    await tab.click('header:not(main header) button', copy.layout.openMenu)
    await tab.find('#menu a', 'Contacto')
    await tab.press('Escape')
    await tab.until(menuIsOpen, false)
    await tab.until(focusIsOn, copy.layout.openMenu)
    await tab.press('Enter')
    await tab.until(menuIsOpen, true)
    await tab.click('#menu a', 'FAQ')
    await tab.isAt('/faq')
    await tab.until(menuIsOpen, false)
  })

  it('opens one answer at a time, each with an address', async () => {
    const { tab } = here
    const opens = async (...ids: readonly string[]) => {
      await expect.poll(() => tab.run(openAnswers)).toEqual(ids)
    }
    await tab.open('/faq#accesibilidad')
    await opens('accesibilidad')
    await tab.click('main summary')
    await tab.until(() => document.querySelector('main summary:focus')?.matches('[open] > *'))
    await tab.press('Enter')
    await opens()
    await tab.run(() => (location.hash = 'como-llegar'))
    await opens('como-llegar')
  })

  it('counts down, and loads the map if the visitor agrees', async () => {
    const { tab, site } = here
    await tab.open('/?ahora=2026-05-14T10:01')
    await expect.poll(() => tab.run(timeLeft)).toMatch(/^00 días 23 horas 5\d minutos \d\d seg/)
    const left = await tab.run(timeLeft)
    await expect.poll(() => tab.run(timeLeft)).not.toBe(left)
    expect(site.requested).not.toContain(mapHost)
    await tab.click('main a[target=mapa]')
    await expect.poll(() => site.requested).toContain(mapHost)
    // The site's proxy refuses it.
    await tab.find('main p', copy.home.map.missing)
  })
}

/** Takes every journey in an engine. An engine that this machine lacks is skipped in one line. */
export function takeJourneys(engine: Engine): void {
  // oxlint-disable-next-line vitest/no-conditional-tests -- one skipped line, not one per journey
  if (engine.missing) {
    // oxlint-disable-next-line vitest/expect-expect -- it is there to be skipped
    it(`the journeys in ${engine.name}: ${engine.missing}`, ({ skip }) => skip())
    return
  }

  describe(`in ${engine.name}`, () => {
    const here = {} as { site: Site; tab: Tab; driver: Driver }
    beforeAll(async () => {
      here.site = await openSite()
      here.driver = await engine.start(here.site)
      here.tab = new Tab(here.site.url, here.driver)
    })
    afterAll(async () => {
      await here.driver?.close()
      await here.site?.close()
    })
    beforeEach(() => here.tab.resize(1280))
    useParts(here)
    // Last: the worker of the pages stays.
    goThroughPages(here, engine)
  })
}
