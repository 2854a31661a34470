/**
 * Shows the element that a fragment (`#accesibilidad`) names: opens the closed question around it, scrolls to it
 * and lets the keyboard go on from there. Browsers do the same when a page loads.
 * @returns whether the element exists
 */
export function revealFragment(hash: string): boolean {
  const target = openAround(hash)
  if (!target) return false
  target.scrollIntoView()
  readFrom(target)
  return true
}

/** Takes texts that are on the screen. */
const isSeen = ({ parentElement }: Node) =>
  parentElement?.getClientRects().length ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP

/**
 * Puts the focus and the place of reading where an element begins. Screen readers read on from the browser's selection:
 * after a page has gone, it is where that page was, and a focus set by script does not move it.
 */
export function readFrom(element: HTMLElement): void {
  // Before its first paragraph, Orca would read on from that one's end.
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, isSeen).nextNode()
  getSelection()?.collapse(text ?? element, 0)
  element.focus({ preventScroll: true })
}

/**
 * Shows the element that the page's own address names if it is in a closed question, which browsers open by themselves from 2025 on
 * (Firefox 139, Safari 26; Chromium since 97). May go in 2028-06.
 */
export function revealClosed(hash: string): void {
  if (targetOf(hash)?.closest('details:not([open])')) revealFragment(hash)
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

/** No fragment of the site has a letter that an address would encode. */
const targetOf = (hash: string) => document.getElementById(hash.slice(1))
