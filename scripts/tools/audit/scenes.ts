import type { Page } from '@playwright/test'
import type { SiteContent } from '../../../src/event/model.ts'
import { speakerIdsByPath } from '../../../src/event/names.ts'
import { usesOf } from '../../../src/event/uses.ts'
import type { Purposes } from './inPage/fields.ts'
import { filesBelow, notFoundFile, pagesAmong } from '../../build/lib/siteFiles.ts'

/** A page in a condition, such as with its menu open, or during the event. */
export type Scene = {
  /** The page's path below the site's root: "/programa". */
  readonly path: string
  /** Spanish, for the report: "menú abierto". */
  readonly name: string
  /** Selector of the region that this scene changes or adds; "html" for a fresh page (`isFreshPage`). */
  readonly region: string
  /** The moment that the page's clock shows, in milliseconds since 1970. */
  readonly now: number
  /** Steps that the audit takes before it presses the control. */
  readonly steps?: (page: Page) => Promise<unknown>
  /** Selector of the control that opens the scene. The audit presses it with the Enter key. */
  readonly control?: string
  /** Whether only windows below 1024 px have this scene. In wider windows the header has links instead of a menu. */
  readonly isNarrow?: boolean
  /** The values of `autocomplete` that the fields of the event's forms should have (WCAG 1.3.5), by the fields' names. */
  readonly purposes: Purposes
  /** Spanish, for the report, if the page is an example of several pages: "una de las 5 de ponentes". */
  readonly standsFor?: string
}

/** Whether a scene is a fresh page: a page as a visitor finds it, before any use. */
export const isFreshPage = ({ region }: Scene) => region === 'html'

/** A step that scrolls so far down that the header shows its ticket button. */
const scrollDown = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))

/**
 * A step that opens all disclosures. It removes their names, because a browser keeps only one disclosure of each name open.
 * Floating lists ("acciones") stay closed, because they would cover each other.
 */
const openDisclosures = (page: Page) =>
  page.locator('main details:not([name=acciones])').evaluateAll((disclosures) => {
    for (const disclosure of disclosures) Object.assign(disclosure, { name: '', open: true })
  })

/** Makes a step that writes a text into each field of a form. */
const fillForm = (text: string) => async (page: Page) => {
  const fields = page.locator('form :is(input, textarea):not([type=hidden], [hidden] *)')
  for (const field of await fields.all()) await field.fill(text)
}

// Every field accepts an e-mail address.
const fillFormRightly = fillForm('ana@empresa.example')
const fillFormWrongly = fillForm('esto no es un correo')

/** A step that fills a form, and makes its service unreachable. */
async function fillFormWithoutService(page: Page) {
  // Playwright asks the newest route first, so this route comes before the route of `answerOtherSites`.
  await page.context().route(/^https:/, (route) => route.abort())
  await fillFormRightly(page)
}

/** A step that writes a name on the visitor's poster. */
async function nameThePoster(page: Page) {
  await page.locator('#cartel').scrollIntoViewIfNeeded()
  await page.locator('#cartel input[autocomplete]').fill('Rocío')
}

/** The scenes of a built site. */
export function scenesOfSite(content: SiteContent, dist: string): Scene[] {
  const pages = [...pagesAmong(filesBelow(dist))]
  const paths = pages.map(([file, path]) => path ?? pathWithoutRoute(file))
  return scenesOf(content, paths)
}

/** The path at which the audit opens a page without a route. Hosts show the not-found page at every unknown path. */
const pathWithoutRoute = (file: string) => (file === notFoundFile ? '/no-existe' : `/${file}`)

type RowOptions = Pick<Scene, 'steps' | 'control' | 'isNarrow' | 'standsFor'> & {
  /** The time that the page's clock shows, in hours from the event's start. */
  readonly hours?: number
}

/** A scene in the tables below. `page` is empty if the event lacks the thing that the scene shows. */
type Row = readonly [
  page: { readonly path: string } | false | null | undefined,
  name: string,
  region: string,
  options?: RowOptions,
]

/** The `hours` of most scenes: 19 days before the start, when the tests' event sells tickets. */
const defaultHours = -19 * 24

/**
 * The scenes of an event.
 * @param paths of the event's pages
 */
export function scenesOf(content: SiteContent, paths: readonly string[]): Scene[] {
  const purposes = purposesOf(content)
  const rows = [...freshPageRows(content, paths), ...conditionRows(content)]
  return rows.flatMap(([page, name, region, options = {}]) => {
    if (!page) return []
    const { hours = defaultHours, ...sceneOptions } = options
    const now = content.event.from + hours * 3_600_000
    return [{ path: page.path, name, region, now, purposes, ...sceneOptions }]
  })
}

/** A row for each page as a fresh page. Of the speakers' pages, which are alike, only one has a row. */
function freshPageRows(content: SiteContent, paths: readonly string[]): Row[] {
  const [example, ...others] = speakerIdsByPath(content).keys()
  const standsFor = `una de las ${others.length + 1} de ponentes`
  const openedPaths = paths.filter((path) => !others.includes(path))
  return openedPaths.map((path): Row => {
    const isExample = path === example && others.length > 0
    return [{ path }, 'al llegar', 'html', isExample ? { standsFor } : {}]
  })
}

/** Selectors of the controls that open scenes. */
const controls = {
  menu: 'header button[popovertarget]:not(nav *)',
  map: 'a[target=mapa]',
  calendar: 'main details:has(a[href$=".ics"]) > summary',
  share: 'main details:has(li button) > summary',
  submit: 'form button',
}

/** Selectors of the regions that scenes change or add. */
const regions = {
  /** The header while its bar has two links, to the home page and to the tickets. */
  headerWithTickets: 'header:has(> * > a ~ a)',
  map: 'main section:has(iframe)',
  openList: 'main details[open]',
  /** The page with the thanks, which get the focus, after a form. */
  thanks: 'main:has(form ~ [role=status] [tabindex])',
  /** The page with an error message after a form. */
  failure: 'main:has(form ~ [role=alert])',
  /** The poster, once its status tells screen readers that it is there. */
  poster: '#cartel:has([role=status]:not(:empty))',
}

/** A row for each condition into which a visitor or the clock brings a page. */
function conditionRows(content: SiteContent): readonly Row[] {
  const { event, pages, questions, formService, venues } = content
  const { home, programme, tickets, faq, contact } = pages
  const takesPlace = !event.calledOff
  const hasVenues = Object.keys(venues).length > 0
  const hasAccess = Object.values(venues).some(({ accessLists }) => accessLists.length > 0)
  return [
    [home, 'menú abierto', 'nav:popover-open', { control: controls.menu, isNarrow: true }],
    [
      tickets && home,
      'con entradas en la cabecera',
      regions.headerWithTickets,
      { steps: scrollDown },
    ],
    [takesPlace && home, 'durante el evento', 'main', { hours: 1 }],
    [takesPlace && programme, 'durante el evento', 'main', { hours: 1 }],
    [home, 'después del evento', 'main', { hours: 24 }],
    [tickets, 'después del evento', 'main', { hours: 24 }],
    [hasVenues && home, 'mapa cargado', regions.map, { control: controls.map }],
    // The menu of calendars is on these pages. Home has it only if the event has no tickets.
    [
      takesPlace && (programme ?? tickets ?? home),
      'calendario abierto',
      regions.openList,
      { control: controls.calendar },
    ],
    [home, 'compartir abierto', regions.openList, { control: controls.share }],
    [hasAccess && home, 'accesibilidad abierta', 'main', { steps: openDisclosures }],
    [questions.length > 0 && faq, 'preguntas abiertas', 'main', { steps: openDisclosures }],
    [contact, 'formulario rechazado', 'form', { steps: fillFormWrongly, control: controls.submit }],
    [
      contact,
      'formulario enviado',
      regions.thanks,
      { steps: fillFormRightly, control: controls.submit },
    ],
    [
      formService && contact,
      'formulario sin respuesta',
      regions.failure,
      { steps: fillFormWithoutService, control: controls.submit },
    ],
    [
      usesOf(content).hasVisitorPoster && tickets,
      'cartel con un nombre',
      regions.poster,
      { steps: nameThePoster },
    ],
  ]
}

/** The values of `Scene.purposes`, from the event's forms. */
function purposesOf({ forms }: SiteContent): Purposes {
  const purposes: Record<string, string> = {}
  for (const { name, autoComplete } of Object.values(forms).flat()) {
    if (autoComplete) purposes[name] = autoComplete
  }
  return purposes
}
