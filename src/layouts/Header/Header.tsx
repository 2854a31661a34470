import { useState } from 'react'
import { BuyLink } from '../../site/BuyLink.tsx'
import { Brand } from './Brand.tsx'
import * as styles from './Header.module.scss'
import { Menu } from './Menu.tsx'
import { useScrolledPast } from './useScrolledPast.ts'

/** Scroll depth beyond which the ticket button is there, in CSS pixels. */
const ticketButtonDepth = 100

/** Brand, once the page is scrolled the ticket button, and navigation: in this order in every window. */
export function Header() {
  const scrolled = useScrolledPast(ticketButtonDepth)
  // It does not go while it has the focus, which would be lost.
  const [held, setHeld] = useState(false)
  const sells = scrolled || held
  return (
    <header className={styles.root}>
      <div className={`wrapper ${styles.bar}`}>
        <Brand yields={sells} />
        {sells && (
          <BuyLink
            className={`button ${styles.ticket}`}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          />
        )}
        <Menu />
      </div>
    </header>
  )
}
