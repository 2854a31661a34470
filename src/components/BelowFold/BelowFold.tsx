import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterFrame } from '../../browser/afterFrame.ts'
import * as styles from './BelowFold.module.scss'

/**
 * What lies below the first screen of a long page. Whoever comes by a link sees that screen first, and gets the rest as
 * soon as it is painted; who loads the page, goes back to where they were, or follows a fragment gets all of it at once.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const { hash } = useLocation()
  const atTop = useNavigationType() !== 'POP' && hash === ''
  const [shown, setShown] = useState(!atTop)
  useEffect(() => {
    if (!shown) afterFrame(() => startTransition(() => setShown(true)))
  }, [shown])
  return shown ? children : <div className={styles.room} />
}
