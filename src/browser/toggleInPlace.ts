import type { MouseEvent } from 'react'

/**
 * Opens or closes a disclosure at a click on its summary. Keeps the summary where it is in the window, although another
 * disclosure above it may close. It opens and scrolls in one frame: later, the visitor may have scrolled on.
 */
export function toggleInPlace(click: MouseEvent): void {
  const summary = click.currentTarget
  const disclosure = summary.closest('details')
  if (!disclosure) return
  click.preventDefault()
  const topOf = () => summary.getBoundingClientRect().top
  const top = topOf()
  disclosure.open = !disclosure.open
  window.scrollBy({ top: topOf() - top, behavior: 'instant' })
}
