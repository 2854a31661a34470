import { Link } from 'react-router-dom'
import { band } from '../../azulejo/compose.ts'
import { mosaic } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { PerkList } from '../../components/PerkList/PerkList.tsx'
import { copy } from '../../content/copy.ts'
import { pages } from '../../content/pages.ts'
import { perks } from '../../content/perks.ts'
import { AddToCalendar } from '../../site/AddToCalendar.tsx'
import { facts, say } from '../../site/site.ts'
import { InnerPage } from '../../site/InnerPage.tsx'
import { TicketStub } from './TicketStub.tsx'
import { Wristband } from './Wristband.tsx'
import * as styles from './Tickets.module.scss'

const wall = mosaic(pages.tickets.path, { columns: 6, rows: 4, calmRows: 1 })
const ticketBand = band('entrada', { columns: 24, rows: 1 })

/** A ticket: what it includes is printed on it, and the wristband comes with it. */
export function Tickets() {
  const { tickets } = copy
  return (
    <InnerPage page="tickets" art={wall} artPlace="corner">
      <div className={`wrapper ${styles.layout}`}>
        <article id="comprar" className={styles.ticket}>
          <div className={styles.face}>
            <p className={styles.name}>{facts.evento}</p>
            <p className={styles.date}>
              <time dateTime={facts.fechaIso}>{facts.fechaLarga}</time>
              <br />
              {say(tickets.hours)}
            </p>
          </div>
          <TicketStub />
          <div className={styles.body}>
            <Azulejo art={ticketBand} className={styles.band} />
            <div className={styles.perks}>
              <h2>{tickets.perks.heading}</h2>
              <PerkList perks={perks} />
            </div>
            <div className={styles.places}>
              {Object.values(tickets.places).map(({ when, venue, street }) => (
                <p key={venue}>
                  {say(when)}
                  <br />
                  <strong>{say(venue)}</strong>
                  <br />
                  {say(street)}
                </p>
              ))}
              <AddToCalendar />
            </div>
          </div>
        </article>
        <Wristband />
        <p className={styles.faq}>
          {tickets.faq.text} <Link to={pages.faq.path}>{tickets.faq.link}</Link>
        </p>
      </div>
    </InnerPage>
  )
}
