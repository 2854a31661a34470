import { type ComponentType, useEffect, useState } from 'react'
import { fragments } from '../../../lib/reservedNames.ts'
import * as styles from './LazyVisitorPoster.module.scss'

/**
 * The section about the visitor poster. It is loaded after the app has started, so that the page does not wait for it. Until
 * then its space is reserved. The drawn poster has a `blob:` address, which the policy of each page allows (contentPolicy.ts).
 */
export function LazyVisitorPoster() {
  /** Undefined until the section is loaded; null if it cannot be loaded. */
  const [Section, setSection] = useState<ComponentType | null>()
  useEffect(() => {
    // React calls a function that is passed to `setSection`, and a component is a function. So a function that returns the
    // component is passed.
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
