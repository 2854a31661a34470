import { type FocusEvent, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import * as facts from 'content/facts.ts'
import { navigation } from 'content/values.ts'
import { currentAs } from '../../lib/address.ts'
import { TicketLink } from '../Sale/TicketLink.tsx'
import { pageOf } from '../site.ts'
import { fragments } from '../../lib/reservedNames.ts'
import * as styles from './Menu.module.scss'

const toggle = {
  className: `button ${styles.button}`,
  'data-variant': 'quiet',
  type: 'button',
  popoverTarget: fragments.menu,
} as const

/** The main navigation: a line of links or, on narrow screens, a native popover with the button that opens it. */
export function Menu() {
  const location = useLocation()
  // As specified, there is no ticket button before the page is scrolled, but where a visitor opens the menu.
  const [isOpen, setOpen] = useState(false)
  useEffect(closeAtOtherOccasions, [])
  return (
    <>
      <button {...toggle}>{copy.layout.openMenu}</button>
      {/* Nothing to press: it looks where the focus goes. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        id={fragments.menu}
        className={styles.root}
        popover="auto"
        aria-label={copy.layout.mainNavigation}
        onBlur={closeBehindFocus}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <button {...toggle} popoverTargetAction="hide">
          {copy.layout.closeMenu}
        </button>
        <ul className={styles.links}>
          {navigation.map(({ page = 'home', path = pageOf(page).path, label }) => (
            <li key={path}>
              <Link
                className={styles.link}
                to={path}
                onClick={close}
                aria-current={currentAs(path, location)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          {/* No text, because the corner of the screen cuts it off. */}
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

/** Closes the menu when the focus moves on behind it (WCAG 2.4.11). */
function closeBehindFocus({ currentTarget: menu, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !menu.contains(relatedTarget)) close()
}

/** Closes the menu. Browsers without popovers have nothing to close: they show the links at once (Menu.module.scss). */
function close() {
  document.getElementById(fragments.menu)?.hidePopover?.()
}

/**
 * Closes the menu on a step back, and when the window becomes wide, as a tablet that is turned: its links are in the bar.
 * @returns a function that stops this
 */
function closeAtOtherOccasions() {
  // As in Menu.module.scss.
  const wide = window.matchMedia('(min-width: 64rem)')
  const ended = new AbortController()
  wide.addEventListener('change', close, { signal: ended.signal })
  window.addEventListener('popstate', close, { signal: ended.signal })
  return () => ended.abort()
}
