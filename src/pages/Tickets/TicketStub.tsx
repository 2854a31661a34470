import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { accessAddress, event } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import { SaleText } from '../../site/Sale/SaleText.tsx'
import * as styles from './TicketStub.module.scss'

const awning = repeat(
  { columns: 16, rows: 1 },
  { seed: 'taquilla', motif: 'onda', palettes: ['trono', 'patio'] },
)

/**
 * The stub of the ticket, beyond the perforation. It shows the stage of the sale, a drawn ticket window and, if the event has
 * a shop, the button that leads there. In the ticket window, the text `counter` is the heading, and `window` is the text
 * below. The stub is a `section`, because reader views leave out a `div` with so few words.
 */
export function TicketStub() {
  return (
    <section className={styles.root} data-tone="day">
      <p className={styles.warning}>
        <strong>
          <SaleText of="label" />
          {/* A stamp hides the full stop (TicketStub.module.scss). Screen readers still pause at it. */}
          <span>.</span>
        </strong>{' '}
        <SaleText of="text" />
      </p>
      <div className={`off-paper ${styles.window}`} data-tone="night">
        <Azulejo art={awning} className={styles.awning} />
        <div className={styles.sign}>
          <h2>
            <SaleText of="counter" />
          </h2>{' '}
          <p>
            <SaleText of="window" />
          </p>
        </div>
      </div>
      {event.ticketUrl && (
        <p className={styles.buy}>
          <ExternalLink className="button" data-variant="buy" href={event.ticketUrl}>
            <SaleText of="link" />
          </ExternalLink>
        </p>
      )}
      {accessAddress && (
        <p className="off-paper">
          <Link className="way" to={accessAddress}>
            {copy.access.link}
          </Link>
        </p>
      )}
    </section>
  )
}
