import type { Page } from '@playwright/test'
import type { Finding } from './model.ts'

/** Where the focus was after a press of the key. */
export type Stop = {
  /** Number of the element among those that the document offers to the keyboard; -1 for any other. */
  readonly index: number
  readonly target: string
  readonly name: string
  /** Nothing of the element can be seen (WCAG 2.4.11). */
  readonly hidden: boolean
  /** Something else lies over a part of the element. */
  readonly covered: boolean
  /** Width of the outline in CSS pixels, 0 where there is none, and its contrast with what surrounds the element. */
  readonly outline: { readonly width: number; readonly contrast: number }
}

export type Walk = {
  /** What the document offers to the keyboard, in its order. */
  readonly offered: readonly { readonly target: string; readonly name: string }[]
  readonly forwards: readonly Stop[]
  readonly backwards: readonly Stop[]
  /** The key led away from this page, or opened another. */
  readonly left: boolean
}

/** Puts the functions that look at the focus into the page, as `window.focusAudit`. */
const helper = `window.focusAudit ??= (() => {
  const selector = (element) => {
    if (element.id) return '#' + CSS.escape(element.id)
    const own = element.localName + (element.parentElement && [...element.parentElement.children].filter((other) => other.localName === element.localName).length > 1
      ? ':nth-of-type(' + ([...element.parentElement.children].filter((other) => other.localName === element.localName).indexOf(element) + 1) + ')' : '')
    return element.parentElement && element.parentElement !== document.body ? selector(element.parentElement) + ' > ' + own : own
  }
  const name = (element) => (element.getAttribute('aria-label') ?? element.title ?? '') || element.labels?.[0]?.textContent || element.textContent || ''
  const clean = (text) => text.replace(/\\s+/g, ' ').trim().slice(0, 80)
  const offered = () => [...document.querySelectorAll('a[href], button, input, select, textarea, summary, iframe, [tabindex]')]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility({ visibilityProperty: true }))
  const channel = (value) => { const c = value / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4 }
  const rgba = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number)
  const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  const ground = (element) => {
    for (let node = element; node; node = node.parentElement) {
      const colour = rgba(getComputedStyle(node).backgroundColor)
      if (colour.length === 3 || colour[3] === 1) return colour
    }
    return [255, 255, 255]
  }
  const stop = () => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return null
    // What of it is in the window: a box may be taller than that.
    const boxes = [...element.getClientRects()].map(({ left, right, top, bottom }) => ({
      x: Math.max(0, left), y: Math.max(0, top),
      width: Math.min(innerWidth, right) - Math.max(0, left), height: Math.min(innerHeight, bottom) - Math.max(0, top),
    })).filter(({ width, height }) => width > 0 && height > 0)
    const points = boxes.flatMap(({ x, y, width, height }) =>
      [0.1, 0.5, 0.9].flatMap((across) => [0.15, 0.5, 0.85].map((down) => [x + width * across, y + height * down])))
    const seen = points.filter(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return top && (element === top || element.contains(top))
    })
    const style = getComputedStyle(element)
    const width = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth)
    const outside = parseFloat(style.outlineOffset) >= 0 ? element.parentElement : element
    return {
      index: offered().indexOf(element), target: selector(element), name: clean(name(element)),
      hidden: seen.length === 0, covered: seen.length < points.length,
      outline: { width, contrast: width ? contrast(rgba(style.outlineColor), ground(outside)) : 1 },
    }
  }
  return { stop, offered: () => offered().map((element) => ({ target: selector(element), name: clean(name(element)) })) }
})()`

/** More presses on one element than any of this site's frames has links. */
const patience = 6

/** How long the focus may take from one process to another, in ms. */
const frameDelay = 250

/**
 * Walks through the page with Tab, and back with Shift+Tab, as a person does.
 * Frames count as one stop, however often the focus rests inside.
 */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(helper)
  const before = { url: page.url(), tabs: page.context().pages().length }
  const offered = await page.evaluate<Walk['offered']>('focusAudit.offered()')
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
    // Between the document's last element and its first stands the browser's own surface.
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
  await page.waitForTimeout(frameDelay)
  return focused(page)
}

/** The stop as it is now; in a frame, how the element inside shows its focus. */
async function focused(page: Page): Promise<Stop | null> {
  const stop = await page.evaluate<Stop | null>('focusAudit.stop()')
  if (!stop?.target.includes('iframe')) return stop
  for (const frame of page.mainFrame().childFrames()) {
    await frame.evaluate(helper)
    const inside = await frame.evaluate<Stop | null>('focusAudit.stop()')
    if (inside) return { ...stop, outline: inside.outline }
  }
  return stop
}

/** Least width (WCAG 2.4.13) and contrast (WCAG 1.4.11) of what shows the focus. */
const leastOutline = { width: 2, contrast: 3 }

const finding = ({ target, name }: { target: string; name: string }, message: string): Finding => ({
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
