import type { MouseEvent } from 'react'

/** Keeps a disclosure where it is in the window while one above it closes. For a click on its summary. */
export function keepScrollPosition({ currentTarget: summary }: MouseEvent): void {
  const topOf = () => summary.getBoundingClientRect().top
  const top = topOf()
  // After the click's own effect, and before it is painted.
  requestAnimationFrame(() => window.scrollBy({ top: topOf() - top, behavior: 'instant' }))
}
