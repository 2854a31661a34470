// It runs in a page: in-page.ts bundles it.
import { coveredElements } from './covered.ts'
import { targetOf, type VisibleText, visibleTexts } from './texts.ts'

/** A fault in the layout of the page, in its present window. */
export type LayoutFault = {
  /**
   * - wide: the page scrolls sideways
   * - cut: a box cuts text off
   * - lost: text lies where no scrolling leads
   * - broken: a word breaks across lines; outside of headings and large type, long words may
   * - empty: a picture has no area
   * - covered: something that is read or pressed lies under something else
   */
  readonly kind: 'wide' | 'cut' | 'lost' | 'broken' | 'empty' | 'covered'
  /** Selector of the element, or its name and the beginning of its text. */
  readonly target: string
}

export function wideFaults(): LayoutFault[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const widest = [...document.querySelectorAll('body *')].find(
    // Half a pixel of rounding on either side.
    (element) =>
      element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
  )
  return [{ kind: 'wide', target: targetOf(widest ?? document.documentElement) }]
}

/** Whether an ancestor cuts off a part of the text, or the text lies where no scrolling leads. */
function cutOrLost({ parent, range }: VisibleText): 'cut' | 'lost' | null {
  const { left, right, top, bottom } = range.getBoundingClientRect()
  const quarter = (range.getClientRects()[0]?.height ?? 0) / 4
  for (let box: Element | null = parent; box; box = box.parentElement) {
    if (box === document.documentElement) break
    const { overflowX, overflowY, position } = getComputedStyle(box)
    const clip = box.getBoundingClientRect()
    const across = right > clip.right + 1 || left < clip.left - 1
    const down = bottom - clip.bottom > quarter || clip.top - top > quarter
    if ((across && /hidden|clip/.test(overflowX)) || (down && /hidden|clip/.test(overflowY)))
      return 'cut'
    // A scrolling box can show its whole text, and a fixed one does not move with the page.
    if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return null
  }
  return right + scrollX <= 0 || bottom + scrollY <= 0 ? 'lost' : null
}

function wordFaults({ node, parent }: VisibleText): LayoutFault[] {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  const isLarge =
    parent.closest('h1, h2, h3') !== null ||
    parseFloat(getComputedStyle(parent).fontSize) >= 1.5 * rem
  const range = document.createRange()
  return [...node.data.matchAll(/[^\s\u00a0\u00ad–-]+/g)].flatMap(({ 0: word, index }) => {
    if (!isLarge && word.length > 12) return []
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0)
    // Compares the tops, because lines may be closer than their letters are high.
    return others.some(({ top }) => top > (first?.top ?? 0) + 1)
      ? [{ kind: 'broken', target: targetOf(parent, word) }]
      : []
  })
}

/** An ornament may give its space to what is read. */
const pictures = 'img, canvas, iframe, video, svg[role=img]'

/** Pictures that take part in the layout and show nothing, because they are not wide or not high. */
export function picturesWithoutArea(): LayoutFault[] {
  return [...document.querySelectorAll(pictures)].flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect()
    const isEmpty = picture.checkVisibility({ visibilityProperty: true }) && width * height < 1
    return isEmpty ? [{ kind: 'empty', target: pictureTarget(picture) }] : []
  })
}

function pictureTarget(picture: Element): string {
  const name = picture.getAttribute('src') ?? picture.closest('[class]')?.getAttribute('class')
  return `${picture.localName} «${name ?? ''}»`
}

/** Texts below a root that are cut off, or that no scrolling reaches. */
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
