import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { band, tile } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { brandTile } from '../../content/brand.ts'
import { copy } from '../../content/copy.ts'
import { navigation, pages } from '../../content/pages.ts'
import { facts } from '../../site/site.ts'
import * as styles from './Header.module.scss'
import { useScrolledPast } from './useScrolledPast.ts'

const menuId = 'menu'

/** Scroll depth beyond which the ticket button is there, in CSS pixels. */
const ticketButtonDepth = 100

const emblem = tile('marca', brandTile)
const menuBand = band('menú', { columns: 6, rows: 2 })

/** Brand, navigation and, once the page is scrolled, the ticket button. The menu is a native popover. */
export function Header() {
  const menu = useRef<HTMLElement>(null)
  const { key, pathname } = useLocation()
  const path = pathname.replace(/(?<=.)\/$/, '')
  const shown = useRef(key)
  const scrolled = useScrolledPast(ticketButtonDepth)

  // Not at the start of the app, which opening the menu may have caused.
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    // Where there are no popovers, the selector is a syntax error and the links stand open.
    if (!menu.current || !('hidePopover' in menu.current)) return
    if (menu.current.matches(':popover-open')) menu.current.hidePopover()
  }, [key])

  return (
    <header className={styles.root} data-scrolled={scrolled || undefined}>
      <div className={`wrapper ${styles.bar}`}>
        <Link className={styles.brand} to={pages.home.path}>
          <Azulejo art={emblem} className={styles.tile} />
          <span className={styles.name}>{facts.nombre}</span>
        </Link>
        <button className={styles.menuButton} type="button" popoverTarget={menuId}>
          {copy.layout.openMenu}
        </button>
        <nav
          ref={menu}
          id={menuId}
          className={styles.menu}
          popover="auto"
          aria-label={copy.layout.mainNavigation}
        >
          <button
            className={styles.closeButton}
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            {copy.layout.closeMenu}
          </button>
          <ul className={styles.links}>
            {navigation.map(({ page, label }) => (
              <li key={page}>
                <Link
                  className={styles.link}
                  to={pages[page].path}
                  aria-current={pages[page].path === path ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <Azulejo art={menuBand} className={styles.art} />
        </nav>
        <div className={styles.ticketSlot}>
          {scrolled && (
            <Link className={`button ${styles.ticket}`} data-variant="buy" to={pages.tickets.path}>
              {copy.layout.buy}
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}
