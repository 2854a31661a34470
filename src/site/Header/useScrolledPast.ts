import { useEffect, useState } from 'react'

/** Whether the page is scrolled more than `depth` CSS pixels; false while prerendering and hydrating. */
export function useScrolledPast(depth: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > depth)
    // After the frame of a scroll: reading the position within it would force a layout.
    const lookLater = () => setTimeout(look)
    look()
    window.addEventListener('scroll', lookLater, { passive: true })
    return () => window.removeEventListener('scroll', lookLater)
  }, [depth])
  return past
}
