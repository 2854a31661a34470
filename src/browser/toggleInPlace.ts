import type { MouseEvent } from 'react'

/**
 * Opens or closes a disclosure at a click on its summary. The summary stays where it is in the window, although another
 * disclosure above it may close. Opening and scrolling happen in one frame, before the visitor can scroll on.
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
