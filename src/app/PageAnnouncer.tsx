import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readFrom } from '../browser/fragment.ts'
import { fragments } from '../lib/reservedNames.ts'

/**
 * Does after a navigation what a browser does by itself after a page load:
 * announces the new title (WCAG 4.1.3) and puts the focus where reading starts (WCAG 2.4.3).
 */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById(fragments.main)
    const focused = document.activeElement
    // A fragment or a step back may have moved it into the page.
    if (focused === main || !main?.contains(focused)) {
      // Safari has focused the whole part around a pressed link: what it holds now is told anew.
      main?.blur()
      if (main) readFrom(main)
    }
    setTitle(document.title)
  }, [pathname])

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
