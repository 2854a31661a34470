// Runs in a page (inPage.ts bundles it).
import { targetOf, visibleTexts } from './texts.ts'

/** Disabled controls. Their texts need no contrast (WCAG 1.4.3). */
const disabled = ':disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *'

/**
 * The lines of text below a root, and the size of the page. Each line has a box in whole pixels of the page. Lines under a
 * fixed element are left out: a visitor can scroll until they are free, but a picture of the whole page shows them covered.
 */
export function linesOfText(root: string) {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement
  const texts = visibleTexts(document.querySelector(root) ?? document.body)
  const measured = texts.filter(({ parent }) => !parent.matches(disabled))
  const fixedElements = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  )
  const allLines = measured.flatMap(({ parent, range }) => {
    const otherFixed = fixedElements.filter((element) => !element.contains(parent))
    const freeLines = [...range.getClientRects()].filter(
      (line) => !otherFixed.some((element) => overlap(element.getBoundingClientRect(), line)),
    )
    return freeLines.map((line) => ({ target: targetOf(parent), box: boxOf(line) }))
  })
  const lines = allLines.filter(({ box }) => {
    // The picture has no pixels outside of the page.
    const isInPage =
      box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
    // A smaller box has no room for a letter.
    return isInPage && box.width > 3 && box.height > 3
  })
  return { lines, width, height }
}

/** Whether two boxes share an area. */
const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

const boxOf = ({ left, top, width, height }: DOMRect) => ({
  x: Math.round(left + scrollX),
  y: Math.round(top + scrollY),
  width: Math.round(width),
  height: Math.round(height),
})
