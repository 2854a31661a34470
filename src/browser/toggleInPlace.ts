import type { MouseEvent } from 'react'

/**
 * Opens or closes a disclosure at a click on its summary. The summary stays where it is in the window, although another
 * disclosure above it may close. The browser would open it only after this handler. So the handler opens it, and scrolls
 * before anything is painted.
 */
export function toggleInPlace(click: MouseEvent): void {
  const summary = click.currentTarget
  const disclosure = summary.closest('details')
  if (!disclosure) return
  click.preventDefault()
  const topOfSummary = () => summary.getBoundingClientRect().top
  const oldTop = topOfSummary()
  disclosure.open = !disclosure.open
  window.scrollBy({ top: topOfSummary() - oldTop, behavior: 'instant' })
}
