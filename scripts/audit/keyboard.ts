import type { Page } from '@playwright/test'
import type { Stop } from './in-page/focus.ts'
import type { Finding, Findings } from './model.ts'

type Offered = Pick<Stop, 'target' | 'name'>

/** More presses on one element than any of this site's frames has links. */
const mostPresses = 6

/**
 * Walks through the page with Tab, and back with Shift+Tab, as a person does.
 * A frame counts as one stop, however often the focus rests inside.
 */
export async function walk(page: Page): Promise<Findings> {
  const whereAmI = () => `${page.url()} ${page.context().pages().length}`
  const before = whereAmI()
  const offered = await page.evaluate(() => window.audit.offered())
  await page.evaluate(() => window.audit.watch())
  const forwards = await stopsOf(page, 'Tab', offered.length)
  const words = await page.evaluate(() => window.audit?.wordsSince() ?? [])
  const backwards = await stopsOf(page, 'Shift+Tab', offered.length)
  const left = { target: 'html', message: 'Recibir el foco cambió de página' }
  return {
    ...judgeStops([...forwards, ...backwards]),
    ...judgeWay(offered, forwards),
    'el-foco-no-cambia-de-pagina': whereAmI() === before ? [] : [left],
    'nada-solo-bajo-el-puntero': words,
  }
}

/** Where the focus rests while a key is pressed so many times; it ends where it began, or where the page is left. */
export async function stopsOf(page: Page, key: string, count: number): Promise<Stop[]> {
  const stops: Stop[] = []
  let rests = 0
  for (let presses = 0; stops.length < count + mostPresses; presses++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => window.audit?.focused() ?? null)
    // Between the document's last element and its first is the browser's own surface.
    if (!stop && presses === 0) continue
    if (!stop || (stop.index === stops[0]?.index && stops.length > 1)) break
    rests = stop.target === stops.at(-1)?.target ? rests + 1 : 0
    if (rests > mostPresses) break
    if (rests === 0) stops.push(stop)
  }
  return stops
}

const told = (stops: readonly Offered[], message: string): Finding[] =>
  [...new Map(stops.map((stop) => [stop.target, stop])).values()].map(({ target, name }) => ({
    target,
    message: `${message} («${name}»)`,
  }))

/** Stops whose focus nobody sees, because of how it is shown or of what lies over it. */
export const judgeStops = (stops: readonly Stop[]): Record<string, Finding[]> => ({
  'foco-bien-visible': told(
    stops.filter(({ isIllShown }) => isIllShown),
    'Foco mal señalado: falta, o es fino o pálido',
  ),
  'foco-no-oculto': told(
    stops.filter(({ isHidden }) => isHidden),
    'Tiene el foco y no se ve',
  ),
})

/** What is wrong with the way that the keyboard takes through what the page offers. */
export function judgeWay(
  offered: readonly Offered[],
  stops: readonly Stop[],
): Record<string, Finding[]> {
  const missed = offered.filter(({ target }) => stops.every((stop) => stop.target !== target))
  const early = stops.filter(({ index }, place) => index < (stops[place - 1]?.index ?? -1))
  const last = stops.at(-1)
  const isStuck = missed.length > 0 && last && last.index < offered.length - 1
  return {
    'todo-con-el-teclado': told(missed, 'El tabulador no llega hasta aquí'),
    'sin-trampa': isStuck ? told([last], 'El tabulador no sale de aquí') : [],
    'orden-del-foco': told(early, 'Recibe el foco en otro orden que el documento'),
  }
}
