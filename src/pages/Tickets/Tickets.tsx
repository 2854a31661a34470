import { Link } from 'react-router-dom'
import { band, repeat } from '../../azulejo/compose.ts'
import { mosaic } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx'
import { PerkList } from '../../components/PerkList/PerkList.tsx'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import { pages } from '../../content/pages.ts'
import { perks } from '../../content/perks.ts'
import { AddToCalendar } from '../../site/AddToCalendar.tsx'
import { facts, say } from '../../site/site.ts'
import { InnerPage } from '../../site/InnerPage.tsx'
import * as styles from './Tickets.module.scss'

const wall = mosaic(pages.tickets.path, { columns: 6, rows: 4, calm: 1 })
const ticketBand = band('entrada', { columns: 12, rows: 1 })
const awning = repeat(
  'taquilla',
  { columns: 24, rows: 1 },
  { motif: 'onda', palettes: ['naranjo', 'trono'] },
)
const wristbandTiles = repeat(
  'pulsera',
  { columns: 24, rows: 1 },
  { motif: 'estrella', palettes: ['vidrio', 'noche'] },
)

/** A ticket: what it includes is printed on it, and the wristband hangs below. */
export function Tickets() {
  const { tickets } = copy
  const warning = (
    <p className={styles.warning}>
      <strong>{tickets.warning}.</strong> {tickets.warningText}
    </p>
  )
  return (
    <InnerPage page="tickets" art={wall} artPlace="corner" notice={warning}>
      <div className={`wrapper region ${styles.layout}`}>
        <section className={styles.widget}>
          <Azulejo art={awning} className={styles.awning} />
          <div className={styles.counter}>
            <h2>{tickets.widget.heading}</h2>
            <p>{say(tickets.widget.text)}</p>
          </div>
        </section>
        <article className={`columns ${styles.ticket}`}>
          <div className={styles.stub}>
            <p className={styles.name}>{facts.evento}</p>
            <p>
              <time dateTime={facts.fechaIso}>{facts.fechaLarga}</time>
            </p>
            <p>
              <ExternalLink
                className="button"
                variant="buy"
                href={event.ticketUrl}
                note={copy.layout.newTab}
              >
                {say(tickets.buy)}
              </ExternalLink>
            </p>
            <AddToCalendar />
          </div>
          <div className={styles.body}>
            <Azulejo art={ticketBand} className={styles.band} />
            <div className={styles.print}>
              <h2>{tickets.perks.heading}</h2>
              <PerkList perks={perks} />
            </div>
          </div>
        </article>
        <section className={`columns ${styles.wristband}`}>
          <div className={styles.strap}>
            <Azulejo art={wristbandTiles} className={styles.tiles} />
            <h2 className={styles.strapLabel}>{tickets.wristband}</h2>
          </div>
          <p>{tickets.wristbandText}</p>
        </section>
        <p className={styles.faq}>
          {tickets.faq.text} <Link to={pages.faq.path}>{tickets.faq.link}</Link>
        </p>
      </div>
    </InnerPage>
  )
}
