// Runs in a page (inPage.ts bundles it). A page has to work in portrait and in landscape (WCAG 1.3.4).
import { visibleTexts } from './texts.ts'

/** The state of a page in a window of one orientation. */
export type PageInWindow = {
  /** The texts of its content. */
  readonly texts: readonly string[]
  /** Whether most texts do not run from left to right. */
  readonly isTurned: boolean
  /** Whether fixed elements cover most of the window. */
  readonly isHidden: boolean
  /** The only orientation that the manifest or a script allows; undefined if both allow all. */
  readonly locked: string | undefined
}

export async function pageInWindow(): Promise<PageInWindow> {
  const texts = visibleTexts(document.querySelector('main') ?? document.body)
  const turned = texts.filter(({ node }) => isTurned(node))
  return {
    texts: texts.map(({ node }) => node.data.trim()),
    isTurned: turned.length > texts.length / 2,
    isHidden: isMostlyHidden(),
    locked: window.lockedOrientation ?? (await manifestOrientation()),
  }
}

/** Whether a text is turned: from the first letter to the second it is farther up or down than to the right. */
function isTurned(node: Text): boolean {
  const start = node.data.search(/\S\S/)
  if (start < 0) return false
  const [first, second] = [start, start + 1].map((index) => {
    // The middle of one letter.
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
  const shares = [0.1, 0.5, 0.9]
  const points = shares.flatMap((across) => shares.map((down) => ({ across, down })))
  const hidden = points.filter(({ across, down }) =>
    isFixed(document.elementFromPoint(across * innerWidth, down * innerHeight)),
  )
  return hidden.length >= 5
}

/** Whether an element, an ancestor, or a pseudo-element of one of these is fixed. */
function isFixed(element: Element | null): boolean {
  // `elementFromPoint` gives the element to which a pseudo-element belongs. `undefined` stands for the element itself.
  const pseudoElements = [undefined, '::before', '::after']
  for (let box = element; box; box = box.parentElement) {
    const styles = pseudoElements.map((pseudo) => getComputedStyle(box, pseudo))
    if (styles.some(isFixedBox)) return true
  }
  return false
}

/** Whether a box exists and is fixed. A pseudo-element whose `content` is "none" does not exist. */
const isFixedBox = ({ position, content }: CSSStyleDeclaration) =>
  position === 'fixed' && content !== 'none'

/** The orientation in which an installed page opens; undefined if the visitor chooses. */
async function manifestOrientation(): Promise<string | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (!link) return undefined
  const response = await fetch(link.href)
  const { orientation = 'any' } = (await response.json()) as { orientation?: string }
  const isFree = orientation === 'any' || orientation === 'natural'
  return isFree ? undefined : orientation
}

declare global {
  interface Window {
    /** The orientation to which a script has locked the screen. Set by `noteLocks` (scripts/tools/audit/orientation.ts). */
    lockedOrientation?: string
  }
}
