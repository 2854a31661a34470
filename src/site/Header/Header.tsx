import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import * as facts from 'content/facts.ts'
import { event, pages } from 'content/values.ts'
import { tile } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { TicketLink } from '../Sale/TicketLink.tsx'
import * as styles from './Header.module.scss'
import { Menu } from './Menu.tsx'

/** The tile that stands for the event. */
const emblem = tile(event.tile)

/** The largest number of letters that fit on the two lines of the name. */
const longestName = 36

const shownName = facts.nombre.length > longestName ? event.shortName : facts.nombre

/** Scroll depth beyond which the ticket button appears, in CSS pixels. */
const ticketButtonDepth = 100

/**
 * The link to the home page, the ticket button once the page is scrolled, and the menu. The order is the same in all windows.
 */
export function Header() {
  const isScrolled = useScrolledDown()
  // The button stays while it has the focus, because the focus would be lost with the button.
  const [isFocused, setFocused] = useState(false)
  return (
    <header className={`off-paper ${styles.root}`}>
      <div className={`wrapper ${styles.bar}`}>
        <Link className={styles.brand} to={pages.home.path}>
          <Azulejo art={emblem} className={styles.tile} />
          <span className={styles.name} translate="no">
            {shownName}
          </span>
        </Link>{' '}
        {(isScrolled || isFocused) && (
          <TicketLink
            className={`button ${styles.ticket}`}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        )}
        <Menu />
      </div>
    </header>
  )
}

/** Whether the page is scrolled beyond `ticketButtonDepth`. False while prerendering and hydrating. */
function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    const update = () => setDown(window.scrollY > ticketButtonDepth)
    // The position is read after the frame of the scroll event. Reading it within the frame would force a layout.
    const updateLater = () => setTimeout(update)
    update()
    window.addEventListener('scroll', updateLater, { passive: true })
    return () => window.removeEventListener('scroll', updateLater)
  }, [])
  return isDown
}
