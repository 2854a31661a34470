// Functions that run in the page. A driver sends the text of each function alone, so a function can use only its arguments and
// browser globals.

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

export const openAnswerIds = () =>
  [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id)

/** Ids of the answers that are not displayed, or that are lower than a line of text (10 px). */
export const hiddenAnswerIds = () =>
  [...document.querySelectorAll('main details[name=preguntas] > [id]')]
    .filter((answer) => !answer.checkVisibility() || answer.getBoundingClientRect().height < 10)
    .map(({ id }) => id)

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

/** Whether the backdrop is taller than the page's header, and is cropped at the header's lower edge. */
export function isBackdropCropped(): boolean {
  const header = document.querySelector('main > header')?.getBoundingClientRect()
  const backdrop = document.querySelector('main > header svg')?.getBoundingClientRect()
  if (!header || !backdrop || backdrop.bottom <= header.bottom) return false
  // The middle of the visible part. The backdrop may extend beyond the right edge of the viewport.
  const x = (backdrop.left + innerWidth) / 2
  const elementBelowHeader = document.elementFromPoint(x, header.bottom + 2)
  return elementBelowHeader !== null && !elementBelowHeader.closest('main > header')
}

/** Makes the page on the screen look as in print, for engines whose driver cannot print. */
export function showAsPrinted(): void {
  const applyPrintRules = (list: CSSStyleSheet | CSSGroupingRule) => {
    for (const rule of list.cssRules) {
      if (rule instanceof CSSMediaRule && rule.conditionText === 'print')
        rule.media.mediaText = 'all'
      if (rule instanceof CSSGroupingRule) applyPrintRules(rule)
    }
  }
  for (const stylesheet of document.styleSheets) applyPrintRules(stylesheet)
  // At this event the page opens all answers (src/browser/printing.ts).
  dispatchEvent(new Event('beforeprint'))
}
