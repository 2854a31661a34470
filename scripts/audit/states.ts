import type { Page } from '@playwright/test'
import { speakerPaths } from '../../src/event/names.ts'
import { loadContent } from '../derive/loadContent.ts'
import { filesBelow, notFoundFile } from '../lib/site-files.ts'
import { distDir } from '../lib/work-folder.ts'

/** A window with its settings. Names are Spanish, for the report. */
export type View = {
  readonly name: string
  readonly size: readonly [width: number, height: number]
  readonly isDark?: boolean
  readonly isForced?: boolean
  /** Whether the Tab key walks through a page that arrives. */
  readonly isWalked?: boolean
}

/** 320 px is what remains of 1280 px at 400 % zoom (WCAG 1.4.10). Larger text is in tests/e2e/walk.spec.ts. */
export const views: readonly View[] = [
  { name: '360 px, claro', size: [360, 740], isWalked: true },
  { name: '360 px, oscuro', size: [360, 740], isDark: true },
  { name: '320 × 256 px (zoom al 400 %)', size: [320, 256], isWalked: true },
  { name: '768 px, claro', size: [768, 1024] },
  { name: '1440 px, claro', size: [1440, 900] },
  { name: '1440 px, oscuro', size: [1440, 900], isDark: true, isWalked: true },
  { name: 'colores forzados, claro', size: [1440, 900], isForced: true, isWalked: true },
]

export type State = {
  /** Address below the site's root, as an auditor would name the page. */
  readonly path: string
  /** Spanish, for the report: "menú abierto". */
  readonly name: string
  /** Selector of what is new in this state; "html" for the page as it arrives. */
  readonly part: string
  /** The moment, in hours after the event's start; the present one if absent. */
  readonly hours?: number
  /** Leads there by keyboard. */
  readonly steps?: (page: Page) => Promise<unknown>
  /** Selector of what the Tab key walks through, and out of: in views of a page that arrives, or once at the end. */
  readonly walked?: string
  /** Whether only windows below 1024 px have it. */
  readonly isNarrow?: boolean
}

const press = (page: Page, selector: string) => page.locator(selector).first().press('Enter')

/** A step that presses a control. */
const pressing = (selector: string) => (page: Page) => press(page, selector)

const scroll = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))

/** A browser opens only one question of a name. */
const openQuestions = (page: Page) =>
  page.locator('main details').evaluateAll((questions) => {
    for (const question of questions) {
      question.removeAttribute('name')
      question.setAttribute('open', '')
    }
  })

/** The answer stands in for OpenStreetMap: its content is not this site's, and no test needs the network. */
async function loadMap(page: Page) {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'Map' }))
  await press(page, 'a[target=mapa]')
}

const sending = (text: string) => async (page: Page) => {
  const fields = page.locator('form :is(input, textarea):not([type=hidden], [hidden] *)')
  for (const field of await fields.all()) await field.fill(text)
  await press(page, 'form button')
}

async function nameThePoster(page: Page) {
  await press(page, '#cartel')
  await page.locator('#cartel input[autocomplete]').fill('Rocío')
  await page.locator('#cartel img[alt*=Rocío]').waitFor()
}

/** Addresses of the built pages below the site's root. 404.html answers any that has none; a page may have a copy. */
function builtPaths(): string[] {
  const files = filesBelow(distDir).filter((file) => file.endsWith('.html'))
  return files
    .filter((file) => !files.includes(file.replace(/\.html$/, '/index.html')))
    .map((file) => `/${file.replace(notFoundFile, 'no-existe').replace(/\/?index\.html$/, '')}`)
}

type Rest = Omit<State, 'path' | 'name' | 'part'>

/**
 * The states that a visitor can meet, each on a page that has it. One page of a speaker stands for the others, and the
 * header, menu and footer of the home page for those of all pages.
 */
export function auditStates(): State[] {
  const content = loadContent()
  const { home, programme, speakers, tickets, faq, contact } = content.pages
  const [, ...alike] = speakerPaths(content).keys()
  const arrivals = builtPaths()
    .filter((path) => !alike.includes(path))
    .map((path) => {
      const walked = path === '/' ? 'html' : 'main'
      return { path, name: 'al llegar', part: 'html', walked }
    })
  const before = { hours: -456 }
  const openList = 'main details[open]'
  const calendar = pressing('main details:has(a[href$=".ics"]) > summary')
  const share = pressing('main details:has(li button) > summary')
  const menu = {
    steps: pressing('header button[popovertarget]:not(nav *)'),
    walked: 'nav:popover-open',
    isNarrow: true,
  }
  const refused = { steps: sending('esto no es un correo'), walked: 'form' }
  const sent = { steps: sending('ana@empresa.example') }
  const others: readonly [page: Pick<State, 'path'> | undefined, string, string, Rest][] = [
    [home, 'menú abierto', 'nav:popover-open', menu],
    [home, 'con entradas en la cabecera', 'header:has(> * > a ~ a)', { ...before, steps: scroll }],
    [home, 'cuenta atrás en pausa', 'main', { ...before, steps: pressing('main > header button') }],
    [home, 'durante el evento', 'main', { hours: 1 }],
    [programme, 'durante el evento', 'main', { hours: 1 }],
    [home, 'después del evento', 'main', { hours: 24 }],
    [tickets, 'después del evento', 'main', { hours: 24 }],
    [home, 'mapa cargado', 'main section:has(iframe)', { steps: loadMap }],
    [programme, 'calendario abierto', openList, { ...before, steps: calendar, walked: openList }],
    [speakers, 'compartir abierto', openList, { ...before, steps: share, walked: openList }],
    [faq, 'preguntas abiertas', 'main', { steps: openQuestions, walked: 'main' }],
    [contact, 'formulario rechazado', 'form', refused],
    [contact, 'formulario enviado', 'main:has(form ~ div p)', sent],
    [tickets, 'cartel con un nombre', '#cartel', { steps: nameThePoster, walked: '#cartel' }],
  ]
  return [
    ...arrivals,
    ...others.flatMap(([page, name, part, rest]) =>
      page ? [{ path: page.path, name, part, ...rest }] : [],
    ),
  ]
}
