// It runs in a page: in-page.ts bundles it.

export type VisibleText = {
  readonly node: Text
  readonly parent: HTMLElement
  readonly range: Range
}

/** Visible texts. A box of one pixel is for screen readers only. */
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

export function targetOf(element: Element, text = element.textContent): string {
  if (element.id) return `#${element.id}`
  return `${element.localName} «${text.replace(/\s+/g, ' ').trim().slice(0, 60)}»`
}
