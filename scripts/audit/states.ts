import type { Page } from '@playwright/test'
import { loadContent } from '../content/loadContent.ts'
import { appStarted } from '../lib/app-started.ts'
import { offlineFile } from '../lib/built-site.ts'
import { resultsFolder, type State, type View } from './model.ts'
import { readData } from './rules.ts'
import { ownPaths } from '../../src/lib/ownNames.ts'

/** Whether all views are checked, on all pages of a state: in `npm run audit`, and in `npm test -- --all`. */
export const isWhole = Boolean(process.env[resultsFolder] ?? process.env.ALL)

/** Any address without a page; the host answers with 404.html. */
export const unknownPath = '/no-existe'

const { delivery, event, pages, textPages } = loadContent()

type Kind = 'arrival' | 'bare' | 'state' | 'menu'

type ViewRow = readonly [
  size: string,
  theme: View['colorScheme'],
  mode: View['mode'] | '',
  axe: View['axe'] | '',
  inTest: string,
  inAudit: string,
]

/** All views, with the kinds of state that are looked at in them: in a whole audit, or in `npm test`. */
export const allViews = Object.entries(readData<Record<string, ViewRow>>('views')).map(
  ([name, [size, colorScheme, mode, axe, inTest, inAudit]]) => {
    const kinds = (isWhole ? inAudit : inTest).split(' ')
    const [width = 0, height = 0] = size.split(' × ').map(Number)
    const isWalked = kinds.includes('walked')
    const options = { ...(mode && { mode }), ...(axe && { axe }), isWalked }
    return { name, width, height, colorScheme, ...options, kinds }
  },
)

/** The views of a kind of state. */
export const viewsOf = (kind: Kind): readonly View[] =>
  allViews.filter(({ kinds }) => kinds.includes(kind))

type Step = Partial<
  Record<
    'press' | 'pressAll' | 'see' | 'fill' | 'write' | 'into' | 'answer' | 'type' | 'body',
    string
  >
>

type PageId = keyof typeof pages

/** A row of states.yaml. */
type Row = Pick<State, 'name' | 'part' | 'use' | 'scrollTop'> & {
  /** Pages with the common layout, or some of them: in `npm test` one. Or all pages. */
  readonly pages: 'laid out' | 'all' | readonly PageId[]
  readonly start?: PageId
  readonly usedInTest?: readonly PageId[]
  readonly views?: Kind
  /** A moment, in hours after the event's start or end. */
  readonly at?: { readonly of: 'start' | 'end'; readonly hours: number }
  readonly steps?: readonly Step[]
}

/** What is typed into a field, by its type. */
const values = { email: 'ana@empresa.example', tel: '+34 600 000 000', text: 'Ana Núñez' }

async function take(page: Page, step: Step) {
  const { press, pressAll, see, fill, write = '', into, answer, body } = step
  if (answer)
    await page.route(answer, (route) => route.fulfill({ body, contentType: step.type ?? '' }))
  if (press) await page.locator(press).first().press('Enter')
  if (into) await page.locator(into).fill(write)
  for (const field of fill ? await page.locator(fill).all() : []) {
    const type = (await field.getAttribute('type')) as keyof typeof values
    await field.fill(values[type] ?? values.text)
  }
  for (const opener of pressAll ? await page.locator(pressAll).all() : []) {
    // Without their common name, because a browser opens only one question of a name.
    await opener.evaluate((element) => element.parentElement?.removeAttribute('name'))
    await opener.press('Enter')
  }
  if (see) await page.locator(see).first().waitFor()
}

/** Pages with the common layout; all are audited. */
const laidOut = [...Object.values(pages), ...textPages].map(({ path }) => path)

/** Pages without the app: the offline page, and the thanks for a form that was sent without script. */
const scriptless = [`/${offlineFile}`, ...(delivery ? [ownPaths.thanks] : [])]

function pathsOf(chosen: Row['pages']): readonly string[] {
  if (chosen === 'all') return [...laidOut, unknownPath, ...scriptless]
  // The header of a page after home has all that a header can have.
  if (chosen === 'laid out') return isWhole ? laidOut : laidOut.slice(1, 2)
  return (isWhole ? chosen : chosen.slice(0, 1)).flatMap((id) => pages[id]?.path ?? [])
}

const stateOf = (
  { start, at, steps = [], views: kind, use = [], usedInTest, ...row }: Row,
  path: string,
): State => ({
  ...row,
  path,
  use: isWhole || (usedInTest?.some((id) => pages[id]?.path === path) ?? true) ? use : [],
  views: viewsOf(kind === 'arrival' && !laidOut.includes(path) ? 'bare' : (kind ?? 'state')),
  async enter(page, origin) {
    page.setDefaultTimeout(15_000)
    const address = new URL(((start && pages[start]?.path) ?? path).slice(1), origin)
    const moment = at && new Date(Date.parse(event[at.of]) + at.hours * 3_600_000)
    if (moment) address.search = `ahora=${moment.toISOString().slice(0, 19)}Z`
    await page.goto(address.href)
    await page.evaluate(() => document.fonts.ready)
    if (!scriptless.includes(path)) await appStarted(page)
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), row.scrollTop ?? 0)
    for (const step of steps) await take(page, step)
  },
})

/** Every state of every page that a visitor can meet. */
export const states: readonly State[] = readData<readonly Row[]>('states').flatMap((row) =>
  pathsOf(row.pages).map((path) => stateOf(row, path)),
)
