import { tabbable } from 'tabbable'
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
  elements = tabbable(document.body) as HTMLElement[]
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

/** Whether an outline of the element or of a pseudo-element of it is wide and dark enough by its style. */
const isOutlined = (element: Element): boolean =>
  [null, '::before', '::after'].some((part) => {
    const style = getComputedStyle(element, part)
    const around = parseFloat(style.outlineOffset) >= 0 ? element.parentElement : element
    return (
      style.outlineStyle !== 'none' &&
      parseFloat(style.outlineWidth) >= 2 &&
      contrastOn(element, style.outlineColor, around) >= 3
    )
  })

/** The window's part in which the focus of an element shows, in whole pixels. */
function surroundings(element: Element) {
  const room = 8
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [Math.max(0, Math.floor(left) - room), Math.max(0, Math.floor(top) - room)]
  const width = Math.min(innerWidth, Math.ceil(right) + room) - x
  const height = Math.min(innerHeight, Math.ceil(bottom) + room) - y
  return { x, y, width: Math.max(1, width), height: Math.max(1, height) }
}

/** The focused element, its index among those offered, where it is, and whether it is visible (WCAG 2.4.11). */
export function focused() {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  for (const motion of document.getAnimations())
    if (motion instanceof CSSTransition) motion.finish()
  return {
    target: selectorOf(element),
    index: elements.indexOf(element as HTMLElement),
    isHidden: !isSeen(element),
    isOutlined: isOutlined(element),
    // Its document shows its focus itself.
    isFrame: element instanceof HTMLIFrameElement,
    box: surroundings(element),
    scroll: { left: scrollX, top: scrollY },
  }
}
