// Functions that run in the page. They can use their arguments and browser globals, and nothing else of this file.

export const titleBegins = (text: string) => document.title.startsWith(text)

export const headingIs = (text: string) => document.querySelector('h1')?.textContent === text

export const focusIsOn = (text: string) => document.activeElement?.textContent === text

export const fieldHasFocus = (name: string) => document.activeElement?.getAttribute('name') === name

export const isScrolledTo = (top: number) => Math.abs(scrollY - top) < 5

export const isScrolledBeyond = (top: number) => scrollY > top

export const scrollDownTo = (top: number) => scrollTo({ top, behavior: 'instant' })

/** Marks the document. A page load would replace the document, and the mark would be gone. */
export const markDocument = () => void Object.assign(window, { stillHere: true })

export const isMarked = () => 'stillHere' in window

export const isMenuOpen = () => Boolean(document.querySelector('nav:popover-open'))

/** Ids of the answers that are open. */
export const openAnswers = () =>
  [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id)

/** Ids of the answers that are not displayed, or whose height is less than a line of text (10 px). */
export const hiddenAnswers = () =>
  [...document.querySelectorAll('main details[name=preguntas] > [id]')]
    .filter((answer) => !answer.checkVisibility() || answer.getBoundingClientRect().height < 10)
    .map(({ id }) => id)

/** Takes the answers out of the page. */
export function removeAnswers(): void {
  for (const answer of document.querySelectorAll('main details > [id]')) answer.remove()
}

/** The text that a screen reader reads next: from the browser's selection to the end of <main>. */
export function textToRead(): string {
  const { anchorNode, anchorOffset } = getSelection() ?? {}
  if (!anchorNode) return ''
  const range = document.createRange()
  range.setStart(anchorNode, anchorOffset ?? 0)
  range.setEndAfter(document.querySelector('main')!)
  return range.toString().trimStart()
}

/** Whether the backdrop of the page's header reaches below the header, and is cropped at the header's lower edge. */
export function isBackdropCropped(): boolean {
  const header = document.querySelector('main > header')?.getBoundingClientRect()
  const backdrop = document.querySelector('main > header svg')?.getBoundingClientRect()
  if (!header || !backdrop || backdrop.bottom <= header.bottom) return false
  // The backdrop may go beyond the window's right edge, so the middle of its visible part is halfway to this edge.
  const x = (backdrop.left + innerWidth) / 2
  const elementBelowHeader = document.elementFromPoint(x, header.bottom + 2)
  return elementBelowHeader !== null && !elementBelowHeader.closest('main > header')
}

/** Shows the page on the screen as it is printed, for engines whose driver cannot print. */
export function showAsPrinted(): void {
  const applyPrintRules = (list: CSSStyleSheet | CSSGroupingRule) => {
    for (const rule of list.cssRules) {
      if (rule instanceof CSSMediaRule && rule.conditionText === 'print')
        rule.media.mediaText = 'all'
      if (rule instanceof CSSGroupingRule) applyPrintRules(rule)
    }
  }
  for (const stylesheet of document.styleSheets) applyPrintRules(stylesheet)
  // The page unfolds its answers at this event (src/browser/printing.ts).
  dispatchEvent(new Event('beforeprint'))
}
