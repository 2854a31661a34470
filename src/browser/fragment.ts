/**
 * Shows the element that a fragment (`#accesibilidad`) names: opens the closed question around it, scrolls to it
 * and lets the keyboard go on from there. Browsers do the same when a page loads.
 * @returns whether the element exists
 */
export function revealFragment(hash: string): boolean {
  const target = document.getElementById(decodeFragment(hash))
  if (!target) return false
  const closed = target.closest<HTMLDetailsElement>('details:not([open])')
  if (closed) closed.open = true
  target.scrollIntoView()
  target.focus({ preventScroll: true })
  return true
}

function decodeFragment(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    // "#100%" is not percent-encoded; browsers take it as it is.
    return id
  }
}
