// Runs in a page (inPage.ts bundles it).
import { coveredElements } from './covered.ts'
import { targetOf, type VisibleText, visibleTexts } from './texts.ts'

/** A fault in the layout of the page, in its current window. */
export type LayoutFault = {
  /**
   * - wide: the page scrolls sideways
   * - cut: a box cuts a text off
   * - lost: a text lies where nobody can scroll to
   * - broken: a word breaks across lines, and is not a long word in small type
   * - empty: a picture has no area
   * - covered: a text or a control lies under something else
   */
  readonly kind: 'wide' | 'cut' | 'lost' | 'broken' | 'empty' | 'covered'
  /** The element: "#menu", "p «Comida en el parque»"; for a picture "img «logo.svg»". */
  readonly target: string
}

/** A single fault if the page scrolls sideways. Its target is the first element that crosses the right edge. */
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

/** "cut" if an ancestor cuts the text off; "lost" if it lies where nobody can scroll to; otherwise null. */
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
  const isBeforePage = right + scrollX <= 0 || bottom + scrollY <= 0
  return isBeforePage ? 'lost' : null
}

/** Words that should not break. They end at a space, a hyphen, a dash or a soft hyphen. */
const words = /[^\s\u00a0\u00ad–-]+/g

/** Words with more letters may break across lines in small type. No word may break in large type. */
const longestUnbroken = 12

/** The words of a text that break across lines, but must not. */
function wordFaults({ node, parent }: VisibleText): LayoutFault[] {
  const isLarge = isLargeType(parent)
  const range = document.createRange()
  const faults: LayoutFault[] = []
  for (const { 0: word, index } of node.data.matchAll(words)) {
    if (!isLarge && word.length > longestUnbroken) continue
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0)
    // A broken word has a box in each line. A box that begins farther down is in another line, even if the two boxes overlap.
    const isBroken = others.some(({ top }) => top > (first?.top ?? 0) + 1)
    if (isBroken) faults.push({ kind: 'broken', target: targetOf(parent, word) })
  }
  return faults
}

/**
 * Whether an element has large type: it is in a heading, or its font size is at least 1.5rem, WCAG's 18 points of "large
 * scale".
 */
function isLargeType(element: Element): boolean {
  if (element.closest('h1, h2, h3')) return true
  const fontSize = parseFloat(getComputedStyle(element).fontSize)
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return fontSize >= 1.5 * rem
}

/** Pictures with a meaning. An ornament, which may shrink to nothing, is not among them. */
const pictures = 'img, canvas, iframe, video, svg[role=img]'

/** Visible pictures without width or height. */
export function picturesWithoutArea(): LayoutFault[] {
  return [...document.querySelectorAll(pictures)].flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect()
    const isEmpty = picture.checkVisibility({ visibilityProperty: true }) && width * height < 1
    return isEmpty ? [{ kind: 'empty', target: pictureTarget(picture) }] : []
  })
}

/** The name of a picture for a finding: its address or, without one, the class of the picture or of an element around it. */
function pictureTarget(picture: Element): string {
  const name = picture.getAttribute('src') ?? picture.closest('[class]')?.getAttribute('class')
  return `${picture.localName} «${name ?? ''}»`
}

/** Texts below a root that are cut off, or lie where nobody can scroll to. */
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
