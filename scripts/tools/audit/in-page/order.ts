// It runs in a page: in-page.ts bundles it. Who looks and who listens get a list in the same order (WCAG 1.3.2, 2.4.3).
import type { Fault } from '../../../build/render/findings.ts'
import { targetOf } from './texts.ts'

/** Lists whose items are drawn in another order than they are read. */
export const drawnOutOfOrder = (): Fault[] =>
  [...document.querySelectorAll('ul, ol, dl, nav')].flatMap((list) => {
    const items = [...list.children].filter((item) => item.checkVisibility())
    const wrong = items.find((item, i) => i > 0 && isDrawnBefore(item, items[i - 1]!))
    if (!wrong) return []
    return [{ target: targetOf(wrong), message: 'Se dibuja antes de lo que se lee antes' }]
  })

/** Whether an element begins before another one, as one reads: further up, or further left on the same line. */
function isDrawnBefore(one: Element, other: Element): boolean {
  const [mine, theirs] = [firstBox(one), firstBox(other)]
  if (!mine || !theirs) return false
  const isAbove = mine.bottom <= theirs.top + 1
  const isBelow = mine.top >= theirs.bottom - 1
  const isRight = mine.left >= theirs.right - 1
  const isLeft = mine.right <= theirs.left + 1
  // The next column begins at the top, to the right.
  if (isAbove) return !isRight
  return isLeft && !isBelow
}

/** An item that is part of a line may go on in the next one. */
function firstBox(element: Element): DOMRect | undefined {
  return [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
}
