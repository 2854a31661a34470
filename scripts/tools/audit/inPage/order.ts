// Runs in a page (inPage.ts bundles it). Lists have to be drawn in the order in which they are read (WCAG 1.3.2, 2.4.3).
import type { Fault } from '../../../build/render/findings.ts'
import { targetOf } from './texts.ts'

/** Lists with an item that is drawn before the item that precedes it in the HTML. */
export const drawnOutOfOrder = (): Fault[] =>
  [...document.querySelectorAll('ul, ol, dl, nav')].flatMap((list) => {
    const items = [...list.children].filter((item) => item.checkVisibility())
    const wrong = items.find((item, i) => i > 0 && isDrawnBefore(item, items[i - 1]!))
    if (!wrong) return []
    return [{ target: targetOf(wrong), message: 'Se dibuja antes de lo que se lee antes' }]
  })

/** Whether an item is drawn before the item that precedes it: above it, or to its left on the same line. */
function isDrawnBefore(item: Element, precedingItem: Element): boolean {
  const box = firstBox(item)
  const otherBox = firstBox(precedingItem)
  if (!box || !otherBox) return false
  // Boxes of neighbours may overlap by a pixel.
  const isAbove = box.bottom <= otherBox.top + 1
  const isBelow = box.top >= otherBox.bottom - 1
  const isRight = box.left >= otherBox.right - 1
  const isLeft = box.right <= otherBox.left + 1
  // In a list with columns an item above and to the right is the first one of the next column.
  if (isAbove) return !isRight
  return isLeft && !isBelow
}

/** The first box with an area. An inline item has a box for each line. */
function firstBox(element: Element): DOMRect | undefined {
  return [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
}
