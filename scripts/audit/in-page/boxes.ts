import { isDrawn, isLarge, nodeAt, ownText, textOf } from './elements.ts'

/** A box of text in the page, in CSS pixels from its top left corner. */
export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

/** Text of an element as it is drawn. */
export type DrawnText = {
  readonly boxes: readonly Box[]
  /** A box that scrolls sideways, as those of tables do, shows nothing of it. */
  readonly scrolledOut: boolean
  readonly large: boolean
}

function lines(element: Element): DOMRect[] {
  const range = document.createRange()
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return []
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
}

/** The text of elements, given by selectors, in the page as it is. */
export const drawnText = (paths: readonly string[]): DrawnText[] =>
  paths.map((path) => {
    const node = nodeAt(path)
    const element = node instanceof Element ? node : document.body
    const scroller = element.closest('main [tabindex="0"]') ?? document.documentElement
    const { left, right } = scroller.getBoundingClientRect()
    const all = lines(element)
    const shown = all.filter((line) => line.right > left && line.left < right)
    const boxes = shown.map((line) => {
      const x = Math.max(line.left, left)
      const width = Math.min(line.right, right) - x
      return { x: x + scrollX, y: line.y + scrollY, width, height: line.height }
    })
    return { boxes, scrolledOut: all.length > 0 && shown.length === 0, large: isLarge(element) }
  })

function covers(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 2 && down > 0.3 * one.height
}

/** The lines of all texts, in the order of the page, once for each look at them. */
const written = new WeakMap<readonly HTMLElement[], DOMRect[][]>()

/** Under the plate that forced colours put behind later text. */
export function isCovered(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  const texts = written.get(all) ?? all.map(lines)
  written.set(all, texts)
  const place = all.indexOf(element)
  const later = texts.slice(place + 1).flat()
  return (texts[place] ?? []).some((box) => later.some((other) => covers(box, other)))
}

/** Small text that hardly grows when the reader asks for letters of twice the size. */
export function isFixed(element: HTMLElement): boolean {
  if (!ownText(element)) return false
  const size = () => parseFloat(getComputedStyle(element).fontSize)
  const { style } = document.documentElement
  const [asked, large] = [style.fontSize, size()]
  style.fontSize = ''
  const usual = size()
  style.fontSize = asked
  return usual < 24 && large < 1.2 * usual
}

/** Pixels by which boxes may overlap and still lie one after the other. */
const tolerance = 4

/** Whether one box comes before the other for the eye: above it in its column, or left of it in its row. */
function precedes(one: DOMRect, other: DOMRect): boolean {
  const above = one.bottom <= other.top + tolerance
  const left = one.right <= other.left + tolerance
  const sameColumn = one.left < other.right - tolerance && one.right > other.left + tolerance
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const begin = Math.abs(one.top - other.top)
  const middle = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2
  // What is far taller, or begins elsewhere, as in columns of their own, is in no row with it.
  const sameRow = shared > 0.4 * Math.max(one.height, other.height) && Math.min(begin, middle) < 16
  return (above && sameColumn) || (left && sameRow)
}

const says = (element: Element) =>
  isDrawn(element) &&
  (textOf(element) !== '' ||
    element.matches('input, textarea') ||
    element.querySelector('input, textarea, [role=img], img[alt]') !== null)

/** Drawn before the element that comes before it in the page. */
export function isDrawnBefore(element: HTMLElement): boolean {
  let before = element.previousElementSibling
  while (before && !says(before)) before = before.previousElementSibling
  if (!before || !precedes(element.getBoundingClientRect(), before.getBoundingClientRect()))
    return false
  if (!says(element)) return false
  const siblings = [...(element.parentElement?.children ?? [])].filter(says)
  // A line that breaks goes on at its left.
  const isLine = siblings.every((one) => getComputedStyle(one).display.startsWith('inline'))
  const { display } = getComputedStyle(element.parentElement ?? element)
  return !isLine || /flex|grid/.test(display)
}
