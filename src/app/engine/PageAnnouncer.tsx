import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Announces the title of a page after a visit (WCAG 4.1.3). After a page load, screen readers announce it by themselves. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const announcedPath = useRef(pathname)

  useEffect(() => {
    // The first page needs no announcement, because it was loaded by the browser.
    if (announcedPath.current === pathname) return
    announcedPath.current = pathname
    // `usePageHead` has set the title by now. React runs effects in the order of the tree, and the page comes first there.
    setTitle(document.title)
  }, [pathname])

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
