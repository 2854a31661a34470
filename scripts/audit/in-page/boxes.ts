import type { Finding } from '../model.ts'
import { found, isDrawn, isLarge, nodeAt, ownText, textElements, textOf } from './elements.ts'

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
    const { left, right } = (
      element.closest('main [tabindex="0"]') ?? document.documentElement
    ).getBoundingClientRect()
    const all = lines(element)
    const shown = all.filter((line) => line.right > left && line.left < right)
    const boxes = shown.map((line) => {
      const x = Math.max(line.left, left)
      const width = Math.min(line.right, right) - x
      return { x: x + scrollX, y: line.y + scrollY, width, height: line.height }
    })
    return { boxes, scrolledOut: shown.length < Math.min(all.length, 1), large: isLarge(element) }
  })

/** Text under the plate that forced colours put behind later text (WCAG 1.4.3). */
export function coveredTexts(): Finding[] {
  const covers = (one: DOMRect, other: DOMRect) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > 2 && down > 0.3 * one.height
  }
  const texts = textElements().map((element) => ({ element, boxes: lines(element) }))
  return texts.flatMap(({ element, boxes }, index) => {
    const covering = texts
      .slice(index + 1)
      .find((later) => boxes.some((box) => later.boxes.some((other) => covers(box, other))))
    return covering ? [found(element, `Lo tapa «${ownText(covering.element)}»`)] : []
  })
}

/** Small texts that hardly grow when the reader asks for letters of twice the size (WCAG 1.4.4). */
export function fixedTexts(): Finding[] {
  const texts = textElements()
  const sizes = () => texts.map((element) => parseFloat(getComputedStyle(element).fontSize))
  const { style } = document.documentElement
  const asked = style.fontSize
  const large = sizes()
  style.fontSize = ''
  const usual = sizes()
  style.fontSize = asked
  return texts
    .filter((_, index) => {
      const [before = 0, after = 0] = [usual[index], large[index]]
      return before < 24 && after < 1.2 * before
    })
    .map((element) => found(element, 'No crece con la letra que pide quien lee'))
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

/** Elements that are drawn before the one that comes before them in the page (WCAG 1.3.2, 2.4.3). */
export function otherOrder(): Finding[] {
  const parents = document.querySelectorAll('body, body *:not(svg, svg *, script, style, select)')
  return [...parents].flatMap((parent) => {
    const children = [...parent.children].filter(says)
    const inline = children.every((child) => getComputedStyle(child).display.startsWith('inline'))
    // A line that breaks goes on at its left.
    if (inline && !/flex|grid/.test(getComputedStyle(parent).display)) return []
    return children.slice(1).flatMap((child, index) => {
      const before = children[index]
      const isEarlier =
        before && precedes(child.getBoundingClientRect(), before.getBoundingClientRect())
      return isEarlier ? [found(child, `Se ve antes que «${textOf(before).slice(0, 40)}»`)] : []
    })
  })
}
