import type { MouseEvent } from 'react'

/** Keeps a disclosure where it is in the window while one above it closes. For a click on its summary. */
export function keepScrollPosition({ currentTarget: summary }: MouseEvent): void {
  const topOf = () => summary.getBoundingClientRect().top
  const top = topOf()
  const { pathname } = location
  // After the click's own effect, and before it is painted; unless a link has led elsewhere meanwhile.
  requestAnimationFrame(() => {
    if (location.pathname === pathname) window.scrollBy({ top: topOf() - top, behavior: 'instant' })
  })
}
