import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled more than `depth` CSS pixels; false while prerendering and hydrating. */
export function useScrolledPast(depth: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > depth,
    () => false,
  )
}
