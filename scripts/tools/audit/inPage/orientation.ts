// Runs in a page (inPage.ts bundles it). A page has to work in portrait and in landscape (WCAG 1.3.4).
import { visibleTexts } from './texts.ts'

/** The state of a page in a window of one orientation. */
export type PageInWindow = {
  /** The visible texts of the page's content. */
  readonly texts: readonly string[]
  /** Whether most texts do not run from left to right. */
  readonly isTurned: boolean
  /** Whether fixed elements cover most of the window. */
  readonly isHidden: boolean
  /** The orientation that a script or the manifest requires; undefined if neither requires one. */
  readonly locked: string | undefined
}

export async function pageInWindow(): Promise<PageInWindow> {
  const texts = visibleTexts(document.querySelector('main') ?? document.body)
  const turnedTexts = texts.filter(({ node }) => isTextTurned(node))
  return {
    texts: texts.map(({ node }) => node.data.trim()),
    isTurned: turnedTexts.length > texts.length / 2,
    isHidden: isMostlyHidden(),
    locked: window.lockedOrientation ?? (await manifestOrientation()),
  }
}

/** Whether a text is turned: the second letter lies less to the right of the first letter than above or below it. */
function isTextTurned(node: Text): boolean {
  const start = node.data.search(/\S\S/)
  if (start < 0) return false
  // The middle of each of two letters.
  const [first, second] = [start, start + 1].map((index) => {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  if (!first || !second) return false
  return second.x - first.x < Math.abs(second.y - first.y)
}

/** Whether fixed elements, such as «Gira el teléfono», cover at least five of nine points of the window. */
function isMostlyHidden(): boolean {
  // Shares of the window's width and of its height.
  const shares = [0.1, 0.5, 0.9]
  const points = shares.flatMap((across) => shares.map((down) => ({ across, down })))
  const coveredPoints = points.filter(({ across, down }) =>
    isFixed(document.elementFromPoint(across * innerWidth, down * innerHeight)),
  )
  return coveredPoints.length >= 5
}

/** Whether an element or an ancestor is fixed, or one of their pseudo-elements. */
function isFixed(element: Element | null): boolean {
  // `elementFromPoint` returns the element to which a pseudo-element belongs. `undefined` stands for the element itself.
  const pseudoElements = [undefined, '::before', '::after']
  for (let box = element; box; box = box.parentElement) {
    const styles = pseudoElements.map((pseudo) => getComputedStyle(box, pseudo))
    if (styles.some(isFixedBox)) return true
  }
  return false
}

/** Whether a box is fixed. A pseudo-element whose `content` is "none" has no box. */
const isFixedBox = ({ position, content }: CSSStyleDeclaration) =>
  position === 'fixed' && content !== 'none'

/** The orientation in which an installed page opens; undefined if the visitor chooses. */
async function manifestOrientation(): Promise<string | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (!link) return undefined
  const response = await fetch(link.href)
  const { orientation = 'any' } = (await response.json()) as { orientation?: string }
  const allowsAll = orientation === 'any' || orientation === 'natural'
  return allowsAll ? undefined : orientation
}

declare global {
  interface Window {
    /** The orientation to which a script has locked the screen. Set by `noteLocks` (scripts/tools/audit/orientation.ts). */
    lockedOrientation?: string
  }
}
