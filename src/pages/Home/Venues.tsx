import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import { venues, type VenueId } from '../../content/venues.ts'
import { addressLine } from '../../lib/facts.ts'
import { directionsUrl } from '../../lib/maps.ts'
import { say } from '../../site/site.ts'
import * as styles from './Venues.module.scss'
import { VenuesMap } from './VenuesMap.tsx'

/** Day and night, and the walk between them. */
export function Venues() {
  return (
    <section className="wrapper region flow">
      <h2>{copy.home.venues.heading}</h2>
      <p className="lede">{say(copy.home.venues.intro)}</p>
      <div className={styles.layout}>
        <VenueCard id="mall" tone="day" />
        <VenuesMap />
        <VenueCard id="park" tone="night" />
      </div>
    </section>
  )
}

const size = { columns: 6, rows: 4 }

const friezes = {
  day: repeat('día', size, { motif: 'sol', palettes: ['plaza'] }),
  night: repeat('noche', size, { motif: 'lucero', palettes: ['noche'] }),
} as const

type VenueCardProps = { readonly id: VenueId; readonly tone: keyof typeof friezes }

function VenueCard({ id, tone }: VenueCardProps) {
  const venue = venues[id]
  return (
    <article className={styles.venue} data-tone={tone}>
      <Azulejo art={friezes[tone]} className={styles.frieze} />
      <div className={styles.text}>
        <p className={styles.hours}>
          <TimeRange from={venue.homeHours.from} to={venue.homeHours.to} />{' '}
          <span className={styles.note}>{copy.home.venues.approximate}</span>
        </p>
        <h3>{venue.name}</h3>
        <p>
          <strong>{venue.what}</strong>
        </p>
        <p>{venue.description}</p>
        <address>{addressLine(venue, event)}</address>
        <p>
          <ExternalLink className="way" href={directionsUrl(venue)} note={copy.layout.newTab}>
            {venue.directions}
          </ExternalLink>
        </p>
      </div>
    </article>
  )
}
