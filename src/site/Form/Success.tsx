import * as styles from './Form.module.scss'

const takeFocus = (message: HTMLElement | null) => message?.focus()

/**
 * Says thanks. The focus moves to each new message, so that screen readers read it after a second submit too. The status
 * element comes and goes with its text: one that was there before would be announced too, and the message read twice.
 */
export function Success({ children }: { readonly children: string }) {
  return (
    <div role="status">
      <p
        ref={takeFocus}
        className={`${styles.message} ${styles.success}`}
        data-tone="day"
        tabIndex={-1}
      >
        {children}
      </p>
    </div>
  )
}
