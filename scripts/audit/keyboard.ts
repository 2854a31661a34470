import type { Page } from '@playwright/test'
import type { Offered, Stop } from './in-page/focus.ts'
import type { Finding } from './model.ts'
import { addTools } from './page-tools.ts'

export type { Stop }

type Walk = {
  /** What the document offers to the keyboard, in its order. */
  readonly offered: readonly Offered[]
  readonly forwards: readonly Stop[]
  readonly backwards: readonly Stop[]
  /** The key led away from this page, or opened another. */
  readonly left: boolean
}

/** More presses on one element than any of this site's frames has links. */
const mostPresses = 6

/**
 * Walks through the page with Tab, and back with Shift+Tab, as a person does.
 * A frame counts as one stop, however often the focus rests inside.
 */
export async function walk(page: Page): Promise<Walk> {
  await addTools(page)
  const before = { url: page.url(), tabs: page.context().pages().length }
  const offered = await page.evaluate(() => window.audit.offered())
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    // Tab begins where the focus was last: at the very start of the document.
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
  })
  const forwards = await stopsOf(page, 'Tab', offered.length)
  const backwards = await stopsOf(page, 'Shift+Tab', offered.length)
  const left = page.url() !== before.url || page.context().pages().length !== before.tabs
  return { offered, forwards, backwards, left }
}

/** Where the focus rests while a key is pressed so many times; it ends where it began. */
export async function stopsOf(page: Page, key: string, count: number): Promise<Stop[]> {
  const stops: Stop[] = []
  let rests = 0
  for (let presses = 0; stops.length < count + mostPresses; presses++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => window.audit.focused())
    // Between the document's last element and its first is the browser's own surface.
    if (!stop && presses === 0) continue
    if (!stop || (stop.index === stops[0]?.index && stops.length > 1)) break
    rests = stop.target === stops.at(-1)?.target ? rests + 1 : 0
    if (rests > mostPresses) break
    if (rests === 0) stops.push(stop)
  }
  return stops
}

/** Least width (WCAG 2.4.13) and contrast (WCAG 1.4.11) of what shows the focus. */
const leastOutline = { width: 2, contrast: 3 }

const finding = ({ target, name }: Offered, message: string): Finding => ({
  target,
  message: `${message} («${name}»)`,
})

/** The first finding at each element. */
const unique = (list: readonly Finding[]) => [
  ...new Map(list.map((item) => [item.target, item])).values(),
]

/** Stops whose focus is badly shown. */
const illShown = (stops: readonly Stop[]) =>
  stops
    .filter(
      ({ outline: { width, contrast } }) =>
        width < leastOutline.width || contrast < leastOutline.contrast,
    )
    .map((stop) => {
      const { width, contrast } = stop.outline
      return finding(stop, `Foco mal señalado: ${width} px, contraste ${contrast.toFixed(1)}:1`)
    })

/** What is wrong with the way that the keyboard takes through a page, by success criterion. */
export function judgeWalk({
  offered,
  forwards,
  backwards,
  left,
}: Walk): Record<'reached' | 'trap' | 'order' | 'visible' | 'obscured' | 'context', Finding[]> {
  const met = new Set(forwards.map(({ target }) => target))
  const missed = offered.filter(({ target }) => !met.has(target))
  const last = forwards.at(-1)
  const stuck = missed.length > 0 && last && last.index < offered.length - 1
  const stops = [...forwards, ...backwards]
  return {
    reached: missed.map((element) => finding(element, 'El tabulador no llega hasta aquí')),
    trap: stuck ? [finding(last, 'El tabulador no sale de aquí')] : [],
    order: forwards
      .filter((stop, place) => stop.index < (forwards[place - 1]?.index ?? -1))
      .map((stop) => finding(stop, 'Recibe el foco antes de lo que dice el documento')),
    visible: unique(illShown(stops)),
    obscured: unique(
      stops.filter(({ hidden }) => hidden).map((stop) => finding(stop, 'Tiene el foco y no se ve')),
    ),
    context: left ? [{ target: 'html', message: 'Recibir el foco cambió de página' }] : [],
  }
}
