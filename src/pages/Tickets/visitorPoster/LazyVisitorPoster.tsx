import { type ComponentType, useEffect, useState } from 'react'
import { fragments } from '../../../lib/reservedNames.ts'
import * as styles from './LazyVisitorPoster.module.scss'

/**
 * The place of the poster, empty without script. Its page may show pictures that it has made (content-policy.ts). The
 * section comes when the app has started, so that the page itself does not wait for it.
 */
export function LazyVisitorPoster() {
  const [Section, setSection] = useState<ComponentType | null>()
  useEffect(() => {
    import('./VisitorPoster.tsx').then(
      ({ VisitorPoster }) => setSection(() => VisitorPoster),
      () => setSection(null),
    )
  }, [])
  // Without network there is no place for it.
  if (Section === null) return null
  return (
    <div id={fragments.poster} className={styles.root} tabIndex={-1}>
      {Section && <Section />}
    </div>
  )
}
