import * as copy from 'content/copy.ts'
import { event, venues } from 'content/values.ts'
import { ribbon, stars, suns } from '../../azulejo/compose.ts'
import { headBand } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { ClickToLoadFrame, useAsked } from '../../components/ClickToLoadFrame/ClickToLoadFrame.tsx'
import { AccessLists, AskFor } from '../../site/Access/AccessLists.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import { Disclosure } from '../../site/Disclosure.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { addressLine } from '../../event/facts.ts'
import { metresPerTile, walkBetween } from '../../event/walk.ts'
import { directionsUrl, mapEmbedUrl, mapRights } from '../../lib/maps.ts'
import { venueFragment } from '../../lib/reservedNames.ts'
import { keepTogether } from '../../lib/locale.ts'
import { lookUp } from '../../lib/lookUp.ts'
import * as styles from './Venues.module.scss'

/** The venues, as halves that meet; after the first, the walk to the next. */
export function Venues() {
  const { heading, intro, approximate } = copy.home.venues
  const [first, ...others] = Object.keys(venues).map((id) => <VenueHalf key={id} id={id} />)
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

function VenueHalf({ id }: { readonly id: string }) {
  const venue = lookUp(venues, id)
  const { tone, transit, accessLists } = venue
  return (
    // Named, because its hours come before its heading.
    <article className={styles.venue} data-tone={tone} aria-labelledby={venueFragment(id)}>
      <Azulejo art={skies[tone]} className={styles.sky} />
      <div className={`stack ${styles.text}`}>
        <p className={`display ${styles.hours}`}>
          <TimeRange from={venue.homeHours.from} to={venue.homeHours.to} />
        </p>
        <h3 className="condensed" id={venueFragment(id)} tabIndex={-1} translate="no">
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

const { map } = copy.home
const places = Object.values(venues)
const [from, to] = places
const metres = (map.walk && from && to && walkBetween(from, to)?.metres) || 0

/** The walk from one venue to the other, in two halves; a wall if there is none. */
const [way, wayOn] = metres
  ? ribbon(Math.round(metres / metresPerTile(metres)))
  : [headBand('plano')]

/** Name of the frame, which the link targets. */
const frame = 'mapa'

/**
 * The walk between the venues: in words, in tiles, and below them, once it is asked for, the frame with OpenStreetMap.
 * The status says that the map is there, and what to do if it fails.
 */
function VenuesMap() {
  const state = useAsked()
  return (
    <div className={styles.map} data-tone="sky">
      <div className={`wrapper ${styles.line}`}>
        {map.walk && <p className={`condensed ${styles.walk}`}>{map.walk}</p>}
        {map.text && <p className="off-paper">{map.text}</p>}
        {from && (
          <p className="off-paper">
            <a
              className="way"
              href={mapEmbedUrl(from, places)}
              target={frame}
              referrerPolicy="origin"
              onClick={state.ask}
            >
              {map.load}
            </a>
          </p>
        )}
      </div>
      <div className={styles.ribbon}>
        {way && <Azulejo art={way} />}
        {wayOn && <Azulejo art={wayOn} />}
      </div>
      <div className={`off-paper ${styles.frame}`}>
        <ClickToLoadFrame state={state} name={frame} title={map.title} sandbox={mapRights} />
      </div>
      {/* There from the start: of a new status screen readers say nothing. */}
      <p className="wrapper off-paper" role="status">
        {state.isRequested && map.missing}
      </p>
    </div>
  )
}
