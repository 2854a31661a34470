import { focusable } from 'tabbable'
import { contrastAt } from './colours.ts'
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

const describe = (element: Element): Offered => ({
  target: selectorOf(element),
  name: nameOf(element).slice(0, 80),
})

/** What the keyboard is offered, once the focus is at the very start of the document. */
export function offered(): Offered[] {
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
  return elements().map(describe)
}

/** Whether one of nine points of a box of the element is in the window, and nothing else lies over it. */
const isSeen = (element: Element): boolean =>
  [...element.getClientRects()].some(({ left, right, top, bottom }) => {
    const [x, y] = [Math.max(0, left), Math.max(0, top)]
    const [width, height] = [Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y]
    if (width <= 0 || height <= 0) return false
    return [0.1, 0.5, 0.9].some((across) =>
      [0.15, 0.5, 0.85].some((down) =>
        element.contains(document.elementFromPoint(x + width * across, y + height * down)),
      ),
    )
  })

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
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = outlined(element)
  const width = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
  const around = parseFloat(outlineOffset) >= 0 ? element.parentElement : element
  return { ...stop, outline: { width, contrast: contrastAt(around, outlineColor) } }
}
