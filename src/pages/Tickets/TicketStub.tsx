import * as copy from 'content:copy'
import { event } from 'content:event'
import { pages } from 'content:pages'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx'
import { ticketLink } from '../../lib/address.ts'
import { SaleText } from '../../site/SaleText.tsx'
import { WayToFrame } from './TicketFrame.tsx'
import * as styles from './TicketStub.module.scss'

const awning = repeat(
  'taquilla',
  { columns: 16, rows: 1 },
  { motif: 'onda', palettes: ['trono', 'patio'] },
)

/** The part of the ticket with the buy button; it comes off along the perforation. */
export function TicketStub() {
  const { warning, warningText, widget, buy } = copy.tickets
  const here = __TICKET_FRAME__ ? <WayToFrame /> : undefined
  const counter = __SALE__ ? <SaleText of="window" onSale={here} /> : (here ?? widget.text)
  return (
    <div className={styles.root}>
      <div className={styles.paper}>
        <p className={styles.warning}>
          <strong>
            {__SALE__ ? <SaleText of="label" /> : warning}
            {__SALE__ ? <span>.</span> : '.'}
          </strong>{' '}
          {__SALE__ ? <SaleText of="text" /> : warningText}
        </p>
        <section className={styles.window}>
          <Azulejo art={awning} className={styles.awning} />
          <div className={styles.counter}>
            <h2>{widget.heading}</h2> <p>{counter}</p>
          </div>
        </section>
        <p className={styles.buy}>
          <ExternalLink
            className="button"
            variant="buy"
            href={
              __TICKET_CAMPAIGN__
                ? ticketLink(event.ticketUrl, __TICKET_CAMPAIGN__, pages.tickets.path)
                : event.ticketUrl
            }
            note={copy.layout.newTab}
          >
            {__SALE__ ? <SaleText of="link" /> : buy}
          </ExternalLink>
        </p>
      </div>
    </div>
  )
}
