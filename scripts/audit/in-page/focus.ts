import { focusable } from 'tabbable'
import { contrastOf, cssRgb } from '../../lib/contrast.ts'
import { nameOf, selectorOf } from './elements.ts'

/** An element that the keyboard can reach. */
export type Offered = { readonly target: string; readonly name: string }

/** The element that has the focus, as it is drawn. */
export type Stop = Offered & {
  /** Number of the element among those that the document offers to the keyboard; -1 for any other. */
  readonly index: number
  /** Nothing of the element can be seen (WCAG 2.4.11). */
  readonly hidden: boolean
  /** Width of the outline in CSS pixels, 0 if there is none, and its contrast with what surrounds the element. */
  readonly outline: { readonly width: number; readonly contrast: number }
}

/** What the document offers to the keyboard, in its order. */
const elements = () => focusable(document.body).filter(({ tabIndex }) => tabIndex >= 0)

export const offered = (): Offered[] => elements().map(describe)

export const describe = (element: Element): Offered => ({
  target: selectorOf(element),
  name: nameOf(element).slice(0, 80),
})

/** What of an element is in the window: a box may be taller than that. */
function boxesInWindow(element: Element) {
  return [...element.getClientRects()]
    .map(({ left, right, top, bottom }) => ({
      x: Math.max(0, left),
      y: Math.max(0, top),
      width: Math.min(innerWidth, right) - Math.max(0, left),
      height: Math.min(innerHeight, bottom) - Math.max(0, top),
    }))
    .filter(({ width, height }) => width > 0 && height > 0)
}

/** Whether nothing else lies over one of nine points of each box. */
const isSeen = (element: Element): boolean =>
  boxesInWindow(element).some(({ x, y, width, height }) =>
    [0.1, 0.5, 0.9].some((across) =>
      [0.15, 0.5, 0.85].some((down) =>
        element.contains(document.elementFromPoint(x + width * across, y + height * down)),
      ),
    ),
  )

function groundOf(element: Element | null): string {
  for (let node = element; node; node = node.parentElement) {
    const { backgroundColor } = getComputedStyle(node)
    if (/^rgb\(|, 1\)$/.test(backgroundColor)) return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}

/** The styles of what shows the focus: the element, or what it draws before or after its text, such as around a card. */
function outlined(element: Element): CSSStyleDeclaration {
  const styles = [null, '::before', '::after'].map((part) => getComputedStyle(element, part))
  const shows = ({ outlineStyle }: CSSStyleDeclaration) => outlineStyle !== 'none'
  return styles.find(shows) ?? getComputedStyle(element)
}

/** Where the focus is, and how much of it can be seen. */
export function focused(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  const stop = {
    ...describe(element),
    index: elements().indexOf(element as HTMLElement),
    hidden: !isSeen(element),
  }
  // What is inside of a frame shows its focus by itself.
  if (element instanceof HTMLIFrameElement) return { ...stop, outline: { width: 3, contrast: 21 } }
  const { outlineWidth, outlineOffset, outlineColor } = outlined(element)
  const width = parseFloat(outlineWidth)
  const ground = groundOf(parseFloat(outlineOffset) >= 0 ? element.parentElement : element)
  const contrast = width > 0 ? contrastOf(cssRgb(outlineColor), cssRgb(ground)) : 1
  return { ...stop, outline: { width, contrast } }
}
