// Runs in a page (inPage.ts bundles it). The items of a list have to be drawn in the order of the HTML (WCAG 1.3.2, 2.4.3).
import type { Fault } from '../../../build/render/findings.ts'
import { targetOf } from './texts.ts'

/** Lists with an item that is drawn before the item that precedes it in the HTML. */
export const drawnOutOfOrder = (): Fault[] =>
  [...document.querySelectorAll('ul, ol, dl, nav')].flatMap((list) => {
    const items = [...list.children].filter((item) => item.checkVisibility())
    const misplaced = items.find((item, i) => i > 0 && isDrawnBefore(item, items[i - 1]!))
    if (!misplaced) return []
    return [{ target: targetOf(misplaced), message: 'Se dibuja antes de lo que se lee antes' }]
  })

/** Whether an item is drawn before the item that precedes it: above it, or to its left on the same line. */
function isDrawnBefore(item: Element, precedingItem: Element): boolean {
  const box = firstBox(item)
  const precedingBox = firstBox(precedingItem)
  if (!box || !precedingBox) return false
  // Boxes of neighbours may overlap by a pixel.
  const isAbove = box.bottom <= precedingBox.top + 1
  const isBelow = box.top >= precedingBox.bottom - 1
  const isRight = box.left >= precedingBox.right - 1
  const isLeft = box.right <= precedingBox.left + 1
  // In a list with columns, the first item of the next column is above and to the right.
  if (isAbove) return !isRight
  return isLeft && !isBelow
}

/** The first box with an area. An inline item has a box for each line. */
function firstBox(element: Element): DOMRect | undefined {
  return [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
}
