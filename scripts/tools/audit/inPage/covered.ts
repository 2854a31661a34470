// Runs in a page (inPage.ts bundles it). Finds texts and controls that lie under something else.
import { visibleTexts } from './texts.ts'
import { withStyle } from './withStyle.ts'

/** A control or a line of text, with the points at which the audit checks whether something covers it. */
type Box = {
  /** The control, or the element around the text. */
  readonly owner: Element
  readonly points: readonly Point[]
}

/** A point in the page's coordinates. */
type Point = readonly [x: number, y: number]

const controls = 'a[href], button, input, textarea, select, summary, iframe'

/** Makes hit tests find elements with `pointer-events: none`, too, because these may cover a text. */
const hitEverything = '*, ::before, ::after { pointer-events: auto !important }'

/** Finds covered texts and controls below a root. Scrolls through the page and, at the end, back to the start. */
export function coveredElements(root: Element = document.body): Element[] {
  const start = { left: scrollX, top: scrollY, behavior: 'instant' } as const
  const covered = new Set<Element>()
  const addCoveredAmong = (boxes: readonly Box[]) => {
    for (const { owner, points } of boxes) {
      if (points.some((point) => isCovered(owner, point))) covered.add(owner)
    }
  }
  withStyle(hitEverything, () => {
    const boxes = [...textBoxes(root), ...controlBoxes(root)]
    addCoveredAmong(boxes.filter(isInWindow))
    // Fixed elements outside of the window, such as a menu, are left out: no scrolling brings them into the window.
    let unchecked = boxes.filter((box) => !isInWindow(box) && !isFixed(box.owner))
    while (unchecked[0]) {
      const [box] = unchecked
      const [, y = 0] = box.points[0] ?? []
      window.scrollTo({ top: y - innerHeight / 2, behavior: 'instant' })
      addCoveredAmong(unchecked.filter(isInWindow))
      // Each box is scrolled to once, and is then left out: a box to the left or right of the window stays outside of it.
      unchecked = unchecked.filter((one) => one !== box && !isInWindow(one))
    }
  })
  window.scrollTo(start)
  return [...covered]
}

/** The lines of all texts, with three points each. */
function textBoxes(root: Element): Box[] {
  return visibleTexts(root).flatMap(({ parent, range }) => {
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    return lines.map((line) => ({
      owner: parent,
      points: [0.1, 0.5, 0.9].map((across) => pointIn(line, across)),
    }))
  })
}

/** The visible controls, with the middle of each. Inert controls are left out, because hit tests pass over them. */
function controlBoxes(root: Element): Box[] {
  const boxes: Box[] = []
  for (const control of root.querySelectorAll(controls)) {
    if (control.matches('[inert], [inert] *')) continue
    const [rect] = control.getClientRects()
    const isVisible = control.checkVisibility({ visibilityProperty: true })
    if (isVisible && rect && rect.width > 1) {
      boxes.push({ owner: control, points: [pointIn(rect, 0.5)] })
    }
  }
  return boxes
}

/** A point at half the height of a rectangle. `across` is a share of the width: 0 at the left edge, 1 at the right. */
const pointIn = ({ left, top, width, height }: DOMRect, across: number): Point => [
  left + scrollX + width * across,
  top + scrollY + height / 2,
]

/** Whether all points of a box are in the window. */
const isInWindow = ({ points }: Box) =>
  points.every(([x, y]) => {
    const left = x - scrollX
    const top = y - scrollY
    return left >= 0 && left < innerWidth && top >= 0 && top < innerHeight
  })

/** Whether something else is painted over a point of an element. */
function isCovered(owner: Element, [x, y]: Point): boolean {
  // `elementsFromPoint` begins with the topmost element.
  for (const layer of document.elementsFromPoint(x - scrollX, y - scrollY)) {
    const isOwn = owner.contains(layer) || layer.contains(owner) || isInLabel(layer, owner)
    if (isOwn) return false
    // A sticky header may cover text, because a visitor can scroll on. keyboard.ts checks whether it covers the focus.
    if (isOpaque(layer) && !isFixed(layer, owner)) return true
  }
  return false
}

/** Whether an element is in the label of a field. A label may cover its field, because it shows the field's state. */
export const isInLabel = (element: Element, field: Element): boolean =>
  field instanceof HTMLInputElement &&
  [...(field.labels ?? [])].some((label) => label.contains(element))

/** Whether an element hides everything below it: a picture, a shape of a drawing, or an element with a background. */
function isOpaque(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true })) return false
  const { backgroundColor, backgroundImage, fill, fillOpacity } = getComputedStyle(element)
  const isShape = element instanceof SVGElement && element.localName !== 'svg'
  if (isShape) return fill !== 'none' && Number(fillOpacity) > 0.5
  if (element.matches('img, canvas, video, iframe')) return true
  return backgroundImage !== 'none' || opacityOf(backgroundColor) > 0.5
}

/** The last number of "rgba(0, 0, 0, 0.5)" and of "oklch(0 0 0 / 0.5)", which is the opacity. */
const alpha = /(?:rgba\(.*,|\/) *([\d.]+)\)$/

/** "rgba(0, 0, 0, 0.5)" → 0.5; "rgb(0, 0, 0)" → 1 */
function opacityOf(colour: string): number {
  const [, opacity = '1'] = alpha.exec(colour) ?? []
  return Number(opacity)
}

/**
 * Whether an element stays in the window while the page scrolls, because it or an ancestor is fixed or sticky.
 * @param other an element that may lie below it. An ancestor of both does not count, because it keeps both in the window
 */
function isFixed(element: Element, other?: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (other && box.contains(other)) return false
    if (/fixed|sticky/.test(getComputedStyle(box).position)) return true
  }
  return false
}
