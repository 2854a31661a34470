import { isDrawn, textOf } from './elements.ts'

const overlap = (begin: number, end: number, otherBegin: number, otherEnd: number) =>
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

/** Whether a box around the element scrolls: its text may lie elsewhere than it is drawn. */
const isScrolledAway = (element: Element): boolean =>
  element.parentElement !== null &&
  (/auto|scroll/.test(getComputedStyle(element).overflowY) || isScrolledAway(element.parentElement))

/** Whether something else is drawn where a text's line meets another line, apart from what a visitor has opened over it. */
function isBelow(element: HTMLElement, one: DOMRect, other: DOMRect): boolean {
  const { scrollX: left, scrollY: top } = window
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const x = (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2
  const y = (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2
  const above = document.elementFromPoint(x + left - scrollX, y + top - scrollY)
  window.scrollTo({ left, top, behavior: 'instant' })
  const opened = above?.closest(':popover-open, dialog[open]')
  return !element.contains(above) && (!opened || opened.contains(element))
}

/** Whether later text covers this text: forced colours put a plate behind each line. An open list may be above both. */
export function isCovered(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (isScrolledAway(element)) return false
  const later = all.slice(all.indexOf(element) + 1).flatMap(lines)
  return lines(element).some((one) =>
    later.some(
      (other) =>
        overlap(one.left, one.right, other.left, other.right) > 2 &&
        overlap(one.top, one.bottom, other.top, other.bottom) > 0.3 * one.height &&
        isBelow(element, one, other),
    ),
  )
}

/** Pixels by which consecutive boxes may overlap. */
const tolerance = 4

/** Whether one box visually precedes the other: above it in a column, or left of it in a row. */
function precedes(one: DOMRect, other: DOMRect): boolean {
  const isAbove = one.bottom <= other.top + tolerance
  const isLeft = one.right <= other.left + tolerance
  const isInColumn = overlap(one.left, one.right, other.left, other.right) > tolerance
  const height = overlap(one.top, one.bottom, other.top, other.bottom)
  const begin = Math.abs(one.top - other.top)
  const middle = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2
  // Boxes of very different height or start are not in one row, but in columns of their own.
  const isInRow = height > 0.4 * Math.max(one.height, other.height) && Math.min(begin, middle) < 16
  return (isAbove && isInColumn) || (isLeft && isInRow)
}

const hasContent = (element: Element) =>
  isDrawn(element) &&
  (textOf(element) !== '' || element.matches('input, textarea, :has(input, textarea, [role=img])'))

/** Whether an element is drawn before its predecessor in the document. */
export function isDrawnBefore(element: HTMLElement): boolean {
  const parent = element.parentElement
  const siblings = [...(parent?.children ?? [])].filter(hasContent)
  const before = siblings[siblings.indexOf(element) - 1]
  if (!parent || !before) return false
  if (!precedes(element.getBoundingClientRect(), before.getBoundingClientRect())) return false
  // A wrapped line continues at the left.
  const isLine = siblings.every((one) => getComputedStyle(one).display.startsWith('inline'))
  return !isLine || /flex|grid/.test(getComputedStyle(parent).display)
}
