import { type ComponentType, useEffect, useRef, useState } from 'react'
import { fragments } from '../../../lib/ownNames.ts'
import * as styles from './PosterPlace.module.scss'

/**
 * The place of the poster, empty without script. Its page may show pictures that it has made (content-policy.ts). The
 * section is loaded when the visitor comes near.
 */
export function PosterPlace() {
  const place = useRef<HTMLDivElement>(null)
  const [Section, setSection] = useState<ComponentType>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        const { OwnPoster } = await import('./OwnPoster.tsx')
        setSection(() => OwnPoster)
      },
      { rootMargin: '100%' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} id={fragments.poster} className={styles.root} tabIndex={-1}>
      {Section && <Section />}
    </div>
  )
}
