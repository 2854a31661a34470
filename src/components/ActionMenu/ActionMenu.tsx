import type { MouseEvent, ReactNode } from 'react'
import * as styles from './ActionMenu.module.scss'

type Props = {
  readonly label: string
  /** Ways to do it, each a list item. */
  readonly children: ReactNode
  /** Called before the browser opens or closes the menu; may prevent it. */
  readonly onToggle?: (event: MouseEvent) => void
}

/** A button that opens a short list of ways to do one thing. A native disclosure: it works without script. */
export function ActionMenu({ label, children, onToggle }: Props) {
  return (
    <details className={styles.root}>
      {/* The browser makes the summary a button for keyboard and screen reader. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <summary className={`button ${styles.summary}`} data-variant="quiet" onClick={onToggle}>
        {label}
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  )
}
