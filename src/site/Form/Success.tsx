import { type RefObject, useEffect } from 'react'
import * as styles from './Form.module.scss'

type Props = {
  /** Gets the message. */
  readonly ref: RefObject<HTMLParagraphElement | null>
  readonly children: string
}

/**
 * Says thanks. The focus moves to each new message, so that screen readers read it after a second submit too. The status
 * element comes and goes with its text: one that was there before would be announced too, and the message read twice.
 */
export function Success({ ref, children }: Props) {
  useEffect(() => ref.current?.focus(), [ref])
  return (
    <div role="status">
      <p ref={ref} className={`${styles.message} ${styles.success}`} data-tone="day" tabIndex={-1}>
        {children}
      </p>
    </div>
  )
}
