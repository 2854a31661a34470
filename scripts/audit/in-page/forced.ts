import type { Finding } from '../model.ts'
import { found, ownText, textElements } from './elements.ts'

function lines(element: Element): DOMRect[] {
  const range = document.createRange()
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return []
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
}

/** How much of the smaller side two boxes share, 0 to 1, across and down. */
function shared(one: DOMRect, other: DOMRect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 2 && down > 0 ? down / one.height : 0
}

/** Text under the plate that forced colours put behind later text (WCAG 1.4.3). */
export function coveredTexts(): Finding[] {
  const texts = textElements().map((element) => ({ element, boxes: lines(element) }))
  return texts.flatMap(({ element, boxes }, index) => {
    const covering = texts
      .slice(index + 1)
      .find((later) => boxes.some((box) => later.boxes.some((other) => shared(box, other) > 0.3)))
    return covering ? [found(element, `Lo tapa «${ownText(covering.element)}»`)] : []
  })
}

/** Small texts that hardly grow when the reader asks for letters of twice the size (WCAG 1.4.4). */
export function fixedTexts(): Finding[] {
  const texts = textElements()
  const sizes = () => texts.map((element) => parseFloat(getComputedStyle(element).fontSize))
  const { style } = document.documentElement
  const asked = style.fontSize
  const large = sizes()
  style.fontSize = ''
  const usual = sizes()
  style.fontSize = asked
  return texts
    .filter((_, index) => {
      const [before = 0, after = 0] = [usual[index], large[index]]
      return before < 24 && after < 1.2 * before
    })
    .map((element) => found(element, 'No crece con la letra que pide quien lee'))
}
