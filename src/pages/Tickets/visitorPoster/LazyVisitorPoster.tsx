import { type ComponentType, useEffect, useState } from 'react'
import { fragments } from '../../../lib/reservedNames.ts'
import * as styles from './LazyVisitorPoster.module.scss'

/**
 * Reserves the space of the section about the poster, and loads that section once the app has started. So the page itself
 * does not wait for it. The drawn poster has a `blob:` address, which the policy of each page allows (contentPolicy.ts).
 */
export function LazyVisitorPoster() {
  /** Undefined until the section is loaded; null if it cannot be loaded. */
  const [Section, setSection] = useState<ComponentType | null>()
  useEffect(() => {
    // React calls a function that `setSection` gets, so the component is the result of another function.
    import('./VisitorPoster.tsx').then(
      ({ VisitorPoster }) => setSection(() => VisitorPoster),
      () => setSection(null),
    )
  }, [])
  if (Section === null) return null
  return (
    <div id={fragments.poster} className={styles.root} tabIndex={-1}>
      {Section && <Section />}
    </div>
  )
}
