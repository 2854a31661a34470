// Runs in a page (inPage.ts bundles it).
import { coveredElements } from './covered.ts'
import { targetOf, type VisibleText, visibleTexts } from './texts.ts'

/** A fault in the layout of the page, in its present window. */
export type LayoutFault = {
  /**
   * - wide: the page scrolls sideways
   * - cut: a box cuts text off
   * - lost: text lies where nobody can scroll
   * - broken: a word breaks across lines. Only long words in small type may break
   * - empty: a picture has no area
   * - covered: a text or a control lies under something else
   */
  readonly kind: 'wide' | 'cut' | 'lost' | 'broken' | 'empty' | 'covered'
  /** The element: "#menu", "p «Comida en el parque»"; for a picture "img «logo.svg»". */
  readonly target: string
}

/** One fault if the page scrolls sideways. Its target is the first element that goes beyond the right edge. */
export function wideFaults(): LayoutFault[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  // One pixel more, because both edges are rounded.
  const limit = clientWidth + 1
  const wideElement = [...document.querySelectorAll('body *')].find(
    (element) => element.getBoundingClientRect().right > limit && element.checkVisibility(),
  )
  return [{ kind: 'wide', target: targetOf(wideElement ?? document.documentElement) }]
}

/** Whether an ancestor cuts the text off ("cut"), or the text lies where nobody can scroll ("lost"); null if neither. */
function cutOrLost({ parent, range }: VisibleText): 'cut' | 'lost' | null {
  const { left, right, top, bottom } = range.getBoundingClientRect()
  // A quarter of a line may be cut off above or below, because letters do not fill the height of their line.
  const quarterOfLine = (range.getClientRects()[0]?.height ?? 0) / 4
  for (let box: Element | null = parent; box; box = box.parentElement) {
    if (box === document.documentElement) break
    const { overflowX, overflowY, position } = getComputedStyle(box)
    const bounds = box.getBoundingClientRect()
    const isWider = right > bounds.right + 1 || left < bounds.left - 1
    const isTaller = bottom - bounds.bottom > quarterOfLine || bounds.top - top > quarterOfLine
    if (isWider && /hidden|clip/.test(overflowX)) return 'cut'
    if (isTaller && /hidden|clip/.test(overflowY)) return 'cut'
    // A box that scrolls can show all of its text. A fixed box may lie outside of the page.
    if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return null
  }
  return right + scrollX <= 0 || bottom + scrollY <= 0 ? 'lost' : null
}

/** Pieces of a text that should not break. They end at a space, a hyphen, a dash or a soft hyphen. */
const words = /[^\s\u00a0\u00ad–-]+/g

/** In small type, words of more letters may break across lines. In large type no word may. */
const longestUnbroken = 12

/** The words of a text that break across lines although they must not. */
function wordFaults({ node, parent }: VisibleText): LayoutFault[] {
  const isLarge = isLargeType(parent)
  const range = document.createRange()
  const faults: LayoutFault[] = []
  for (const { 0: word, index } of node.data.matchAll(words)) {
    if (!isLarge && word.length > longestUnbroken) continue
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0)
    // A box that begins farther down is on another line. Boxes of two lines may overlap, so their bottoms are not compared.
    const isBroken = others.some(({ top }) => top > (first?.top ?? 0) + 1)
    if (isBroken) faults.push({ kind: 'broken', target: targetOf(parent, word) })
  }
  return faults
}

/** Whether an element has large type: it is a heading, or its font has 1.5rem, the 18 points of WCAG's "large scale". */
function isLargeType(element: Element): boolean {
  if (element.closest('h1, h2, h3')) return true
  const fontSize = parseFloat(getComputedStyle(element).fontSize)
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return fontSize >= 1.5 * rem
}

/** Pictures with content. An ornament may shrink to nothing. */
const pictures = 'img, canvas, iframe, video, svg[role=img]'

/** Pictures that are in the layout without width or height. */
export function picturesWithoutArea(): LayoutFault[] {
  return [...document.querySelectorAll(pictures)].flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect()
    const isEmpty = picture.checkVisibility({ visibilityProperty: true }) && width * height < 1
    return isEmpty ? [{ kind: 'empty', target: pictureTarget(picture) }] : []
  })
}

/** The name of a picture for a finding: its address or, without one, its class or that of an element around it. */
function pictureTarget(picture: Element): string {
  const name = picture.getAttribute('src') ?? picture.closest('[class]')?.getAttribute('class')
  return `${picture.localName} «${name ?? ''}»`
}

/** Texts below a root that are cut off, or that lie where nobody can scroll. */
export function goneTexts(root?: Element): LayoutFault[] {
  return visibleTexts(root).flatMap((text) => {
    const kind = cutOrLost(text)
    return kind ? [{ kind, target: targetOf(text.parent) }] : []
  })
}

/** The layout faults of the page. */
export function layoutFaults(): LayoutFault[] {
  return [
    ...wideFaults(),
    ...goneTexts(),
    ...visibleTexts().flatMap(wordFaults),
    ...picturesWithoutArea(),
    ...coveredElements().map((one) => ({ kind: 'covered' as const, target: targetOf(one) })),
  ]
}
