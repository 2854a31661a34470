import { isDrawn, textOf } from './elements.ts'

const shared = (begin: number, end: number, otherBegin: number, otherEnd: number) =>
  Math.min(end, otherEnd) - Math.max(begin, otherBegin)

/** The lines of an element's own text. */
function lines(element: Element): DOMRect[] {
  const range = document.createRange()
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return []
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
}

/** Text under the plate that forced colours put behind later text. */
export function isCovered(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  const later = all.slice(all.indexOf(element) + 1).flatMap(lines)
  return lines(element).some((one) =>
    later.some(
      (other) =>
        shared(one.left, one.right, other.left, other.right) > 2 &&
        shared(one.top, one.bottom, other.top, other.bottom) > 0.3 * one.height,
    ),
  )
}

/** Pixels by which boxes may overlap and still lie one after the other. */
const tolerance = 4

/** Whether one box comes before the other for the eye: above it in its column, or left of it in its row. */
function precedes(one: DOMRect, other: DOMRect): boolean {
  const isAbove = one.bottom <= other.top + tolerance
  const isLeft = one.right <= other.left + tolerance
  const isInColumn = shared(one.left, one.right, other.left, other.right) > tolerance
  const height = shared(one.top, one.bottom, other.top, other.bottom)
  const begin = Math.abs(one.top - other.top)
  const middle = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2
  // What is far taller, or begins elsewhere, as in columns of their own, is in no row with it.
  const isInRow = height > 0.4 * Math.max(one.height, other.height) && Math.min(begin, middle) < 16
  return (isAbove && isInColumn) || (isLeft && isInRow)
}

const says = (element: Element) =>
  isDrawn(element) &&
  (textOf(element) !== '' || element.matches('input, textarea, :has(input, textarea, [role=img])'))

/** Drawn before the element that comes before it in the page. */
export function isDrawnBefore(element: HTMLElement): boolean {
  const parent = element.parentElement
  const siblings = [...(parent?.children ?? [])].filter(says)
  const before = siblings[siblings.indexOf(element) - 1]
  if (!parent || !before) return false
  if (!precedes(element.getBoundingClientRect(), before.getBoundingClientRect())) return false
  // A line that breaks goes on at its left.
  const isLine = siblings.every((one) => getComputedStyle(one).display.startsWith('inline'))
  return !isLine || /flex|grid/.test(getComputedStyle(parent).display)
}
