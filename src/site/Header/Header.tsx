import { useEffect, useState } from 'react'
import { useKeepWhileFocused } from '../../browser/useKeepWhileFocused.ts'
import { TicketLink } from '../Sale/TicketLink.tsx'
import { Brand } from './Brand.tsx'
import { hasPage } from '../site.ts'
import * as styles from './Header.module.scss'
import { Menu } from './Menu.tsx'

/** Scroll depth beyond which the ticket button appears, in CSS pixels. */
const ticketButtonDepth = 100

/** Brand, ticket button (once the page is scrolled) and navigation, in this order in every window. */
export function Header() {
  const scrolled = useScrolledDown()
  const { isHeld, handlers } = useKeepWhileFocused()
  const sells = hasPage('tickets') && (scrolled || isHeld)
  return (
    <header className={`off-paper ${styles.root}`}>
      <div className={`wrapper ${styles.bar}`}>
        <Brand /> {sells && <TicketLink className={`button ${styles.ticket}`} {...handlers} />}
        <Menu />
      </div>
    </header>
  )
}

/** Whether the page is scrolled to where the button appears; false while prerendering and hydrating. */
function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    const look = () => setDown(window.scrollY > ticketButtonDepth)
    // After the frame of a scroll: reading the position within it would force a layout.
    const lookLater = () => setTimeout(look)
    look()
    window.addEventListener('scroll', lookLater, { passive: true })
    return () => window.removeEventListener('scroll', lookLater)
  }, [])
  return isDown
}
