/**
 * Shows the element that a fragment (`#accesibilidad`) names: opens the closed question around it, scrolls to it, and puts
 * the focus and the place of reading there. Browsers do the same when a page loads.
 * @returns whether the element exists
 */
export function revealFragment(hash: string): boolean {
  const target = openAround(hash)
  if (!target) return false
  target.scrollIntoView()
  readFrom(target)
  return true
}

/**
 * Puts the focus and the place of reading where an element begins. A focus set by script does not move the place of
 * reading: screen readers read on from the browser's selection, which is where the visitor was in the page before.
 */
export function readFrom(element: HTMLElement): void {
  placeReading(element)
  element.focus({ preventScroll: true })
}

/**
 * Puts the place of reading where an element begins. With the focus a screen reader says the element's label, and "next
 * line" then goes on from the place of reading. So for an element with a visible label, such as the answer to a question,
 * the place is the label's end.
 */
function placeReading(element: HTMLElement): void {
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  // Orca would read on from the end of the first paragraph if the place were not in a text.
  const texts = document.createTreeWalker(label ?? element, NodeFilter.SHOW_TEXT, isRendered)
  const text = label ? texts.lastChild() : texts.nextNode()
  const offset = label && text ? (text.nodeValue?.length ?? 0) : 0
  getSelection()?.collapse(text ?? element, offset)
}

const isRendered = ({ parentElement }: Node) =>
  parentElement?.getClientRects().length ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP

/**
 * Starts reading at the element that the page's own address names, in a closed question too. Browsers focus it, and open it by
 * themselves since 2025 (Firefox 139, Safari 26; Chromium since 97): opening it here may go in 2028-06.
 */
export function readAddressed(hash: string): void {
  const target = targetOf(hash)
  if (target?.closest('details:not([open])')) revealFragment(hash)
  else if (target) placeReading(target)
}

/**
 * Opens the closed question around the element that a fragment names.
 * @returns the element
 */
export function openAround(hash: string): HTMLElement | null {
  const target = targetOf(hash)
  const question = target?.closest('details')
  if (question) question.open = true
  return target
}

/** Addresses encode some letters (`ñ`), but the site's fragments have none of them. */
const targetOf = (hash: string) => document.getElementById(hash.slice(1))
