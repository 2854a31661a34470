import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import * as styles from './ActionMenu.module.scss'

type Props = {
  /** Whether the button is among texts. Then it looks like a link. */
  readonly inText?: boolean
  readonly label: ReactNode
  /** The actions, each in an `<li>`. */
  readonly children: ReactNode
  readonly 'data-when'?: string
  /** Called at a press, before the browser opens or closes the menu. `preventDefault` prevents that. */
  readonly onPress?: (event: MouseEvent) => void
}

/**
 * A button that opens a short list of actions. It is a native disclosure, so it works without script. The menus of a page
 * share a `name`, so the browser keeps one open at a time.
 */
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
 * Makes a disclosure close like a menu:
 * - on Escape, which also returns the focus to the button
 * - on a press elsewhere
 * - when the focus moves out of it, because the list could hide the focused element
 * @returns a function that removes the listeners
 */
function closeLikeMenu(menu: HTMLDetailsElement): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  function closeFromElsewhere({ target, type }: Event) {
    // A press between two entries of the list focuses an element around the menu, such as `<main>`. So does a press on a link
    // in Safari, which does not focus links. The menu stays open in these cases, because closing it during a press crashes
    // Chromium 156.
    const isFocusAroundMenu = type === 'focusin' && (target as Node).contains(menu)
    if (!isFocusAroundMenu && !menu.contains(target as Node)) menu.open = false
  }
  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  document.addEventListener('click', closeFromElsewhere, { signal })
  document.addEventListener('focusin', closeFromElsewhere, { signal })
  document.addEventListener('keydown', closeByKey, { signal })
  return () => listeners.abort()
}

/**
 * Keeps the open list within the window. The property `--start` tells the styles where the button begins. The list is placed
 * above the button if it fits only there. If it fits neither above nor below, it is below, and the page scrolls to it.
 */
function placeList({ currentTarget: menu }: SyntheticEvent<HTMLDetailsElement>) {
  if (!menu.open) return
  const { left, top, bottom } = menu.getBoundingClientRect()
  menu.style.setProperty('--start', `${left}px`)
  const list = menu.lastElementChild
  const height = list?.clientHeight ?? 0
  const spaceAbove = top - spaceForHeader(menu)
  const spaceBelow = window.innerHeight - bottom
  menu.toggleAttribute('data-up', height > spaceBelow && height <= spaceAbove)
  list?.scrollIntoView({ block: 'nearest' })
}

/** The height that is reserved for the sticky header: the scroll margin of the menu's `<summary>` (styles/_base.scss). */
function spaceForHeader(menu: HTMLDetailsElement): number {
  const [summary = menu] = menu.children
  return parseFloat(getComputedStyle(summary).scrollMarginBlockStart) || 0
}
