import type { Page } from '@playwright/test'
import type { focused } from './in-page/focus.ts'
import type { Finding, Findings } from './model.ts'
import { differing, pixelsOf } from './pixels.ts'
import { isWhole } from './states.ts'

type Stop = NonNullable<ReturnType<typeof focused>>

/** A stop, and whether its pixels do not show that it has the focus. */
type SeenStop = Stop & { readonly isIllShown: boolean }

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
  const backwards = await stopsOf(page, 'Shift+Tab', most, false)
  const left = whereAmI() === before ? [] : ['html']
  return {
    ...judgeStops([...forwards, ...backwards]),
    ...judgeWay(offered, forwards),
    'el-foco-no-cambia-de-pagina': findingsAt(left, 'Recibir el foco cambió de página'),
    'nada-solo-bajo-el-puntero': words,
  }
}

/**
 * Presses a key up to `most` times and lists where the focus stops, until it is back or leaves the page. How a stop looks
 * with the focus is compared with how it looks once the focus has gone on; `npm test` does so only if its style tells of
 * no ring. A stop at which the presses end still has the focus, and is not compared.
 * @param isJudged whether to look at the pixels
 */
export async function stopsOf(
  page: Page,
  key: string,
  most: number,
  isJudged = true,
): Promise<SeenStop[]> {
  const stops: SeenStop[] = []
  let last: { stop: Stop; picture: Uint8Array } | null = null
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => window.audit?.focused() ?? null)
    if (last && (await isUnseen(page, last.stop, last.picture, stop)))
      stops.push({ ...(stops.pop() ?? last.stop), isIllShown: true })
    last = null
    if (stop && (stops.length < 2 || stop.target !== stops[0]?.target)) {
      stops.push({ ...stop, isIllShown: false })
      const isAsked = isJudged && !stop.isHidden && !stop.isFrame
      if (isAsked && (isWhole || !stop.isOutlined))
        last = { stop, picture: await pixelsOf(page, stop.box) }
    }
    // Between the document's last and first element the focus is in the browser's own interface.
    else if (presses > 0) break
  }
  return stops
}

/** Whether the place of a stop looks the same with and without the focus: fewer pixels differ than half its edge has. */
async function isUnseen(page: Page, stop: Stop, picture: Uint8Array, next: Stop | null) {
  const { box, scroll } = stop
  const goTo = (to: Stop['scroll']) =>
    page.evaluate((at) => window.scrollTo({ ...at, behavior: 'instant' }), to)
  const isMoved =
    next !== null && (next.scroll.top !== scroll.top || next.scroll.left !== scroll.left)
  if (isMoved) await goTo(scroll)
  const after = await pixelsOf(page, box)
  if (isMoved) await goTo(next.scroll)
  const edge = box.width + box.height - 32
  return next?.target !== stop.target && differing(picture, after) < Math.max(16, edge)
}

const findingsAt = (targets: readonly string[], message: string): Finding[] =>
  [...new Set(targets)].map((target) => ({ target, message }))

const targetsOf = (stops: readonly Stop[]) => stops.map(({ target }) => target)

/** Stops whose focus cannot be seen, because it is badly marked or covered. */
export const judgeStops = (stops: readonly SeenStop[]): Findings => ({
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
function judgeWay(offered: readonly string[], stops: readonly SeenStop[]): Findings {
  const missed = offered.filter((target) => !targetsOf(stops).includes(target))
  const known = stops.filter(({ index }) => index >= 0)
  const early = known.filter(({ index }, place) => index < (known[place - 1]?.index ?? -1))
  const last = stops.at(-1)
  const isStuck = missed.length > 0 && last && last.index < offered.length - 1
  return {
    'todo-con-el-teclado': findingsAt(missed, 'El tabulador no llega hasta aquí'),
    'sin-trampa': findingsAt(isStuck ? [last.target] : [], 'El tabulador no sale de aquí'),
    'orden-del-foco': findingsAt(targetsOf(early), 'Recibe el foco en otro orden que el documento'),
  }
}
