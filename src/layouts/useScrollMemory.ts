import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { revealFragment } from '../lib/fragment.ts'

/**
 * Scrolls as a browser does between pages: to the top or to the fragment of a new page, back to where it was on
 * back and forward. The router's own component does this too, but writes to the visitor's session storage.
 */
export function useScrollMemory(): void {
  const location = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const shown = useRef(location)

  useEffect(() => {
    // Reloads and visits from elsewhere are the browser's business, navigations inside the app are ours.
    const own = () => (history.scrollRestoration = 'manual')
    const release = () => (history.scrollRestoration = 'auto')
    own()
    window.addEventListener('pageshow', own)
    window.addEventListener('pagehide', release)
    return () => {
      release()
      window.removeEventListener('pageshow', own)
      window.removeEventListener('pagehide', release)
    }
  }, [])

  useLayoutEffect(() => {
    const previous = shown.current
    if (previous === location) return
    shown.current = location
    const remembered = positions.current.get(location.key)
    const samePage = previous.pathname === location.pathname
    if (samePage && location.hash && location.hash !== previous.hash) revealFragment(location.hash)
    else if (navigationType === 'POP' && remembered !== undefined) window.scrollTo(0, remembered)
    else if (!revealFragment(location.hash)) window.scrollTo(0, 0)
  }, [location, navigationType])

  // After the effect above, and as early: the next page's first scroll belongs to that page.
  useLayoutEffect(() => {
    const remember = () => positions.current.set(location.key, window.scrollY)
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [location.key])
}
