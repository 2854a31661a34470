import type { Page } from '@playwright/test'
import type { focused } from './in-page/focus.ts'
import type { Finding, Findings } from './model.ts'

type Stop = NonNullable<ReturnType<typeof focused>>

/** Walks through the page with Tab, and back with Shift+Tab, as a person does. */
export async function walk(page: Page): Promise<Findings> {
  const whereAmI = () => `${page.url()} ${page.context().pages().length}`
  const before = whereAmI()
  const offered = await page.evaluate(() => window.audit.offered())
  await page.evaluate(() => window.audit.watch())
  // The focus may stay in a frame for some presses.
  const most = 2 * offered.length + 10
  const forwards = await stopsOf(page, 'Tab', most)
  const words = await page.evaluate(() => window.audit?.wordsSince() ?? [])
  const backwards = await stopsOf(page, 'Shift+Tab', most)
  const left = whereAmI() === before ? [] : ['html']
  return {
    ...judgeStops([...forwards, ...backwards]),
    ...judgeWay(offered, forwards),
    'el-foco-no-cambia-de-pagina': findingsAt(left, 'Recibir el foco cambió de página'),
    'nada-solo-bajo-el-puntero': words,
  }
}

/** Presses a key up to `most` times and lists where the focus stops, until it is back or leaves the page. */
export async function stopsOf(page: Page, key: string, most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => window.audit?.focused() ?? null)
    if (stop && (stops.length < 2 || stop.target !== stops[0]?.target)) stops.push(stop)
    // Between the document's last and first element the focus is in the browser's own interface.
    else if (presses > 0) break
  }
  return stops
}

const findingsAt = (targets: readonly string[], message: string): Finding[] =>
  [...new Set(targets)].map((target) => ({ target, message }))

const targetsOf = (stops: readonly Stop[]) => stops.map(({ target }) => target)

/** Stops whose focus cannot be seen, because it is badly marked or covered. */
export const judgeStops = (stops: readonly Stop[]): Findings => ({
  'foco-bien-visible': findingsAt(
    targetsOf(stops.filter(({ isIllShown }) => isIllShown)),
    'Foco mal señalado: falta, o es fino o pálido',
  ),
  'foco-no-oculto': findingsAt(
    targetsOf(stops.filter(({ isHidden }) => isHidden)),
    'Tiene el foco y no se ve',
  ),
})

/** Offered elements that the keyboard missed, got stuck in or reached out of order. */
export function judgeWay(offered: readonly string[], stops: readonly Stop[]): Findings {
  const missed = offered.filter((target) => !targetsOf(stops).includes(target))
  const early = stops.filter(({ index }, place) => index < (stops[place - 1]?.index ?? -1))
  const last = stops.at(-1)
  const isStuck = missed.length > 0 && last && last.index < offered.length - 1
  return {
    'todo-con-el-teclado': findingsAt(missed, 'El tabulador no llega hasta aquí'),
    'sin-trampa': findingsAt(isStuck ? [last.target] : [], 'El tabulador no sale de aquí'),
    'orden-del-foco': findingsAt(targetsOf(early), 'Recibe el foco en otro orden que el documento'),
  }
}
