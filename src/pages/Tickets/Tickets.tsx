import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { event } from 'content:event'
import * as facts from 'content:facts'
import { pages } from 'content:pages'
import { perks } from 'content:perks'
import { programme } from 'content:programme'
import { venues } from 'content:venues'
import { band } from '../../azulejo/compose.ts'
import { mosaic } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { PerkList } from '../../components/PerkList/PerkList.tsx'
import { AddToCalendar } from '../../site/AddToCalendar.tsx'
import type { ProgrammePart } from '../../content/schema.ts'
import { lookUp } from '../../lib/lookUp.ts'
import { fill } from '../../lib/texts.ts'
import { InnerPage } from '../../site/InnerPage.tsx'
import { TicketFrame } from './TicketFrame.tsx'
import { TicketStub } from './TicketStub.tsx'
import { Wristband } from './Wristband.tsx'
import * as styles from './Tickets.module.scss'

const wall = mosaic(pages.tickets.path, { columns: 6, rows: 4, calmRows: 1 })
const ticketBand = band('entrada', { columns: 24, rows: 1 })

/** A ticket: what it includes is printed on it, and a wristband may come with it. */
export function Tickets() {
  const tickets = copy.tickets
  return (
    <InnerPage page="tickets" art={wall} artPlace="corner">
      <div className={`wrapper ${styles.layout}`}>
        <article id="comprar" className={styles.ticket}>
          <div className={styles.face} data-tone="day">
            <p className={styles.name}>{facts.evento}</p>
            <p className={styles.date}>
              <time dateTime={facts.fechaIso}>{facts.fechaLarga}</time>
              <br />
              {tickets.hours}
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
              {programme.map((part) => (
                <Place key={part.id} part={part} />
              ))}
              {!__CALLED_OFF__ && <AddToCalendar />}
            </div>
          </div>
        </article>
        {__TICKET_FRAME__ && <TicketFrame address={__TICKET_FRAME__} />}
        {tickets.wristband && <Wristband />}
        <p className={styles.faq}>
          {`${tickets.faq.text} `}
          <Link className="way" to={pages.faq.path}>
            {tickets.faq.link}
          </Link>
        </p>
      </div>
    </InnerPage>
  )
}

/** Time and venue of a part of the day; the last part is described by its end. */
function Place({ part }: { readonly part: ProgrammePart }) {
  const { first, last } = copy.tickets.places
  const { name, street } = lookUp(venues, part.venue)
  const ends = programme.length > 1 && part === programme.at(-1)
  const hours = fill(ends ? last : first, { inicio: part.start, fin: part.end })
  return (
    <p>
      {`${hours} `}
      <strong className={styles.venue}>{name}</strong>
      {` ${street}, ${event.city}`}
    </p>
  )
}
