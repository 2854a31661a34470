// Runs in a page (in-page.ts bundles it).
import { targetOf, visibleTexts } from './texts.ts'

/** Disabled controls, which need no contrast (WCAG 1.4.3). */
const unmeasured = ':disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *'

/** The lines of text below a root, as boxes of whole pixels of the page, and the page's size. */
export function linesOfText(root: string) {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement
  const lines = visibleTexts(document.querySelector(root) ?? document.body)
    .filter(({ parent }) => !parent.matches(unmeasured))
    .flatMap(({ parent, range }) =>
      [...range.getClientRects()].map((line) => ({ target: targetOf(parent), box: boxOf(line) })),
    )
    .filter(({ box: { x, y, ...box } }) => {
      const isInPage = x >= 0 && y >= 0 && x + box.width <= width && y + box.height <= height
      return isInPage && box.width > 3 && box.height > 3
    })
  return { lines, width, height }
}

const boxOf = ({ left, top, width, height }: DOMRect) => ({
  x: Math.round(left + scrollX),
  y: Math.round(top + scrollY),
  width: Math.round(width),
  height: Math.round(height),
})
