import type { CDPSession, Page } from '@playwright/test'
import type { SiteContent } from '../../../src/event/model.ts'
import { speakerPaths } from '../../../src/event/names.ts'
import { usesOf } from '../../../src/event/uses.ts'
import { drawnFrame } from './drawn-frame.ts'
import { filesBelow, notFoundFile, pagesAmong } from '../../build/lib/site-files.ts'

/** A page in a condition that a visitor can meet. */
export type Scene = {
  /** Address below the site's root, as an auditor would name the page. */
  readonly path: string
  /** Spanish, for the report: "menú abierto". */
  readonly name: string
  /** Selector of what is new in this scene; "html" for the page as it arrives. */
  readonly part: string
  /** The clock's time, in milliseconds since 1970. */
  readonly now: number
  /** What precedes the press of the control. */
  readonly steps?: (page: Page) => Promise<unknown>
  /** Selector of the control that opens the scene when it is pressed by keyboard. */
  readonly control?: string
  /** Whether only windows below 1024 px have it. */
  readonly isNarrow?: boolean
}

const scroll = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))

/** A browser opens only one question of a name. */
const openQuestions = (page: Page) =>
  page.locator('main details').evaluateAll((questions) => {
    for (const question of questions) Object.assign(question, { name: '', open: true })
  })

/** A step that writes a text into each field of a form. */
const writing = (text: string) => async (page: Page) => {
  const fields = page.locator('form :is(input, textarea):not([type=hidden], [hidden] *)')
  for (const field of await fields.all()) await field.fill(text)
}

const write = writing('ana@empresa.example')

async function writeInVain(page: Page) {
  await page.context().route(/^https:/, (route) => route.abort())
  await write(page)
}

async function nameThePoster(page: Page) {
  await page.locator('#cartel').scrollIntoViewIfNeeded()
  await page.locator('#cartel input[autocomplete]').fill('Rocío')
}

/** The scenes of a built site. 404.html answers any address that has no page. */
export function auditScenes(content: SiteContent, dist: string): Scene[] {
  const pages = [...pagesAmong(filesBelow(dist))]
  const paths = pages.map(([file, path]) => path ?? `/${file.replace(notFoundFile, 'no-existe')}`)
  return scenesOf(content, paths)
}

/** A scene of a page, if the event has both. `hours` are those from the start. */
type Row = readonly [
  page: { readonly path: string } | false | null | undefined,
  name: string,
  part: string,
  how?: Pick<Scene, 'steps' | 'control' | 'isNarrow'> & { readonly hours?: number },
]

/**
 * The scenes of an event: those whose part it has. One page of a speaker stands for the others, and the header, menu and
 * footer of the home page for those of all pages. The clock stands 19 days before the start if a row says nothing else.
 * @param paths of its pages
 */
export function scenesOf(content: SiteContent, paths: readonly string[]): Scene[] {
  const { event, pages, questions, delivery } = content
  const { home, programme, tickets, faq, contact } = pages
  const isOn = !event.calledOff
  const [, ...people] = speakerPaths(content).keys()
  const menu = { control: 'header button[popovertarget]:not(nav *)', isNarrow: true }
  const map = { control: 'a[target=mapa]' }
  const list = 'main details[open]'
  const calendar = { control: 'main details:has(a[href$=".ics"]) > summary' }
  const share = { control: 'main details:has(li button) > summary' }
  const control = 'form button'
  const thanks = 'main:has(form ~ [role=status] > [tabindex])'
  const failure = 'main:has(form ~ [role=alert])'
  const poster = '#cartel:has([role=status]:not(:empty))'
  const others = paths.filter((path) => !people.includes(path))
  const rows: readonly Row[] = [
    ...others.map((path): Row => [{ path }, 'al llegar', 'html']),
    [home, 'menú abierto', 'nav:popover-open', menu],
    [tickets && home, 'con entradas en la cabecera', 'header:has(> * > a ~ a)', { steps: scroll }],
    [isOn && home, 'durante el evento', 'main', { hours: 1 }],
    [isOn && programme, 'durante el evento', 'main', { hours: 1 }],
    [home, 'después del evento', 'main', { hours: 24 }],
    [tickets, 'después del evento', 'main', { hours: 24 }],
    [home, 'mapa cargado', 'main section:has(iframe)', map],
    [isOn && programme, 'calendario abierto', list, calendar],
    [home, 'compartir abierto', list, share],
    [questions.length > 0 && faq, 'preguntas abiertas', 'main', { steps: openQuestions }],
    [contact, 'formulario rechazado', 'form', { steps: writing('esto no es un correo'), control }],
    [contact, 'formulario enviado', thanks, { steps: write, control }],
    [delivery && contact, 'formulario sin respuesta', failure, { steps: writeInVain, control }],
    [usesOf(content).poster && tickets, 'cartel con un nombre', poster, { steps: nameThePoster }],
  ]
  return rows.flatMap(([page, name, part, { hours = -456, ...rest } = {}]) =>
    page ? [{ path: page.path, name, part, now: event.from + hours * 3_600_000, ...rest }] : [],
  )
}

/** A window with its settings. Its name is Spanish, for the report. */
export type View = {
  readonly name: string
  readonly size: readonly [width: number, height: number]
  /** Colours are all that such a view changes: themes differ in nothing else, and forced ones are the visitor's own. */
  readonly theme?: 'dark' | 'forced'
  /** The letter's size in the browser's settings, in pixels: 16 if absent. */
  readonly letter?: number
  /** Whether the Tab key walks through a page that arrives. */
  readonly isWalked?: boolean
}

/** 320 px is what remains of 1280 px at 400 % zoom (WCAG 1.4.10), and 640 px at 200 % (1.4.4). */
export const views: readonly View[] = [
  { name: '360 px, claro', size: [360, 740], isWalked: true },
  { name: '360 px, oscuro', size: [360, 740], theme: 'dark' },
  { name: '320 × 256 px (zoom al 400 %)', size: [320, 256], isWalked: true },
  { name: '640 × 450 px (zoom al 200 %)', size: [640, 450] },
  { name: '768 px, claro', size: [768, 1024] },
  { name: '1280 px, letra al 200 %', size: [1280, 900], letter: 32 },
  { name: '1440 px, claro', size: [1440, 900] },
  { name: '1440 px, oscuro', size: [1440, 900], theme: 'dark', isWalked: true },
  { name: 'colores forzados, claro', size: [1440, 900], theme: 'forced', isWalked: true },
]

/** Sets the window and the settings of a view. */
export async function look(page: Page, devtools: CDPSession, view: View): Promise<void> {
  const { size, theme, letter = 16 } = view
  const [width, height] = size
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: letter, fixed: 13 } })
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
  // The header reacts to a scroll.
  await drawnFrame(page)
}
