import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterFrame } from '../../browser/afterFrame.ts'
import * as styles from './BelowFold.module.scss'

/**
 * The part of a long page that begins below its first screen in any window. After a click on a link it appears as soon as
 * the first screen is painted. After a page load, a step back in the history, or with a fragment, it is there at once.
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
