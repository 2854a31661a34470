import { nodeAt } from './elements.ts'

/** A box of text in the page, in CSS pixels from its top left corner. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Text of an element as it is drawn. */
export type DrawnText = {
  /** As much of them as a box that scrolls sideways, as those of tables do, shows of them. */
  readonly boxes: readonly Box[]
  /** Whether that is nothing. */
  readonly scrolledOut: boolean
  /** WCAG's "large-scale": 24 px, or 18.66 px in bold. */
  readonly large: boolean
}

/** The text of elements or text nodes, given by selectors or XPath, in the page as it is. */
export const drawnText = (paths: readonly string[]): DrawnText[] =>
  paths.map((path) => read(nodeAt(path)))

function read(node: Node | null): DrawnText {
  const element = node instanceof Element ? node : node?.parentElement
  const scroller = element?.closest('main [tabindex="0"]')?.getBoundingClientRect()
  const texts = node instanceof Element ? [...node.childNodes] : node ? [node] : []
  const rects = texts
    .filter((text) => text instanceof Text)
    .flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
    })
  const boxes = rects.flatMap(({ left, right, y, height }) => {
    const from = Math.max(left, scroller?.left ?? left)
    const width = Math.min(right, scroller?.right ?? right) - from
    return width > 0 ? { x: from + scrollX, y: y + scrollY, width, height } : []
  })
  const style = element && getComputedStyle(element)
  const size = parseFloat(style?.fontSize ?? '0')
  return {
    boxes,
    scrolledOut: rects.length > 0 && boxes.length === 0,
    large: size >= 24 || (size >= 18.66 && Number(style?.fontWeight) >= 700),
  }
}
