import { focusable } from 'tabbable'
import { contrastOn } from './colours.ts'
import { selectorOf } from './elements.ts'

/** What the document offered to the keyboard at the start of the walk, in its order. */
let elements: HTMLElement[] = []

/** What the keyboard is offered, by selectors, once the focus is at the very start of the document. */
export function offered() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
  elements = focusable(document.body).filter(({ tabIndex }) => tabIndex >= 0) as HTMLElement[]
  return elements.map(selectorOf)
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

/**
 * Whether its outline is missing, or too thin (WCAG 2.4.13) or too pale (WCAG 1.4.11) for what surrounds it. What shows the
 * focus is the element, or what it draws before or after its text, such as around a card.
 */
function isIllShown(element: Element): boolean {
  // What is inside of a frame shows its focus by itself.
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

/** The element that has the focus, its number among those that the document offers, and how it is seen (WCAG 2.4.11). */
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
