import type { Page } from '@playwright/test'
import { speakerPaths } from '../../src/event/names.ts'
import { reservedPaths } from '../../src/lib/reservedNames.ts'
import { loadContent } from '../content/loadContent.ts'
import { appStarted } from '../lib/app-started.ts'
import { offlineFile } from '../lib/site-files.ts'
import { resultsFolder } from './results.ts'

/** Whether all views are checked, on all pages of a state: in `npm run audit`, and in `npm test -- --all`. */
const isWhole = Boolean(process.env[resultsFolder] ?? process.env.ALL)

/** A window with its settings. Names are Spanish, for the report. */
export type View = {
  readonly name: string
  readonly size: readonly [width: number, height: number]
  readonly isDark?: boolean
  readonly isForced?: boolean
  /** Whether `npm test` looks too. */
  readonly isQuick?: boolean
  /** Whether the Tab key walks through a page that arrives. */
  readonly isWalked?: boolean
}

/** 320 px is what remains of 1280 px at 400 % zoom (WCAG 1.4.10). Larger text is in tests/e2e/walk.spec.ts. */
export const views: readonly View[] = [
  { name: '360 px, claro', size: [360, 740], isQuick: true },
  { name: '360 px, oscuro', size: [360, 740], isDark: true, isQuick: true, isWalked: true },
  { name: '320 × 256 px (zoom al 400 %)', size: [320, 256], isWalked: true },
  { name: '768 px, claro', size: [768, 1024] },
  { name: 'apaisado, claro', size: [740, 360] },
  { name: '1440 px, claro', size: [1440, 900], isWalked: true },
  { name: '1440 px, oscuro', size: [1440, 900], isDark: true },
  { name: 'colores forzados, claro', size: [1440, 900], isForced: true, isWalked: true },
  { name: 'colores forzados, oscuro', size: [360, 740], isDark: true, isForced: true },
]

export type State = {
  /** Address below the site's root, as an auditor would name the page. */
  readonly path: string
  /** Spanish, for the report: "menú abierto". */
  readonly name: string
  /** Selector of what is new in this state; "html" for the page as it arrives. */
  readonly part: string
  /** Where the visitor comes from, if the page is not opened directly. */
  readonly start?: string
  /** The moment, in hours after the event's start; the present one if absent. */
  readonly hours?: number
  readonly scrollTop?: number
  /** Leads there by keyboard. */
  readonly steps?: (page: Page) => Promise<unknown>
  /** Selector of what the Tab key walks through, and out of: in views of a page that arrives, or once at the end. */
  readonly walked?: string
  /** Whether only windows below 1024 px have it. */
  readonly isNarrow?: boolean
}

const content = loadContent()
const { delivery, event, pages, textPages } = content
const { home, programme, speakers, tickets, sponsorship, faq, contact } = pages
const pathsOf = (all: readonly ({ readonly path: string } | undefined)[]) =>
  all.flatMap((one) => one?.path ?? [])

/** Any address without a page; the host answers with 404.html. */
export const unknownPath = '/no-existe'

const ofSpeakers = [...speakerPaths(content).keys()]

const laidOut = [...pathsOf([...Object.values(pages), ...textPages]), ...ofSpeakers]

/** Pages without the app: the offline page, and the thanks for a form that was sent without script. */
const scriptless = [`/${offlineFile}`, ...(delivery ? [reservedPaths.thanks] : [])]

/** Every page. */
export const paths = [...laidOut, unknownPath, ...scriptless]

const menuButton = 'header button[popovertarget]:not(nav *)'

const press = (page: Page, selector: string) => page.locator(selector).first().press('Enter')

/** A step that presses a control. */
const pressing = (selector: string) => (page: Page) => press(page, selector)

async function openQuestions(page: Page) {
  for (const question of await page.locator('main details > summary').all()) {
    // Without their common name, because a browser opens only one question of a name.
    await question.evaluate((element) => element.parentElement?.removeAttribute('name'))
    await question.press('Enter')
  }
}

/** The answer stands in for OpenStreetMap: its content is not this site's, and no test needs the network. */
async function loadMap(page: Page) {
  const body = '<!doctype html><html lang="en"><title>Map</title><p>Stand-in.</p></html>'
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
  )
  await press(page, 'a[target=mapa]')
}

const sending = (email: string) => async (page: Page) => {
  const fields = page.locator('form :is(input, textarea):not([type=hidden], [hidden] *)')
  for (const field of await fields.all()) {
    const type = (await field.getAttribute('type')) ?? ''
    await field.fill({ email, tel: '+34 600 000 000' }[type] ?? 'Ana Núñez')
  }
  await press(page, 'form button')
}

async function nameThePoster(page: Page) {
  await press(page, '#cartel')
  await page.locator('#cartel input[autocomplete]').fill('Rocío')
  await page.locator('#cartel img[alt*=Rocío]').waitFor()
}

async function breakThePage(page: Page) {
  const body = 'export const Component = () => { throw new Error("broken on purpose") }'
  await page.route('**/assets/Programme-*.js*', (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  )
  await press(page, menuButton)
  await press(page, `header nav a[href$="${programme?.path}"]`)
}

/** A state on each of these pages, or on the first of them in `npm test`. */
const on = (
  all: readonly string[],
  name: string,
  part: string,
  more: Omit<State, 'path' | 'name' | 'part'> = {},
): State[] => (isWhole ? all : all.slice(0, 1)).map((path) => ({ path, name, part, ...more }))

/** Each page as it arrives. In `npm test` one page of a speaker stands for the others, and one header and footer for all. */
const arrivals: readonly State[] = paths
  .filter((path) => isWhole || !ofSpeakers.slice(1).includes(path))
  .map((path, index) => {
    return {
      path,
      name: 'al llegar',
      part: 'html',
      walked: isWhole || index === 0 ? 'html' : 'main',
    }
  })

const openList = 'main details[open]'
const before = { hours: -456 }
const menu = { steps: pressing(menuButton), walked: 'nav:popover-open', isNarrow: true }
const calendar = {
  steps: pressing('main details:has(a[href$=".ics"]) > summary'),
  walked: openList,
}
const share = { steps: pressing('main details:has(li button) > summary'), walked: openList }
const pause = { steps: pressing('main > header button') }
const withForm = pathsOf([contact, sponsorship])
const refused = { steps: sending('esto no es un correo') }
const sent = { steps: sending('ana@empresa.example') }

/** Every state of every page that a visitor can meet. */
export const states: readonly State[] = [
  ...arrivals,
  ...on(laidOut, 'menú abierto', 'nav:popover-open', menu),
  ...on(laidOut, 'con entradas en la cabecera', 'header:has(> * > a ~ a)', {
    ...before,
    scrollTop: 150,
  }),
  ...on(pathsOf([home]), 'cuenta atrás en pausa', 'main', { ...before, ...pause }),
  ...on(pathsOf([home, programme]), 'durante el evento', 'main', { hours: 1 }),
  ...on(pathsOf([home, tickets]), 'después del evento', 'main', { hours: 24 }),
  ...on(pathsOf([home]), 'mapa cargado', 'main section:has(iframe)', { steps: loadMap }),
  ...on(pathsOf([programme, tickets]), 'calendario abierto', openList, {
    ...before,
    ...calendar,
  }),
  ...on(pathsOf([speakers, home]), 'compartir abierto', openList, {
    ...before,
    ...share,
  }),
  ...on(pathsOf([faq]), 'preguntas abiertas', 'main', { steps: openQuestions, walked: 'main' }),
  ...on(withForm, 'formulario rechazado', 'form', refused),
  ...on(withForm, 'formulario enviado', 'main:has(form ~ div p)', sent),
  ...on(pathsOf([tickets]), 'cartel con un nombre', '#cartel', { steps: nameThePoster }),
  ...on(pathsOf([programme]), 'página que no se puede mostrar', 'main:has([role=alert])', {
    start: '/faq',
    steps: breakThePage,
  }),
]

/** The views of a state: all, or those of `npm test`. */
export const viewsOf = ({ isNarrow }: State): readonly View[] =>
  views.filter(({ isQuick, size: [width] }) => (isWhole || isQuick) && (!isNarrow || width < 1024))

/** @throws if the state cannot be reached by keyboard */
export async function enter(page: Page, state: State, origin: string): Promise<void> {
  const { path, start = path, hours, scrollTop = 0, steps, part } = state
  page.setDefaultTimeout(15_000)
  const address = new URL(start.slice(1), origin)
  if (hours !== undefined) {
    const moment = new Date(Date.parse(event.start) + hours * 3_600_000)
    address.search = `ahora=${moment.toISOString().slice(0, 19)}Z`
  }
  await page.goto(address.href)
  await page.evaluate(() => document.fonts.ready)
  if (!scriptless.includes(path)) await appStarted(page)
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrollTop)
  await steps?.(page)
  await page.locator(part).first().waitFor()
  for (const frame of page.frames()) await frame.waitForLoadState()
}
