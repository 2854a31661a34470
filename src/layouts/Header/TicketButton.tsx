import { Link } from 'react-router-dom'
import { copy } from '../../content/copy.ts'
import { pages } from '../../content/pages.ts'
import * as styles from './TicketButton.module.scss'

/** The way to the tickets while one reads. */
export function TicketButton() {
  return (
    <Link className={`button ${styles.root}`} data-variant="buy" to={pages.tickets.path}>
      {copy.layout.buy}
    </Link>
  )
}
