import type { Page } from '@playwright/test'
import type { Offered, Stop } from './in-page/focus.ts'
import type { Finding } from './model.ts'

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
export async function walk(page: Page): Promise<Record<string, Finding[]>> {
  const before = { url: page.url(), tabs: page.context().pages().length }
  const offered = await page.evaluate(() => window.audit.offered())
  await page.evaluate(() => window.audit.watch())
  const forwards = await stopsOf(page, 'Tab', offered.length)
  const { words } = await page.evaluate(() => window.audit.watchedChanges())
  const backwards = await stopsOf(page, 'Shift+Tab', offered.length)
  const left = page.url() !== before.url || page.context().pages().length !== before.tabs
  const found = judgeWalk({ offered, forwards, backwards, left })
  return { ...found, 'nada-solo-bajo-el-puntero': words }
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

const told = (stops: readonly Offered[], message: string): Finding[] => {
  const findings = stops.map(({ target, name }) => ({ target, message: `${message} («${name}»)` }))
  return [...new Map(findings.map((finding) => [finding.target, finding])).values()]
}

/** Least width (WCAG 2.4.13) and contrast (WCAG 1.4.11) of what shows the focus. */
const isIllShown = ({ outline: { width, contrast } }: Stop) => width < 2 || contrast < 3

/** Stops whose focus nobody sees, because of how it is shown or of what lies over it. */
export const judgeStops = (stops: readonly Stop[]): Record<string, Finding[]> => ({
  'foco-bien-visible': told(
    stops.filter(isIllShown),
    'Foco mal señalado: falta, o es fino o pálido',
  ),
  'foco-no-oculto': told(
    stops.filter(({ hidden }) => hidden),
    'Tiene el foco y no se ve',
  ),
})

/** What is wrong with the way that the keyboard takes through a page. */
export function judgeWalk({ offered, forwards, backwards, left }: Walk): Record<string, Finding[]> {
  const met = new Set(forwards.map(({ target }) => target))
  const missed = offered.filter(({ target }) => !met.has(target))
  const last = forwards.at(-1)
  const isStuck = missed.length > 0 && last && last.index < offered.length - 1
  const isEarly = ({ index }: Stop, place: number) => index < (forwards[place - 1]?.index ?? -1)
  return {
    ...judgeStops([...forwards, ...backwards]),
    'todo-con-el-teclado': told(missed, 'El tabulador no llega hasta aquí'),
    'sin-trampa': isStuck ? told([last], 'El tabulador no sale de aquí') : [],
    'orden-del-foco': told(
      forwards.filter(isEarly),
      'Recibe el foco en otro orden que el documento',
    ),
    'el-foco-no-cambia-de-pagina': left
      ? [{ target: 'html', message: 'Recibir el foco cambió de página' }]
      : [],
  }
}
