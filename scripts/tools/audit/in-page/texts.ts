// Runs in a page (in-page.ts bundles it).

export type VisibleText = {
  readonly node: Text
  readonly parent: HTMLElement
  readonly range: Range
}

/** The visible texts below a root. A text in a box of one pixel is for screen readers only, and left out. */
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
    let hidden = range.getBoundingClientRect().width === 0
    for (let box: Element | null = parent; box && !hidden; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect()
      hidden = width < 2 && height < 2 && getComputedStyle(box).overflowX !== 'visible'
    }
    if (!hidden) texts.push({ node, parent, range })
  }
  return texts
}

/** The name of an element for a finding: "#menu", or "p «Comida en el parque»" with the beginning of its text. */
export function targetOf(element: Element, text = element.textContent): string {
  if (element.id) return `#${element.id}`
  return `${element.localName} «${text.replace(/\s+/g, ' ').trim().slice(0, 60)}»`
}
