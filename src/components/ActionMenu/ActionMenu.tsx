import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
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
      onToggle={placeList}
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

/**
 * Closes an open disclosure as a menu closes: on Escape, which returns the focus to its button; on a press elsewhere;
 * and when the focus moves on, because the list would hide it.
 * @returns a function that stops this
 */
function closeLikeMenu(menu: HTMLDetailsElement): () => void {
  const ended = new AbortController()
  const { signal } = ended
  function closeFromElsewhere({ target, type }: Event) {
    // A press in the list may focus the part of the page around it: Safari does so at a press on a link. The menu stays open
    // then, because closing it within a press crashes Chromium 156.
    const isAround = type === 'focusin' && (target as Node).contains(menu)
    if (!isAround && !menu.contains(target as Node)) menu.open = false
  }
  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  document.addEventListener('click', closeFromElsewhere, { signal })
  document.addEventListener('focusin', closeFromElsewhere, { signal })
  document.addEventListener('keydown', closeByKey, { signal })
  return () => ended.abort()
}

/**
 * Keeps the open list within the window. Tells the styles where its button begins. Opens the list above the button if it
 * fits only there. Where it fits on neither side, it opens below, and the page scrolls until the list is in sight.
 */
function placeList({ currentTarget: menu }: SyntheticEvent<HTMLDetailsElement>) {
  if (!menu.open) return
  const { left, top, bottom } = menu.getBoundingClientRect()
  menu.style.setProperty('--start', `${left}px`)
  const list = menu.lastElementChild
  const height = list?.clientHeight ?? 0
  const above = top - headerHeight(menu)
  const below = window.innerHeight - bottom
  menu.toggleAttribute('data-up', height > below && height <= above)
  list?.scrollIntoView({ block: 'nearest' })
}

/** The height of the sticky header, which is the scroll margin of elements that get the focus. */
function headerHeight(menu: HTMLDetailsElement): number {
  const [button = menu] = menu.children
  return parseFloat(getComputedStyle(button).scrollMarginBlockStart) || 0
}
