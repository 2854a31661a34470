import type { Locator, Page } from '@playwright/test'
import { thanksPath } from '../../src/lib/thanksPath.ts'
import { offlineFile } from '../lib/built-site.ts'
import { appStarted } from '../lib/app-started.ts'
import type { State } from './model.ts'
import { arrivalViews, menuViews, stateViews } from './views.ts'
import { loadContent } from '../content/site-content.ts'
import type { Field } from '../../src/content/schema.ts'

const { copy, delivery, event, questions, forms, pages, textPages } = loadContent()

/** Any address without a page; the host answers with 404.html. */
export const unknownPath = '/no-existe'

/** So many hours after an instant, for `?ahora=`. */
const after = (instant: string, hours: number) =>
  `${new Date(Date.parse(instant) + hours * 3_600_000).toISOString().slice(0, 19)}Z`

const moments = {
  before: after(event.start, -19 * 24),
  during: after(event.start, 1),
  after: after(event.end, 12),
} as const

/** How long a state may take to be reached, in ms. */
const timeout = 30_000

async function load(page: Page, origin: string, path: string) {
  page.setDefaultTimeout(timeout)
  await page.goto(new URL(path.slice(1), origin).href, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
}

async function open(page: Page, origin: string, path: string) {
  await load(page, origin, path)
  await appStarted(page)
}

const at = (path: string, moment: string) => `${path}?ahora=${moment}`

const shown = (element: Locator) => element.waitFor({ state: 'visible' })

/** A page as it arrives. Pages without the app are complete when they are loaded. */
const arrival = (path: string, openPage = open): State => ({
  path,
  name: 'al llegar',
  part: null,
  views: arrivalViews,
  enter: (page, origin) => openPage(page, origin, path),
})

/** A page that is opened at an address and then worked on. */
const worked = (
  path: string,
  [name, part]: readonly [string, string],
  work: (page: Page) => Promise<void>,
  address = path,
): State => ({
  path,
  name,
  part,
  views: stateViews,
  async enter(page, origin) {
    await open(page, origin, address)
    await work(page)
  },
})

const menuOpen = (path: string): State => ({
  ...worked(path, ['menú abierto', 'nav:popover-open'], async (page) => {
    await page.getByRole('button', { name: copy.layout.openMenu }).click()
    await shown(page.locator('nav:popover-open'))
  }),
  views: menuViews,
  closes: true,
})

/** Scrolled so far that the header holds the ticket button too. */
const scrolled = (path: string): State => ({
  ...worked(
    path,
    ['con el botón de entradas en la cabecera', 'header:not(main header)'],
    async (page) => {
      await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }))
      await shown(page.getByRole('banner').getByRole('link', { name: copy.layout.buy }))
    },
    at(path, moments.before),
  ),
  scrollTop: 150,
})

/** Opens the disclosure with this name: of several, as those of the speakers, the page's own, which is the last. */
const disclosureOpen = (path: string, label: string): State =>
  worked(
    path,
    [`«${label}» abierto`, 'main details[open]'],
    async (page) => {
      const disclosure = page.locator('main details').filter({ hasText: label }).last()
      await disclosure.locator('summary').click()
      await shown(disclosure.getByRole('link').first())
    },
    // The calendar is offered until the event is over.
    at(path, moments.before),
  )

/** A list of ways to do something, which closes like a menu. */
const listOpen = (path: string, label: string): State => ({
  ...disclosureOpen(path, label),
  closes: true,
})

const phase = (path: string, name: string, moment: string, proof: string): State =>
  worked(
    path,
    [name, 'main'],
    (page) => shown(page.getByRole('main').getByText(proof, { exact: true }).first()),
    at(path, moment),
  )

const paused = worked(
  pages.home.path,
  ['cuenta atrás en pausa', 'main > header'],
  async (page) => {
    await page.getByRole('button', { name: copy.countdown.pause }).click()
    await shown(page.getByRole('button', { name: copy.countdown.resume }))
  },
  at(pages.home.path, moments.before),
)

/** Stands in for OpenStreetMap: what it shows is not this site's, and nobody is asked over the network. */
const mapStandIn = '<!doctype html><html lang="en"><title>Map</title><p>Stand-in.</p></html>'

const mapLoaded = worked(
  pages.home.path,
  ['mapa cargado', 'main section:has(iframe)'],
  async (page) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: mapStandIn }),
    )
    await page
      .getByRole('link', { name: /en el mapa/ })
      .first()
      .click()
    await shown(page.frameLocator('iframe').getByText('Stand-in.'))
  },
)

const filledValues: Readonly<Record<Field['type'], string>> = {
  text: 'Ana Núñez',
  email: 'ana@empresa.example',
  tel: '+34 600 000 000',
  textarea: 'Una duda sobre el aforo.',
}

async function fillIn(page: Page, fields: readonly Field[]) {
  for (const { name, type } of fields) {
    await page.locator(`form [name="${name}"]`).fill(filledValues[type])
  }
}

const submit = (page: Page) => page.locator('form').getByRole('button').click()

function formStates(path: string, fields: readonly Field[], success: string): readonly State[] {
  return [
    worked(path, ['formulario relleno', 'form'], (page) => fillIn(page, fields)),
    worked(path, ['formulario rechazado por el navegador', 'form'], async (page) => {
      await page.locator('form [name="email"]').fill('esto no es un correo')
      await submit(page)
      await page.locator('form :user-invalid').first().waitFor()
    }),
    worked(path, ['formulario enviado', 'main'], async (page) => {
      await fillIn(page, fields)
      await submit(page)
      await shown(page.getByText(success, { exact: true }))
    }),
  ]
}

/** A page whose code breaks: what stands in for it, inside the common layout. */
const crashed: State = {
  ...worked(pages.programme.path, ['página que no se puede mostrar', 'main'], async () => {}),
  async enter(page, origin) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, origin, pages.faq.path)
    await page.route('**/assets/Programme-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'throw new Error("broken on purpose")',
      }),
    )
    await page.getByRole('navigation').getByRole('link', { name: pages.programme.heading }).click()
    await shown(page.getByRole('heading', { name: copy.crash.heading }))
  },
}

const { home, programme, speakers, tickets, sponsorship, faq, contact } = pages

/** Pages with the common layout: what has an address is audited. */
const laidOut = [...Object.values(pages), ...textPages].map(({ path }) => path)

/** Pages that carry no app: what the service worker shows without a network, and what follows a form without script. */
const scriptless = [`/${offlineFile}`, ...(delivery ? [thanksPath] : [])]

/** Every state of every page that a visitor can meet. */
export const states: readonly State[] = [
  ...laidOut.map((path) => arrival(path)),
  ...laidOut.map(menuOpen),
  ...laidOut.map(scrolled),
  phase(home.path, 'antes del evento', moments.before, copy.countdown.units.seconds),
  paused,
  phase(home.path, 'durante el evento', moments.during, copy.whatIsOn.now),
  phase(home.path, 'después del evento', moments.after, `${copy.countdown.after}.`),
  mapLoaded,
  listOpen(home.path, copy.calendar.label),
  listOpen(home.path, copy.share.label),
  phase(programme.path, 'durante el evento', moments.during, copy.programme.now),
  listOpen(programme.path, copy.calendar.label),
  listOpen(programme.path, copy.share.label),
  crashed,
  listOpen(speakers.path, copy.share.label),
  listOpen(tickets.path, copy.calendar.label),
  ...formStates(sponsorship.path, forms.sponsorship, copy.sponsorship.form.success),
  ...questions.map(({ question }) => disclosureOpen(faq.path, question)),
  ...formStates(contact.path, forms.contact, copy.contact.form.success),
  arrival(unknownPath),
  ...scriptless.map((path) => arrival(path, load)),
]
