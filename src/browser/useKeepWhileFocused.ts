import { useState } from 'react'

/**
 * For an element that leaves the page, but not while it has the focus, which would be lost.
 * @returns whether it has the focus, and its handlers
 */
export function useKeepWhileFocused() {
  const [isHeld, setHeld] = useState(false)
  const handlers = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) }
  return { isHeld, handlers }
}
