/**
 * Shows the element that a fragment (`#accesibilidad`) names: opens the closed question around it, scrolls to it and focuses
 * it. Screen readers read on from there. At a page load browsers do this by themselves.
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
 * Focuses an element, and makes screen readers read on from its beginning. Screen readers read on from the browser's selection,
 * which `focus()` does not move.
 */
export function readFrom(element: HTMLElement): void {
  moveSelection(element)
  element.focus({ preventScroll: true })
}

/**
 * Moves the browser's selection to the beginning of an element. If another element labels it, such as the question of an
 * answer, the selection goes to the end of the label. A screen reader says the label when it gets the focus. Its command "next
 * line" then reads on from the selection.
 */
function moveSelection(element: HTMLElement): void {
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  // The selection has to be in a text node. Otherwise Orca would read on from the end of the first paragraph.
  const texts = document.createTreeWalker(label ?? element, NodeFilter.SHOW_TEXT, acceptRendered)
  // The walker skips elements, so `lastChild` is the last text node at any depth.
  const text = label ? texts.lastChild() : texts.nextNode()
  const offset = label ? (text?.nodeValue?.length ?? 0) : 0
  getSelection()?.collapse(text ?? element, offset)
}

/** The filter of a tree walker. It skips texts that are not rendered. */
const acceptRendered = ({ parentElement }: Node) =>
  parentElement?.getClientRects().length ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP

/**
 * Makes screen readers start at the element that the fragment of the loaded page names. The browser itself has scrolled to the
 * element and focused it. Older browsers do not open the closed question around it (before Chromium 97, Firefox 139 and Safari
 * 26), so `revealFragment` does. The call of `revealFragment` can be removed in 2028-06.
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
