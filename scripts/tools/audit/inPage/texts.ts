// Runs in a page (inPage.ts bundles it).

/** A text node that is visible. */
export type VisibleText = {
  readonly node: Text
  readonly parent: HTMLElement
  /** The contents of the node. Only a range has boxes for its lines. */
  readonly range: Range
}

/** The visible texts below a root. Texts for screen readers are not visible (`isClipped`). */
export function visibleTexts(root: Element = document.body): VisibleText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const parent = node.parentElement
    if (!parent || !node.data.trim() || parent.closest('script, style, noscript, svg')) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const isEmpty = range.getBoundingClientRect().width === 0
    if (!isEmpty && !isClipped(parent)) texts.push({ node, parent, range })
  }
  return texts
}

/** Whether an element is in a box of one pixel that cuts its content off. This is how texts for screen readers are hidden. */
function isClipped(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { width, height } = box.getBoundingClientRect()
    const isTiny = width < 2 && height < 2
    if (isTiny && getComputedStyle(box).overflowX !== 'visible') return true
  }
  return false
}

/** The name of an element for a finding: "#menu", or "p «Comida en el parque»" with the beginning of its text. */
export function targetOf(element: Element, text = element.textContent): string {
  if (element.id) return `#${element.id}`
  return `${element.localName} «${text.replace(/\s+/g, ' ').trim().slice(0, 60)}»`
}
