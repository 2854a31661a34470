import { type ComponentType, useEffect, useRef, useState } from 'react'
import { fragments } from '../../../lib/reservedNames.ts'
import * as styles from './PosterPlace.module.scss'

/**
 * The place of the poster, empty without script. Its page may show pictures that it has made (content-policy.ts). The
 * section comes when its place is half a screen away, because it is drawn at once.
 */
export function PosterPlace() {
  const place = useRef<HTMLDivElement>(null)
  const [Section, setSection] = useState<ComponentType | null>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        import('./VisitorPoster.tsx').then(
          ({ VisitorPoster }) => setSection(() => VisitorPoster),
          () => setSection(null),
        )
      },
      { rootMargin: '50%' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  // Without network there is no place for it.
  if (Section === null) return null
  return (
    <div ref={place} id={fragments.poster} className={styles.root} tabIndex={-1}>
      {Section && <Section />}
    </div>
  )
}
