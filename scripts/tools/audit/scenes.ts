import type { Page } from '@playwright/test'
import type { SiteContent } from '../../../src/event/model.ts'
import { speakerPaths } from '../../../src/event/names.ts'
import { usesOf } from '../../../src/event/uses.ts'
import type { Purposes } from './inPage/fields.ts'
import { filesBelow, notFoundFile, pagesAmong } from '../../build/lib/siteFiles.ts'

/** A page in a state that a visitor can bring about, such as with its menu open. */
export type Scene = {
  /** Address below the site's root: "/programa". */
  readonly path: string
  /** Spanish, for the report: "menú abierto". */
  readonly name: string
  /** Selector of the region that is new in this scene; "html" for the page as it arrives. */
  readonly region: string
  /** The moment that the page's clock shows, in milliseconds since 1970. */
  readonly now: number
  /** The steps that the audit takes before it presses the control. */
  readonly steps?: (page: Page) => Promise<unknown>
  /** Selector of the control that opens the scene. The audit presses it with the Enter key. */
  readonly control?: string
  /** Whether only windows below 1024 px have it. */
  readonly isNarrow?: boolean
  /** Purposes of the fields of the event's forms, by their names. */
  readonly purposes: Purposes
  /** Spanish, for the report: the pages of which this one is an example, "una de las 5 de ponentes". */
  readonly standsFor?: string
}

/** Whether a scene is a page as it arrives. */
export const isArrival = ({ region }: Scene) => region === 'html'

const scroll = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))

/**
 * A step that opens all texts. It removes their names, because a browser opens only one of several texts with the same
 * name. Floating lists ("acciones") stay closed, because they would cover each other.
 */
const openTexts = (page: Page) =>
  page.locator('main details:not([name=acciones])').evaluateAll((texts) => {
    for (const text of texts) Object.assign(text, { name: '', open: true })
  })

/** A step that writes a text into each field of a form. */
const fillForm = (text: string) => async (page: Page) => {
  const fields = page.locator('form :is(input, textarea):not([type=hidden], [hidden] *)')
  for (const field of await fields.all()) await field.fill(text)
}

const fillFormRightly = fillForm('ana@empresa.example')
const fillFormWrongly = fillForm('esto no es un correo')

/** A step that fills a form whose service will not answer. */
async function fillFormWithoutService(page: Page) {
  await page.context().route(/^https:/, (route) => route.abort())
  await fillFormRightly(page)
}

async function nameThePoster(page: Page) {
  await page.locator('#cartel').scrollIntoViewIfNeeded()
  await page.locator('#cartel input[autocomplete]').fill('Rocío')
}

/** The scenes of a built site. The not-found page is opened at an address without a page. */
export function auditScenes(content: SiteContent, dist: string): Scene[] {
  const pages = [...pagesAmong(filesBelow(dist))]
  const paths = pages.map(([file, path]) => path ?? `/${file.replace(notFoundFile, 'no-existe')}`)
  return scenesOf(content, paths)
}

type RowOptions = Pick<Scene, 'steps' | 'control' | 'isNarrow' | 'standsFor'> & {
  /** The time that the page's clock shows, in hours from the event's start. */
  readonly hours?: number
}

/** A scene. It has no page if the event lacks what the scene shows. */
type Row = readonly [
  page: { readonly path: string } | false | null | undefined,
  name: string,
  region: string,
  options?: RowOptions,
]

/** The time of a scene without `hours`: 19 days before the start. */
const hoursBeforeEvent = -19 * 24

/**
 * The scenes of an event. Only one of the speakers' pages is opened, because they are alike.
 * @param paths of the event's pages
 */
export function scenesOf(content: SiteContent, paths: readonly string[]): Scene[] {
  const purposes = purposesOf(content)
  const rows = [...arrivalRows(content, paths), ...stateRows(content)]
  return rows.flatMap(([page, name, region, options = {}]) => {
    if (!page) return []
    const { hours = hoursBeforeEvent, ...sceneOptions } = options
    const now = content.event.from + hours * 3_600_000
    return [{ path: page.path, name, region, now, purposes, ...sceneOptions }]
  })
}

/** A row for each page as it is when a visitor arrives. */
function arrivalRows(content: SiteContent, paths: readonly string[]): Row[] {
  const [example, ...others] = speakerPaths(content).keys()
  const standsFor = `una de las ${others.length + 1} de ponentes`
  const openedPaths = paths.filter((path) => !others.includes(path))
  return openedPaths.map((path): Row => {
    const isExample = path === example && others.length > 0
    return [{ path }, 'al llegar', 'html', isExample ? { standsFor } : {}]
  })
}

/** A row for each state into which a visitor or the time can bring a page. */
function stateRows(content: SiteContent): readonly Row[] {
  const { event, pages, questions, formService, venues } = content
  const { home, programme, tickets, faq, contact } = pages
  const isOn = !event.calledOff
  const hasVenues = Object.keys(venues).length > 0
  const hasAccess = Object.values(venues).some(({ accessLists }) => accessLists.length > 0)
  const menu = { control: 'header button[popovertarget]:not(nav *)', isNarrow: true }
  const map = { control: 'a[target=mapa]' }
  const list = 'main details[open]'
  const calendar = { control: 'main details:has(a[href$=".ics"]) > summary' }
  const share = { control: 'main details:has(li button) > summary' }
  const control = 'form button'
  const thanks = 'main:has(form ~ [role=status] [tabindex])'
  const failure = 'main:has(form ~ [role=alert])'
  const poster = '#cartel:has([role=status]:not(:empty))'
  return [
    [home, 'menú abierto', 'nav:popover-open', menu],
    [tickets && home, 'con entradas en la cabecera', 'header:has(> * > a ~ a)', { steps: scroll }],
    [isOn && home, 'durante el evento', 'main', { hours: 1 }],
    [isOn && programme, 'durante el evento', 'main', { hours: 1 }],
    [home, 'después del evento', 'main', { hours: 24 }],
    [tickets, 'después del evento', 'main', { hours: 24 }],
    [hasVenues && home, 'mapa cargado', 'main section:has(iframe)', map],
    [isOn && (programme ?? tickets ?? home), 'calendario abierto', list, calendar],
    [home, 'compartir abierto', list, share],
    [hasAccess && home, 'accesibilidad abierta', 'main', { steps: openTexts }],
    [questions.length > 0 && faq, 'preguntas abiertas', 'main', { steps: openTexts }],
    [contact, 'formulario rechazado', 'form', { steps: fillFormWrongly, control }],
    [contact, 'formulario enviado', thanks, { steps: fillFormRightly, control }],
    [
      formService && contact,
      'formulario sin respuesta',
      failure,
      { steps: fillFormWithoutService, control },
    ],
    [
      usesOf(content).hasVisitorPoster && tickets,
      'cartel con un nombre',
      poster,
      { steps: nameThePoster },
    ],
  ]
}

/** Purposes of the fields of the event's forms. */
function purposesOf({ forms }: SiteContent): Purposes {
  const purposes: Record<string, string> = {}
  for (const { name, autoComplete } of Object.values(forms).flat()) {
    if (autoComplete) purposes[name] = autoComplete
  }
  return purposes
}
