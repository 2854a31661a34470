import { type FocusEvent, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import * as facts from 'content/facts.ts'
import { navigation } from 'content/values.ts'
import { ariaCurrentOf } from '../../lib/address.ts'
import { TicketLink } from '../Sale/TicketLink.tsx'
import { pageOf } from '../site.ts'
import { fragments } from '../../lib/reservedNames.ts'
import * as styles from './Menu.module.scss'
import type { PageId } from '../../content/schema.ts'

/** Attributes of the button that opens the menu, and of the button that closes it. */
const toggleAttributes = {
  className: `button ${styles.button}`,
  'data-variant': 'quiet',
  type: 'button',
  popoverTarget: fragments.menu,
} as const

/** The main navigation: a line of links or, in narrow windows, a native popover with the button that opens it. */
export function Menu() {
  const location = useLocation()
  // The ticket button is rendered only while the menu is open, because the specification wants no ticket button in a page that
  // is not scrolled yet.
  const [isOpen, setOpen] = useState(false)
  useEffect(closeOnBackOrWideWindow, [])
  return (
    <>
      <button {...toggleAttributes}>{copy.layout.openMenu}</button>
      {/* `onBlur` is for the focus that leaves the menu. The linter's rule is about elements that can be pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        id={fragments.menu}
        className={styles.root}
        popover="auto"
        aria-label={copy.layout.mainNavigation}
        onBlur={closeWhenFocusLeaves}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <button {...toggleAttributes} popoverTargetAction="hide">
          {copy.layout.closeMenu}
        </button>
        <ul className={styles.links}>
          {/* A link has `path` or `page`, never both (scripts/build/read/checks.ts). */}
          {navigation.map(({ page, path = pageOf(page as PageId).path, label }) => (
            <li key={path}>
              <Link
                className={styles.link}
                to={path}
                onClick={close}
                aria-current={ariaCurrentOf(path, location)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          {/* The number is decoration that is cut off by the corner of the screen. So styles write it, and it is no text. */}
          <span className={styles.digits} data-digits={facts.diaNumero} aria-hidden="true" />
          <p className={styles.date}>
            <time
              dateTime={facts.fechaIso}
            >{`${facts.diaSemana} ${facts.diaNumero} ${facts.mes}`}</time>
          </p>
          {isOpen && <TicketLink onClick={close} />}
        </div>
      </nav>
    </>
  )
}

/** Closes the menu when the focus moves to an element outside, because the menu would hide that element (WCAG 2.4.11). */
function closeWhenFocusLeaves({ currentTarget: menu, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !menu.contains(relatedTarget)) close()
}

/** Closes the menu. In browsers without popovers there is nothing to close, because they always show the links. */
function close() {
  document.getElementById(fragments.menu)?.hidePopover?.()
}

/**
 * Closes the menu when the visitor goes back, and when the window becomes wide enough for the line of links, for example
 * because a tablet is turned.
 * @returns a function that removes the listeners
 */
function closeOnBackOrWideWindow() {
  // The width from which Menu.module.scss shows the line of links.
  const wide = window.matchMedia('(min-width: 64rem)')
  const listeners = new AbortController()
  wide.addEventListener('change', close, { signal: listeners.signal })
  window.addEventListener('popstate', close, { signal: listeners.signal })
  return () => listeners.abort()
}
