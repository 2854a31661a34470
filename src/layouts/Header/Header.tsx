import { Brand } from './Brand.tsx'
import * as styles from './Header.module.scss'
import { Menu } from './Menu.tsx'
import { TicketButton } from './TicketButton.tsx'
import { useScrolledPast } from './useScrolledPast.ts'

/** Scroll depth beyond which the ticket button is there, in CSS pixels. */
const ticketButtonDepth = 100

/** Brand, navigation and, once the page is scrolled, the ticket button. */
export function Header() {
  const scrolled = useScrolledPast(ticketButtonDepth)
  return (
    <header className={styles.root}>
      <div className={`wrapper ${styles.bar}`}>
        <Brand yields={scrolled} />
        <Menu />
        <div className={styles.ticketSlot}>{scrolled && <TicketButton />}</div>
      </div>
    </header>
  )
}
