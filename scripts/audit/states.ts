import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { thanksPath } from '../../src/lib/address.ts'
import { loadContent } from '../content/site-content.ts'
import { appStarted } from '../lib/app-started.ts'
import { offlineFile } from '../lib/built-site.ts'
import type { State } from './model.ts'
import { viewsOf } from './views.ts'

const { delivery, event, pages, textPages } = loadContent()

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

type Step = Partial<
  Record<'press' | 'pressAll' | 'see' | 'fill' | 'type' | 'into' | 'answer' | 'body', string> &
    Record<'scroll' | 'width', number>
>

type PageId = keyof typeof pages

/** A row of states.yaml. */
type Row = Pick<State, 'name' | 'part' | 'use' | 'scrollTop'> & {
  readonly pages: 'all' | readonly PageId[]
  readonly at?: keyof typeof moments
  readonly start?: PageId
  readonly views?: 'menu'
  readonly steps: readonly Step[]
}

/** How long a state may take to be reached, in ms. */
const timeout = 15_000

async function load(page: Page, origin: string, path: string) {
  page.setDefaultTimeout(timeout)
  await page.goto(new URL(path.slice(1), origin).href, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
}

async function open(page: Page, origin: string, path: string) {
  await load(page, origin, path)
  await appStarted(page)
}

const values: Readonly<Record<string, string>> = {
  email: 'ana@empresa.example',
  tel: '+34 600 000 000',
}

const fields = ':is(input, textarea):not([type=hidden], [hidden] *)'

async function take(page: Page, step: Step) {
  const { press, pressAll, see, fill, type, into, answer, body, scroll, width } = step
  if (width) await page.setViewportSize({ width, height: 800 })
  if (answer)
    await page.route(answer, (route) =>
      route.fulfill({ contentType: type ?? '', body: body ?? '' }),
    )
  if (press) await page.locator(press).first().press('Enter')
  if (scroll) await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scroll)
  if (into) await page.locator(into).fill(type ?? '')
  for (const field of fill ? await page.locator(`${fill} ${fields}`).all() : []) {
    await field.fill(values[(await field.getAttribute('type')) ?? ''] ?? 'Ana Núñez')
  }
  for (const opener of pressAll ? await page.locator(pressAll).all() : []) {
    // Of questions of one name, a browser closes the one before.
    await opener.evaluate((element) => element.parentElement?.removeAttribute('name'))
    await opener.press('Enter')
  }
  if (see) await page.locator(see).first().waitFor()
}

/** A page as it arrives. Pages without the app are complete when they are loaded. */
const arrival = (path: string, openPage = open): State => ({
  path,
  name: 'al llegar',
  part: null,
  views: viewsOf('arrival'),
  use: ['press', 'pointer', 'keys', 'fieldsTake', 'time', 'nextPage'],
  enter: (page, origin) => openPage(page, origin, path),
})

const worked = (row: Row, path: string): State => ({
  ...row,
  path,
  views: viewsOf(row.views ?? 'state'),
  async enter(page, origin) {
    const moment = row.at ? `?ahora=${moments[row.at]}` : ''
    await open(page, origin, (row.start ? pages[row.start].path : path) + moment)
    for (const step of row.steps) await take(page, step)
  },
})

/** Pages with the common layout: what has an address is audited. */
const laidOut = [...Object.values(pages), ...textPages].map(({ path }) => path)

/** Pages that carry no app: what the service worker shows without a network, and what follows a form without script. */
const scriptless = [`/${offlineFile}`, ...(delivery ? [thanksPath] : [])]

const rows = parse(readFileSync('scripts/audit/states.yaml', 'utf8')) as readonly Row[]

/** Every state of every page that a visitor can meet. */
export const states: readonly State[] = [
  ...[...laidOut, unknownPath].map((path) => arrival(path)),
  ...scriptless.map((path) => arrival(path, load)),
  ...rows.flatMap((row) => {
    const paths = row.pages === 'all' ? laidOut : row.pages.map((id) => pages[id].path)
    return paths.map((path) => worked(row, path))
  }),
]
