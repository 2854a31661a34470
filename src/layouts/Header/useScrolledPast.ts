import { useSyncExternalStore } from 'react'

/** Tells of a scroll after its frame: whoever asks for the position within it forces a layout. */
function subscribe(listener: () => void) {
  const tell = () => setTimeout(listener)
  window.addEventListener('scroll', tell, { passive: true })
  return () => window.removeEventListener('scroll', tell)
}

/** Whether the page is scrolled more than `depth` CSS pixels; false while prerendering and hydrating. */
export function useScrolledPast(depth: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > depth,
    () => false,
  )
}
