import type { Frame, Page } from '@playwright/test'
import { contrastOf, cssRgb } from '../lib/contrast.ts'
import { installFocused, installList, type Focused, type Offered } from './focus-tools.ts'
import type { Finding } from './model.ts'

/** Where the focus was after a press of the key. */
export type Stop = Omit<Focused, 'outline'> & {
  /** Width of the outline in CSS pixels, 0 if there is none, and its contrast with what surrounds the element. */
  readonly outline: { readonly width: number; readonly contrast: number }
}

type Walk = {
  /** What the document offers to the keyboard, in its order. */
  readonly offered: readonly Offered[]
  readonly forwards: readonly Stop[]
  readonly backwards: readonly Stop[]
  /** The key led away from this page, or opened another. */
  readonly left: boolean
}

/** More presses on one element than any of this site's frames has links. */
const patience = 6

/** How long the focus may take from one process to another, in ms. */
const frameDelay = 250

/**
 * Walks through the page with Tab, and back with Shift+Tab, as a person does.
 * Frames count as one stop, however often the focus rests inside.
 */
export async function walk(page: Page): Promise<Walk> {
  await install(page.mainFrame())
  const before = { url: page.url(), tabs: page.context().pages().length }
  const offered = await page.evaluate(() =>
    window.focusTools.list().map(window.focusTools.describe),
  )
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    // Tab begins where the focus was last: at the very start of the document.
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
  })
  const forwards = await press(page, 'Tab', offered.length)
  const backwards = await press(page, 'Shift+Tab', offered.length)
  const left = page.url() !== before.url || page.context().pages().length !== before.tabs
  return { offered, forwards, backwards, left }
}

async function press(page: Page, key: string, count: number): Promise<Stop[]> {
  const stops: Stop[] = []
  let rests = 0
  for (let presses = 0; stops.length < count + patience; presses++) {
    await page.keyboard.press(key)
    const stop = await nextStop(page, stops.at(-1))
    // Between the document's last element and its first is the browser's own surface.
    if (!stop && presses === 0) continue
    if (!stop || (stop.index === stops[0]?.index && stops.length > 1)) break
    rests = stop.target === stops.at(-1)?.target ? rests + 1 : 0
    if (rests > patience) break
    if (rests === 0) stops.push(stop)
  }
  return stops
}

/** Where the focus is after a press. A frame has a process of its own, so the focus may still be on its way into it. */
async function nextStop(page: Page, last: Stop | undefined): Promise<Stop | null> {
  const stop = await focused(page)
  if (stop && stop.target !== last?.target) return stop
  if (page.frames().length === 1) return stop
  await page.waitForTimeout(frameDelay)
  return focused(page)
}

/** The stop as it is now; in a frame, how the element inside shows its focus. */
async function focused(page: Page): Promise<Stop | null> {
  const stop = await stopIn(page.mainFrame())
  if (!stop?.target.includes('iframe')) return stop
  for (const frame of page.mainFrame().childFrames()) {
    await install(frame)
    const inside = await stopIn(frame)
    if (inside) return { ...stop, outline: inside.outline }
  }
  return stop
}

async function install(frame: Frame) {
  await frame.evaluate(installList)
  await frame.evaluate(installFocused)
}

async function stopIn(frame: Frame): Promise<Stop | null> {
  const found = await frame.evaluate(() => window.focusTools.focused?.() ?? null)
  return found && { ...found, outline: measured(found.outline) }
}

function measured({ width, colour, ground }: Focused['outline']): Stop['outline'] {
  return { width, contrast: width > 0 ? contrastOf(cssRgb(colour), cssRgb(ground)) : 1 }
}

/** Least width (WCAG 2.4.13) and contrast (WCAG 1.4.11) of what shows the focus. */
const leastOutline = { width: 2, contrast: 3 }

const finding = ({ target, name }: Offered, message: string): Finding => ({
  target,
  message: `${message} («${name}»)`,
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
  const indexes = forwards.map(({ index }) => index)
  const stops = [...forwards, ...backwards]
  const unique = (list: readonly Finding[]) => [
    ...new Map(list.map((item) => [item.target, item])).values(),
  ]
  return {
    reached: missed.map((element) => finding(element, 'El tabulador no llega hasta aquí')),
    trap: stuck ? [finding(last, 'El tabulador no sale de aquí')] : [],
    order: forwards
      .filter((_, place) => place > 0 && (indexes[place] ?? 0) < (indexes[place - 1] ?? 0))
      .map((stop) => finding(stop, 'Recibe el foco antes de lo que dice el documento')),
    visible: unique(
      stops
        .filter(
          ({ outline }) =>
            outline.width < leastOutline.width || outline.contrast < leastOutline.contrast,
        )
        .map((stop) =>
          finding(
            stop,
            `Foco mal señalado: ${stop.outline.width} px, contraste ${stop.outline.contrast.toFixed(1)}:1`,
          ),
        ),
    ),
    obscured: unique(
      stops.filter(({ hidden }) => hidden).map((stop) => finding(stop, 'Tiene el foco y no se ve')),
    ),
    context: left ? [{ target: 'html', message: 'Recibir el foco cambió de página' }] : [],
  }
}
