import { copy, event, venues } from 'content:values'
import { stars, suns } from '../../azulejo/skies.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { AccessLists } from '../../site/Access/AccessLists.tsx'
import { AskFor } from '../../site/Access/AskFor.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import { Disclosure } from '../../site/ReadMore/Disclosure.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { addressLine } from '../../event/facts.ts'
import { directionsUrl } from '../../lib/maps.ts'
import { venueFragment } from '../../lib/reservedNames.ts'
import { keepTogether } from '../../lib/locale.ts'
import * as styles from './Venues.module.scss'
import { VenuesMap } from './VenuesMap.tsx'
import type { Venue } from '../../event/model.ts'

/** The venues, as halves that meet; after the first, the walk to the next. */
export function Venues() {
  const { heading, intro, approximate } = copy.home.venues
  const [first, ...others] = Object.entries(venues).map(([id, venue]) => (
    <VenueHalf key={id} headingId={venueFragment(id)} venue={venue} />
  ))
  return (
    <section className="region-start">
      <div className="wrapper flow">
        <h2 className="headline">{heading}</h2>
        <p className="lede">{[intro, approximate].filter(Boolean).join(' ')}</p>
      </div>
      <div className={styles.halves}>
        {first}
        <VenuesMap />
        {others}
      </div>
    </section>
  )
}

/** Three by two figures, of which a half shows a row or a column: a sun takes four tiles, a star one. */
const skies = {
  day: suns(6, 4),
  night: stars(3, 2),
}

type Props = { readonly headingId: string; readonly venue: Venue }

function VenueHalf({ headingId, venue }: Props) {
  const { tone, transit, accessLists } = venue
  return (
    // Named, because its hours come before its heading.
    <article className={styles.venue} data-tone={tone} aria-labelledby={headingId}>
      <Azulejo art={skies[tone]} className={styles.sky} />
      <div className={`stack ${styles.text}`}>
        <p className={`display ${styles.hours}`}>
          <TimeRange from={venue.homeHours.from} to={venue.homeHours.to} />
        </p>
        <h3 className="condensed" id={headingId} tabIndex={-1} translate="no">
          {venue.name}
        </h3>
        <p>
          <strong>{venue.what}</strong>
        </p>
        <p>{venue.description}</p>
        <address translate="no">{keepTogether(addressLine(venue, event))}</address>
        {transit && <p>{transit}</p>}
        <div className={styles.ways}>
          <ExternalLink className="way" href={directionsUrl(venue)}>
            {copy.whatIsOn.directions}
            <span className="visually-hidden">: {venue.name}</span>
          </ExternalLink>
          {accessLists.length > 0 && (
            <Disclosure label={copy.access.heading} about={venue.name}>
              <AccessLists lists={accessLists} />
              <AskFor />
            </Disclosure>
          )}
        </div>
      </div>
    </article>
  )
}
