import type { Page } from '@playwright/test'
import type { SiteContent } from '../../src/event/model.ts'
import { speakerPaths } from '../../src/event/names.ts'
import { usesOf } from '../../src/event/uses.ts'
import { loadContent } from '../derive/loadContent.ts'
import { filesBelow, notFoundFile } from '../lib/site-files.ts'
import { distDir } from '../lib/work-folder.ts'

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
  /** Selector of what the Tab key walks through, and out of: in views of a page that arrives, or once at the end. */
  readonly walked?: string
  /** Whether only windows below 1024 px have it. */
  readonly isNarrow?: boolean
}

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

/** A step that answers on this machine what is asked of another site: its content is not this site's. */
const answering = (address: string) => (page: Page) =>
  page.route(
    ({ href }) => href.startsWith(address),
    (route) => route.fulfill({ body: 'Aquí', headers: { 'Access-Control-Allow-Origin': '*' } }),
  )

/** A step that writes a text into each field of a form. */
const writing = (text: string) => async (page: Page) => {
  const fields = page.locator('form :is(input, textarea):not([type=hidden], [hidden] *)')
  for (const field of await fields.all()) await field.fill(text)
}

async function nameThePoster(page: Page) {
  await page.locator('#cartel').scrollIntoViewIfNeeded({ timeout: 5000 })
  await page.locator('#cartel input[autocomplete]').fill('Rocío', { timeout: 5000 })
}

/** Addresses of the built pages below the site's root. 404.html answers any that has none; a page may have a copy. */
function builtPaths(): string[] {
  const files = filesBelow(distDir).filter((file) => file.endsWith('.html'))
  return files
    .filter((file) => !files.includes(file.replace(/\.html$/, '/index.html')))
    .map((file) => `/${file.replace(notFoundFile, 'no-existe').replace(/\/?index\.html$/, '')}`)
}

/** The scenes of the built site. */
export const auditScenes = (): Scene[] => scenesOf(loadContent(), builtPaths())

type Rest = Partial<Scene> & { readonly hours?: number }

/**
 * The scenes of an event: those whose part it has. One page of a speaker stands for the others, and the header, menu and
 * footer of the home page for those of all pages. The clock stands 19 days before the start, unless `hours` from it are
 * given.
 * @param paths of its pages
 */
export function scenesOf(content: SiteContent, paths: readonly string[]): Scene[] {
  const { event, pages, questions, delivery } = content
  const { home, programme, tickets, faq, contact } = pages
  const momentAt = (hours = -456) => event.from + hours * 3_600_000
  const isOn = !event.calledOff
  const people = [...speakerPaths(content).keys()]
  const [person] = people
  const openList = 'main details[open]'
  const calendar = { control: 'main details:has(a[href$=".ics"]) > summary', walked: openList }
  const share = { control: 'main details:has(li button) > summary', walked: openList }
  const menu = {
    control: 'header button[popovertarget]:not(nav *)',
    walked: 'nav:popover-open',
    isNarrow: true,
  }
  const map = {
    steps: answering('https://www.openstreetmap.org/'),
    control: 'a[target=mapa]',
  }
  const control = 'form button'
  const write = writing('ana@empresa.example')
  const refused = { steps: writing('esto no es un correo'), control, walked: 'form' }
  const sent = {
    control,
    async steps(page: Page) {
      if (delivery) await answering(delivery.address)(page)
      await write(page)
    },
  }
  const poster = { steps: nameThePoster, walked: '#cartel' }
  const drawn = '#cartel:has([role=status]:not(:empty))'
  const others: readonly [{ path: string } | false | null | undefined, string, string, Rest][] = [
    [home, 'menú abierto', 'nav:popover-open', menu],
    [tickets && home, 'con entradas en la cabecera', 'header:has(> * > a ~ a)', { steps: scroll }],
    [isOn && home, 'cuenta atrás en pausa', 'main', { control: 'main > header button' }],
    [isOn && home, 'durante el evento', 'main', { hours: 1 }],
    [isOn && programme, 'durante el evento', 'main', { hours: 1 }],
    [home, 'después del evento', 'main', { hours: 24 }],
    [tickets, 'después del evento', 'main', { hours: 24 }],
    [home, 'mapa cargado', 'main section:has(iframe)', map],
    [isOn && programme, 'calendario abierto', openList, calendar],
    [person !== undefined && { path: person }, 'compartir abierto', openList, share],
    [
      questions.length > 0 && faq,
      'preguntas abiertas',
      'main',
      { steps: openQuestions, walked: 'main' },
    ],
    [contact, 'formulario rechazado', 'form', refused],
    [contact, 'formulario enviado', 'main:has(form ~ [role=status] > [tabindex])', sent],
    [
      delivery && contact,
      'formulario sin respuesta',
      'main:has(form ~ [role=alert])',
      { steps: write, control },
    ],
    [usesOf(content).poster && tickets, 'cartel con un nombre', drawn, poster],
  ]
  return [
    ...paths
      .filter((path) => !people.slice(1).includes(path))
      .map((path) => ({
        path,
        name: 'al llegar',
        part: 'html',
        now: momentAt(),
        walked: path === '/' ? 'html' : 'main',
      })),
    ...others.flatMap(([page, name, part, { hours, ...rest }]) =>
      page ? [{ path: page.path, name, part, now: momentAt(hours), ...rest }] : [],
    ),
  ]
}
