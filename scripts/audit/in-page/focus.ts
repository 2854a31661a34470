import { focusable } from 'tabbable'
import { contrastOn } from './colours.ts'
import { selectorOf } from './elements.ts'

/** Focusable elements at the start of the walk, in document order. */
let elements: HTMLElement[] = []

/** Moves the focus to the start of the document, and lists the selectors of what Tab should reach. */
export function offered() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
  elements = focusable(document.body).filter(({ tabIndex }) => tabIndex >= 0) as HTMLElement[]
  return elements.map(selectorOf)
}

/** Whether at least one of nine points of a box of the element is in the window and uncovered. */
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

/**
 * Whether the focus outline is missing, too thin (WCAG 2.4.13) or too pale (WCAG 1.4.11). The element or one of its
 * pseudo-elements may draw it, as around a card.
 */
function isIllShown(element: Element): boolean {
  // The document in a frame shows its focus itself.
  if (element instanceof HTMLIFrameElement) return false
  return [null, '::before', '::after'].every((part) => {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(
      element,
      part,
    )
    const around = parseFloat(outlineOffset) >= 0 ? element.parentElement : element
    return (
      outlineStyle === 'none' ||
      parseFloat(outlineWidth) < 2 ||
      contrastOn(element, outlineColor, around) < 3
    )
  })
}

/** The focused element, its index among those offered, and whether its focus is visible (WCAG 2.4.11). */
export function focused() {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  return {
    target: selectorOf(element),
    index: elements.indexOf(element as HTMLElement),
    isHidden: !isSeen(element),
    isIllShown: isIllShown(element),
  }
}
