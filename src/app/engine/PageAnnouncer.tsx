import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Says the title of a page after a visit, as a screen reader does by itself after a page load (WCAG 4.1.3). */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    // The browser has announced the first page.
    if (shown.current === pathname) return
    shown.current = pathname
    // The page's effect has set the title by now. React runs effects in the order of the tree, where the page comes first.
    setTitle(document.title)
  }, [pathname])

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
