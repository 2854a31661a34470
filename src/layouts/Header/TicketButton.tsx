import { Link } from 'react-router-dom'
import { usePhase } from '../../browser/clock.ts'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import { pages } from '../../content/pages.ts'
import * as styles from './TicketButton.module.scss'

/** The way to the tickets while one reads; on their page, to the ticket itself. It sells until the event is over. */
export function TicketButton() {
  return (
    <Link className={`button ${styles.root}`} data-variant="buy" to={pages.tickets.path}>
      {usePhase(event) === 'after' ? copy.layout.tickets : copy.layout.buy}
    </Link>
  )
}
