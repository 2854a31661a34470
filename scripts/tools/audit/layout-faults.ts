// It runs in a page, as a part of scripts/tools/audit/in-page.ts.

/** A fault in the layout of the page, in its present window. */
export type LayoutFault = {
  /**
   * - wide: the page scrolls sideways
   * - cut: a box cuts text off
   * - lost: text lies where no scrolling leads
   * - broken: a word breaks across lines; outside of headings and large type, long words may
   * - covered: something opaque lies over the middle of a text
   * - empty: a picture is shown without area
   */
  readonly kind: 'wide' | 'cut' | 'lost' | 'broken' | 'covered' | 'empty'
  /** Selector of the element, or its name and the beginning of its text. */
  readonly target: string
}

type VisibleText = { readonly node: Text; readonly parent: HTMLElement; readonly range: Range }

/** Visible texts. A box of one pixel is for screen readers only. */
function visibleTexts(): VisibleText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
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

function wideFaults(): LayoutFault[] {
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

/** Photos and drawings that are shown, but have no area. */
function emptyFaults(): LayoutFault[] {
  const pictures = [...document.querySelectorAll('img, svg[viewBox]')]
  return pictures
    .filter((picture) => {
      const { width, height } = picture.getBoundingClientRect()
      return picture.checkVisibility() && (width < 1 || height < 1)
    })
    .map((picture) => {
      const around = picture.closest('li, article, section, header') ?? picture
      return { kind: 'empty', target: targetOf(around) }
    })
}

/** Whether an element hides what is below it: a picture, or a box with a ground. */
function isOpaque(element: Element): boolean {
  if (element.closest('img, svg, iframe')) return true
  const { backgroundColor } = getComputedStyle(element)
  return !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)
}

/** Whether something opaque, which does not hold the text, lies over the middle of its first line. */
function isCovered({ parent, range }: VisibleText): boolean {
  const [line] = range.getClientRects()
  if (!line) return false
  const stack = document.elementsFromPoint(line.x + line.width / 2, line.y + line.height / 2)
  const own = stack.findIndex((element) => element.contains(parent))
  return stack.slice(0, own).some((element) => isOpaque(element) && !parent.contains(element))
}

/**
 * Covered texts of the page's content. The page is scrolled through, because browsers hit only what is in the window. Each
 * text is looked at in the window's lower half, where no sticky header passes over it.
 */
function coverFaults(texts: readonly VisibleText[]): LayoutFault[] {
  const start = scrollY
  const step = Math.floor(innerHeight / 2)
  const faults: LayoutFault[] = []
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    scrollTo({ top: Math.max(0, top - step), behavior: 'instant' })
    for (const text of texts) {
      const { y = -1, height = 0 } = text.range.getClientRects()[0] ?? {}
      const middle = y + height / 2 + scrollY
      if (middle < top || middle >= top + step) continue
      if (isCovered(text)) faults.push({ kind: 'covered', target: targetOf(text.parent) })
    }
  }
  scrollTo({ top: start, behavior: 'instant' })
  return faults
}

/** The layout faults of the page. */
export function layoutFaults(): LayoutFault[] {
  const texts = visibleTexts()
  const ofContent = texts.filter(({ parent }) => parent.closest('main, footer'))
  const faults = [...wideFaults(), ...emptyFaults(), ...coverFaults(ofContent)]
  for (const text of texts) {
    const gone = cutOrLost(text)
    if (gone) faults.push({ kind: gone, target: targetOf(text.parent) })
    faults.push(...wordFaults(text))
  }
  return faults
}
