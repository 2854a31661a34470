import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { closeLikeMenu } from '../../browser/closeLikeMenu.ts'
import * as styles from './ActionMenu.module.scss'

type Props = {
  /** Whether its button is among texts. */
  readonly inText?: boolean
  readonly label: ReactNode
  /** The actions, each a list item. */
  readonly children: ReactNode
  readonly 'data-when'?: string
  /** Called before the browser opens or closes the menu; may prevent it. */
  readonly onPress?: (event: MouseEvent) => void
}

/** A button that opens a short list of actions, one list at a time. A native disclosure: it works without script. */
export function ActionMenu({ inText = false, label, children, onPress, ...rest }: Props) {
  return (
    <details
      {...rest}
      ref={closeLikeMenu}
      className={`off-paper ${styles.root}`}
      data-in-text={inText || undefined}
      name="acciones"
      onToggle={openWhereThereIsRoom}
    >
      <summary
        className={`${inText ? 'link' : 'button'} ${styles.summary}`}
        data-variant="quiet"
        onClick={onPress}
      >
        {label}
      </summary>
      <ul className={styles.list} data-tone="page">
        {children}
      </ul>
    </details>
  )
}

/** Opens the list above its button where it does not fit below, if there is more room. */
function openWhereThereIsRoom({ currentTarget: menu }: SyntheticEvent<HTMLDetailsElement>) {
  const { top, bottom } = menu.getBoundingClientRect()
  const below = window.innerHeight - bottom
  const height = menu.lastElementChild?.clientHeight ?? 0
  menu.toggleAttribute('data-up', menu.open && height > below && top > below)
}
