import type { Finding } from '../model.ts'
import { found, isDrawn, textOf } from './elements.ts'

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
    element.querySelector('input, textarea, [role=img], img[alt]') !== null ||
    element.matches('input, textarea'))

/** Elements that are drawn before the one that comes before them in the page (WCAG 1.3.2, 2.4.3). */
export function otherOrder(): Finding[] {
  return [
    document.body,
    ...document.body.querySelectorAll('*:not(svg, svg *, script, style, select)'),
  ].flatMap((parent) => {
    const children = [...parent.children].filter(says)
    const inline = children.every((child) => getComputedStyle(child).display.startsWith('inline'))
    // A line that breaks goes on at its left.
    if (inline && !/flex|grid/.test(getComputedStyle(parent).display)) return []
    return children.slice(1).flatMap((child, index) => {
      const before = children[index]
      if (!before || !precedes(child.getBoundingClientRect(), before.getBoundingClientRect()))
        return []
      return [
        found(
          child,
          `Se ve antes que «${textOf(before).slice(0, 40)}», que en la página va delante`,
        ),
      ]
    })
  })
}
