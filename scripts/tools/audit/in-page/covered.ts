// Runs in a page (in-page.ts bundles it). Finds texts and controls that lie under something else.
import { visibleTexts } from './texts.ts'
import { withStyle } from './with-style.ts'

/** A line of a text or a control, with points of it in the page's coordinates. */
type Box = { readonly owner: Element; readonly points: readonly Point[] }
type Point = readonly [x: number, y: number]

const controls = 'a[href], button, input, textarea, select, summary, iframe'

/** Makes hit tests find elements with `pointer-events: none` too, because they may cover a text. */
const hitEverything = '*, ::before, ::after { pointer-events: auto !important }'

/** Texts and controls below a root that are covered, at any height of the page. The page is scrolled back afterwards. */
export function coveredElements(root: Element = document.body): Element[] {
  const start = { left: scrollX, top: scrollY, behavior: 'instant' } as const
  const covered = new Set<Element>()
  /** Checks the boxes that are in the window, and returns the others. */
  const checkVisible = (boxes: readonly Box[]) => {
    const visible = boxes.filter(({ points }) => points.every(isInWindow))
    for (const { owner, points } of visible)
      if (points.some((point) => isCovered(owner, point))) covered.add(owner)
    return boxes.filter((box) => !visible.includes(box))
  }
  withStyle(hitEverything, () => {
    const outside = checkVisible([...textBoxes(root), ...controlBoxes(root)])
    // No scrolling brings a fixed element, such as a menu, into the window.
    let remaining = outside.filter(({ owner }) => !isFixed(owner))
    for (let next = remaining[0]; next; next = remaining[0]) {
      const [, y = 0] = next.points[0] ?? []
      window.scrollTo({ top: y - innerHeight / 2, behavior: 'instant' })
      // A box that is still outside lies beside the page. `goneTexts` reports it.
      remaining = checkVisible(remaining).filter((box) => box !== next)
    }
  })
  window.scrollTo(start)
  return [...covered]
}

/** Three points of each line of a text. */
const textBoxes = (root: Element): Box[] =>
  visibleTexts(root).flatMap(({ parent, range }) =>
    [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((line) => ({ owner: parent, points: [0.1, 0.5, 0.9].map((x) => pointIn(line, x)) })),
  )

const controlBoxes = (root: Element): Box[] =>
  [...root.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({ owner: control, rect: control.getClientRects()[0] }))
    .flatMap(({ owner, rect }) =>
      rect && rect.width > 1 ? [{ owner, points: [pointIn(rect, 0.5)] }] : [],
    )

const pointIn = ({ left, top, width, height }: DOMRect, across: number): Point => [
  left + scrollX + width * across,
  top + scrollY + height / 2,
]

const isInWindow = ([x, y]: Point) =>
  x - scrollX >= 0 && x - scrollX < innerWidth && y - scrollY >= 0 && y - scrollY < innerHeight

/** Whether an element that hides what is below lies over a point of another one. */
function isCovered(owner: Element, [x, y]: Point): boolean {
  for (const layer of document.elementsFromPoint(x - scrollX, y - scrollY)) {
    if (owner.contains(layer) || layer.contains(owner) || isLabelled(owner, layer)) return false
    // A sticky header covers any text while the page scrolls. The walk with the Tab key checks whether it covers the focus.
    if (paints(layer) && !isFixed(layer, owner)) return true
  }
  return false
}

/** Whether a layer is in the label of a field. The label may cover the field, because it shows its state. */
const isLabelled = (field: Element, layer: Element) =>
  field instanceof HTMLInputElement && [...(field.labels ?? [])].some((one) => one.contains(layer))

/** Whether an element hides what is below it: a picture, a shape of a drawing, a background. */
function paints(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true })) return false
  const { backgroundColor, backgroundImage, fill, fillOpacity } = getComputedStyle(element)
  if (element instanceof SVGElement && element.localName !== 'svg')
    return fill !== 'none' && Number(fillOpacity) > 0.5
  if (element.matches('img, canvas, video, iframe')) return true
  return backgroundImage !== 'none' || opacityOf(backgroundColor) > 0.5
}

/** "rgba(0, 0, 0, 0.5)" or "oklch(0 0 0 / 0.5)" → 0.5; "rgb(0, 0, 0)" → 1 */
const opacityOf = (colour: string) => Number(/(?:rgba\(.*,|\/) *([\d.]+)\)$/.exec(colour)?.[1] ?? 1)

/** Whether an element, or a box around it that does not contain `other`, stays in the window while the page scrolls. */
function isFixed(element: Element, other?: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (other && box.contains(other)) return false
    if (/fixed|sticky/.test(getComputedStyle(box).position)) return true
  }
  return false
}
