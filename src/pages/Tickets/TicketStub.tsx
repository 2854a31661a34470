import * as copy from 'content:copy'
import { event } from 'content:event'
import { pages } from 'content:pages'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx'
import { usePhase } from '../../browser/clock.ts'
import { ticketLink } from '../../lib/ticketLink.ts'
import { SaleText } from '../../site/SaleText.tsx'
import { WithMail } from '../../site/WithMail.tsx'
import { WayToFrame } from './TicketFrame.tsx'
import * as styles from './TicketStub.module.scss'

const awning = repeat(
  'taquilla',
  { columns: 16, rows: 1 },
  { motif: 'onda', palettes: ['trono', 'patio'] },
)

/** The part of the ticket that sells it, and comes off along the perforation. */
export function TicketStub() {
  const { warning, warningText, widget, buy, over } = copy.tickets
  const isOver = usePhase(event) === 'after'
  const here = __TICKET_FRAME__ ? <WayToFrame /> : undefined
  const counter = __SALE__ ? <SaleText of="window" onSale={here} /> : (here ?? widget.text)
  // New words are new elements: old ones that grew or shrank would count as moved.
  const words = isOver ? 'over' : 'on sale'
  return (
    <div className={styles.root}>
      <div className={styles.paper}>
        <p key={words} className={styles.warning}>
          <strong>
            {isOver ? over.warning : __SALE__ ? <SaleText of="label" /> : warning}
            {__SALE__ ? <span>.</span> : '.'}
          </strong>{' '}
          {isOver ? (
            <WithMail>{over.warningText}</WithMail>
          ) : __SALE__ ? (
            <SaleText of="text" />
          ) : (
            warningText
          )}
        </p>
        <section className={styles.window}>
          <Azulejo art={awning} className={styles.awning} />
          <div className={styles.counter}>
            <h2>{widget.heading}</h2> <p key={words}>{isOver ? over.widgetText : counter}</p>
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
            <span key={words}>{isOver ? over.link : __SALE__ ? <SaleText of="link" /> : buy}</span>
          </ExternalLink>
        </p>
      </div>
    </div>
  )
}
