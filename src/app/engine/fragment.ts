/**
 * Shows the element that a fragment (`#accesibilidad`) names: opens the closed question around it, scrolls to it and puts
 * the focus there. Screen readers read on from there. Browsers do the same when a page loads.
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
 * Puts the focus on an element, and makes screen readers read on from its beginning. They read on from the browser's
 * selection, which a focus set by script does not move.
 */
export function readFrom(element: HTMLElement): void {
  moveSelection(element)
  element.focus({ preventScroll: true })
}

/**
 * Moves the browser's selection to the beginning of an element. If the element has a visible label, such as an answer whose
 * question is its label, the selection goes to the label's end: a screen reader says the label with the focus, and "next
 * line" then reads on from the selection.
 */
function moveSelection(element: HTMLElement): void {
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  // The selection has to be in a text: otherwise Orca would read on from the end of the first paragraph.
  const texts = document.createTreeWalker(label ?? element, NodeFilter.SHOW_TEXT, acceptRendered)
  // The walker passes over elements, so `lastChild` is the last text at any depth.
  const text = label ? texts.lastChild() : texts.nextNode()
  const offset = label ? (text?.nodeValue?.length ?? 0) : 0
  getSelection()?.collapse(text ?? element, offset)
}

/** For a tree walker: passes over texts that are not rendered. */
const acceptRendered = ({ parentElement }: Node) =>
  parentElement?.getClientRects().length ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP

/**
 * Makes screen readers start at the element that the address of the loaded page names. The browser itself has scrolled to
 * it and focused it. Before Chromium 97, Firefox 139 and Safari 26 browsers do not open the closed question around it, so
 * `revealFragment` does. That call can be removed in 2028-06.
 */
export function readFromFragment(hash: string): void {
  const target = targetOf(hash)
  if (target?.closest('details:not([open])')) revealFragment(hash)
  else if (target) moveSelection(target)
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

/** The element that a fragment names. No fragment of the site has letters such as "ñ", which addresses would encode. */
const targetOf = (hash: string) => document.getElementById(hash.slice(1))
