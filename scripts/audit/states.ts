import type { Locator, Page } from '@playwright/test'
import { offlineFile } from '../lib/built-site.ts'
import { appStarted } from '../lib/app-started.ts'
import type { State } from './model.ts'
import { allViews, menuViews, modeViews } from './views.ts'
import { loadContent } from '../content/site-content.ts'
import type { Field } from '../../src/content/schema.ts'

const { copy, event, questions, forms, pages, textPages } = loadContent()

/** Any address without a page; the host answers with 404.html. */
export const unknownPath = '/no-existe'

/** Wall-clock times of the event's zone, for `?ahora=`: weeks before, an hour into it, and the day after. */
const moments = {
  before: `${dayFrom(event.start, -19)}T09:30:15`,
  during: shortlyAfter(event.start),
  after: `${dayFrom(event.end, 1)}T12:00`,
} as const

/** The day that is so many days from that of an instant (ISO 8601 with its offset). */
function dayFrom(iso: string, days: number): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

function shortlyAfter(iso: string): string {
  const wallClock = new Date(`${iso.slice(0, 16)}Z`)
  wallClock.setUTCHours(wallClock.getUTCHours() + 1)
  return wallClock.toISOString().slice(0, 16)
}

/** How long a state may take to be reached. */
const patience = 30_000

async function load(page: Page, origin: string, path: string) {
  page.setDefaultTimeout(patience)
  await page.goto(new URL(path.slice(1), origin).href, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
}

async function open(page: Page, origin: string, path: string) {
  await load(page, origin, path)
  await appStarted(page)
}

const at = (path: string, moment: string) => `${path}?ahora=${moment}`

const shown = (element: Locator) => element.waitFor({ state: 'visible' })

const base = (path: string): State => ({
  path,
  name: 'al llegar',
  arrival: true,
  views: [...allViews, ...modeViews],
  enter: (page, origin) => open(page, origin, path),
})

const menuOpen = (path: string): State => ({
  path,
  name: 'menú abierto',
  views: menuViews,
  async enter(page, origin) {
    await open(page, origin, path)
    await page.getByRole('button', { name: copy.layout.openMenu }).click()
    await shown(page.locator('nav:popover-open'))
  },
})

/** Scrolled so far that the header holds the ticket button too. */
const scrolled = (path: string): State => ({
  path,
  name: 'con el botón de entradas en la cabecera',
  scrollTop: 150,
  views: allViews,
  async enter(page, origin) {
    await open(page, origin, at(path, moments.before))
    await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }))
    await shown(page.getByRole('banner').getByRole('link', { name: copy.layout.buy }))
  },
})

/** Opens the disclosure with this name: of several, as those of the speakers, the page's own, which is the last. */
const disclosureOpen = (path: string, label: string): State => ({
  path,
  name: `«${label}» abierto`,
  views: allViews,
  async enter(page, origin) {
    // The calendar is offered until the event is over.
    await open(page, origin, at(path, moments.before))
    const disclosure = page.locator('main details').filter({ hasText: label }).last()
    await disclosure.locator('summary').click()
    await shown(disclosure.getByRole('link').first())
  },
})

const phase = (path: string, name: string, moment: string, proof: string): State => ({
  path,
  name,
  views: allViews,
  async enter(page, origin) {
    await open(page, origin, at(path, moment))
    await shown(page.getByRole('main').getByText(proof, { exact: true }).first())
  },
})

const paused: State = {
  path: pages.home.path,
  name: 'cuenta atrás en pausa',
  views: allViews,
  async enter(page, origin) {
    await open(page, origin, at(pages.home.path, moments.before))
    await page.getByRole('button', { name: copy.countdown.pause }).click()
    await shown(page.getByRole('button', { name: copy.countdown.resume }))
  },
}

/** Stands in for OpenStreetMap: what it shows is not this site's, and nobody is asked over the network. */
const mapStandIn = '<!doctype html><html lang="en"><title>Map</title><p>Stand-in.</p></html>'

const mapLoaded: State = {
  path: pages.home.path,
  name: 'mapa cargado',
  views: allViews,
  async enter(page, origin) {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: mapStandIn }),
    )
    await open(page, origin, pages.home.path)
    await page
      .getByRole('link', { name: /en el mapa/ })
      .first()
      .click()
    await shown(page.frameLocator('iframe').getByText('Stand-in.'))
  },
}

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
  const state = (name: string, work: (page: Page) => Promise<void>): State => ({
    path,
    name,
    views: allViews,
    async enter(page, origin) {
      await open(page, origin, path)
      await work(page)
    },
  })
  return [
    state('formulario relleno', (page) => fillIn(page, fields)),
    state('formulario rechazado por el navegador', async (page) => {
      await page.locator('form [name="email"]').fill('esto no es un correo')
      await submit(page)
      await page.locator('form :user-invalid').first().waitFor()
    }),
    state('formulario enviado', async (page) => {
      await fillIn(page, fields)
      await submit(page)
      await shown(page.getByText(success, { exact: true }))
    }),
  ]
}

/** A page whose code breaks: what stands in for it, inside the common layout. */
const crashed: State = {
  path: pages.programme.path,
  name: 'página que no se puede mostrar',
  views: allViews,
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

/** What the service worker shows in place of a page that is not kept: a file that carries no app. */
const offline: State = {
  ...base(`/${offlineFile}`),
  async enter(page, origin) {
    await load(page, origin, `/${offlineFile}`)
    await shown(page.getByRole('heading', { name: copy.offline.heading }))
  },
}

const { home, programme, speakers, tickets, sponsorship, faq, contact } = pages

/** Pages with the common layout. */
const laidOut = [home, programme, speakers, tickets, sponsorship, faq, contact, ...textPages].map(
  ({ path }) => path,
)

/** Every state of every page that a visitor can meet. */
export const states: readonly State[] = [
  ...laidOut.map(base),
  ...laidOut.map(menuOpen),
  ...laidOut.map(scrolled),
  phase(home.path, 'antes del evento', moments.before, copy.countdown.units.seconds),
  paused,
  phase(home.path, 'durante el evento', moments.during, copy.whatIsOn.now),
  phase(home.path, 'después del evento', moments.after, copy.countdown.after),
  mapLoaded,
  disclosureOpen(home.path, copy.calendar.label),
  disclosureOpen(home.path, copy.share.label),
  phase(programme.path, 'durante el evento', moments.during, copy.programme.now),
  disclosureOpen(programme.path, copy.calendar.label),
  disclosureOpen(programme.path, copy.share.label),
  crashed,
  disclosureOpen(speakers.path, copy.share.label),
  disclosureOpen(tickets.path, copy.calendar.label),
  ...formStates(sponsorship.path, forms.sponsorship, copy.sponsorship.form.success),
  ...questions.map(({ question }) => disclosureOpen(faq.path, question)),
  ...formStates(contact.path, forms.contact, copy.contact.form.success),
  base(unknownPath),
  offline,
]
