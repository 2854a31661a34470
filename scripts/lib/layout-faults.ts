/** A fault in the layout of the page, in its present window. */
export type LayoutFault = {
  /**
   * - wide: the page scrolls sideways
   * - cut: a box cuts text off
   * - lost: text lies where no scrolling leads
   * - broken: a word breaks across lines; outside of headings and large type, long words may
   * - thin: a column holds fewer than twelve letters
   */
  readonly kind: 'wide' | 'cut' | 'lost' | 'broken' | 'thin'
  /** Selector of the element, or its name and the beginning of its text. */
  readonly target: string
  readonly text: string
}

// These functions run in the page, where they call each other by name.
// None holds a named function: some compilers wrap those in a helper that the page lacks.

/** Visible texts. A box of one pixel is for screen readers only. */
function visibleTexts(): { node: Text; parent: HTMLElement; boxes: DOMRect[] }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const parent = node.parentElement
    if (!parent || !node.data.trim() || parent.closest('script, style, noscript, svg')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    let hidden = false
    for (let box: Element | null = parent; box && !hidden; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect()
      hidden = width < 2 && height < 2 && getComputedStyle(box).overflowX !== 'visible'
    }
    if (!hidden && boxes.length > 0) texts.push({ node, parent, boxes })
  }
  return texts
}

function faultAt(kind: LayoutFault['kind'], element: Element, text?: string): LayoutFault {
  const words = (text ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  const target = element.id ? `#${element.id}` : `${element.localName} «${words}»`
  return { kind, target, text: words }
}

function wideFaults(): LayoutFault[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const widest = [...document.querySelectorAll('body *')].find(
    // Half a pixel of rounding on either side.
    (element) =>
      element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
  )
  return [faultAt('wide', widest ?? document.documentElement)]
}

/** Whether an ancestor cuts off a part of the text, or the text lies where no scrolling leads. */
function cutOrLost(parent: Element, boxes: readonly DOMRect[]): 'cut' | 'lost' | null {
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  const quarter = (boxes[0]?.height ?? 0) / 4
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

function wordFaults(node: Text, parent: Element): LayoutFault[] {
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
      ? [faultAt('broken', parent, word)]
      : []
  })
}

/** Running text in a column too thin to be read. */
function isThin(node: Text, parent: Element, boxes: readonly DOMRect[]): boolean {
  if (boxes.length < 2 || node.data.length <= 40) return false
  if (!parent.matches('main :is(p, li, summary, address)')) return false
  const written = boxes.reduce((sum, { width }) => sum + width, 0) / node.data.length
  return parent.clientWidth / written < 12
}

function allFaults(): LayoutFault[] {
  const faults = wideFaults()
  for (const { node, parent, boxes } of visibleTexts()) {
    const gone = cutOrLost(parent, boxes)
    if (gone) faults.push(faultAt(gone, parent))
    faults.push(...wordFaults(node, parent))
    if (isThin(node, parent, boxes)) faults.push(faultAt('thin', parent))
  }
  return faults
}

const code = [visibleTexts, faultAt, wideFaults, cutOrLost, wordFaults, isThin, allFaults]

/**
 * Finds the layout faults of a page. It runs in the page and is self-contained: any driver can send it to any engine.
 */
export const layoutFaults = new Function(
  `${code.join('\n')}\nreturn allFaults()`,
) as () => LayoutFault[]
