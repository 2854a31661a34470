import type { MouseEvent } from 'react'

/**
 * Opens or closes a disclosure, and keeps its summary where it is in the window while one above it closes. For a click on
 * the summary. It does all at once, in place of the browser: a frame later the visitor may have scrolled on, and would be
 * taken back.
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
