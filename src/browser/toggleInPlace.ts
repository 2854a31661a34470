import type { MouseEvent } from 'react'

/**
 * Opens or closes a disclosure at a click on its summary. The summary keeps its position in the viewport, even if another
 * disclosure above it closes. The browser would toggle the disclosure only after this handler. So the handler toggles it, and
 * corrects the scroll position before anything is painted.
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
