import { useEffect } from 'react'
import { useHref, useNavigation } from 'react-router-dom'

/** How long a click may wait for the app, in milliseconds. */
const patience = 4000

/**
 * Turns a click that the app cannot follow in time into a plain page load: the browser shows that it is at work, lets
 * the visitor stop it, and needs less.
 */
export function PlainLoad() {
  const { state, location } = useNavigation()
  const href = useHref(location ?? '')

  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => window.location.assign(href), patience)
    return () => clearTimeout(timer)
  }, [state, href])

  return null
}
