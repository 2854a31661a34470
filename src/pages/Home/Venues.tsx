import * as copy from 'content/copy.ts'
import { event, venues } from 'content/values.ts'
import { ribbon, stars, suns } from '../../azulejo/compose.ts'
import { headBand } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import {
  ClickToLoadFrame,
  useFrameRequest,
} from '../../components/ClickToLoadFrame/ClickToLoadFrame.tsx'
import { AccessLists, AskFor } from '../../site/Access/AccessLists.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import { Disclosure } from '../../site/Disclosure.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { addressLine } from '../../event/facts.ts'
import { metresPerArch, walkBetween } from '../../event/walk.ts'
import { directionsUrl, mapEmbedUrl, mapRights } from '../../lib/maps.ts'
import { venueFragment } from '../../lib/reservedNames.ts'
import { keepTogether } from '../../lib/locale.ts'
import { lookUp } from '../../lib/lookUp.ts'
import * as styles from './Venues.module.scss'

/** The cards of the venues. After the first card there is the map, with the walk to the next venue. */
export function Venues() {
  const { heading, intro, approximate } = copy.home.venues
  const [firstCard, ...otherCards] = Object.keys(venues).map((id) => <VenueCard key={id} id={id} />)
  return (
    <section className="region-start">
      <div className="wrapper flow">
        <h2 className="headline">{heading}</h2>
        <p className="lede">{[intro, approximate].filter(Boolean).join(' ')}</p>
      </div>
      <div className={styles.cards}>
        {firstCard}
        <VenuesMap />
        {otherCards}
      </div>
    </section>
  )
}

/** Pictures of three suns or three stars (`.sky` in Venues.module.scss). A sun takes two by two tiles, a star takes one. */
const skies = {
  day: suns(6, 2),
  night: stars(3, 1),
}

function VenueCard({ id }: { readonly id: string }) {
  const venue = lookUp(venues, id)
  const { tone, transit, accessLists } = venue
  return (
    // The heading with the venue's name comes after the hours. Because of `aria-labelledby`, screen readers say the name first.
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

const { map: mapTexts } = copy.home
const allVenues = Object.values(venues)
const [firstVenue, secondVenue] = allVenues

/**
 * The pictures above the map: two pictures of the walk from the first venue to the second or, without a walk, a band of tiles.
 * There is a walk if the event has a text about it, and two venues that are neither too close together nor too far apart.
 */
function drawWalk() {
  const hasWalk = mapTexts.walk && firstVenue && secondVenue
  const walk = hasWalk && walkBetween(firstVenue, secondVenue)
  if (!walk) return [headBand({ seed: 'plano' })]
  return ribbon(Math.round(walk.metres / metresPerArch(walk.metres)))
}

const walkPictures = drawWalk()

/** Name of the map's frame. It is the `target` of the link, so that the map loads in the frame. */
const mapName = 'mapa'

/**
 * The walk between the venues, as a text and in tiles, and the link to the map. When the visitor presses the link, the map of
 * OpenStreetMap appears below. Then the status says what to do if the map does not load.
 */
function VenuesMap() {
  const request = useFrameRequest()
  return (
    <div className={styles.map} data-tone="sky">
      <div className={`wrapper ${styles.line}`}>
        {mapTexts.walk && <p className={`condensed ${styles.walk}`}>{mapTexts.walk}</p>}
        {mapTexts.text && <p className="off-paper">{mapTexts.text}</p>}
        {firstVenue && (
          <p className="off-paper">
            <a
              className="way"
              href={mapEmbedUrl(firstVenue, allVenues)}
              target={mapName}
              // OpenStreetMap demands a Referer. With "origin" it is the site's address without the path of the page.
              referrerPolicy="origin"
              onClick={request.onLinkClick}
            >
              {mapTexts.load}
            </a>
          </p>
        )}
      </div>
      <div className={styles.ribbon}>
        {walkPictures.map((art) => (
          // The palette can be the key, because the pictures have different palettes: the first has the colours of the day, the
          // second the colours of the night.
          <Azulejo key={art.tiles[0]?.palette} art={art} />
        ))}
      </div>
      <div className={`off-paper ${styles.frame}`}>
        <ClickToLoadFrame
          request={request}
          name={mapName}
          title={mapTexts.title}
          sandbox={mapRights}
        />
      </div>
      {/* The status is there from the start, because screen readers do not announce a new status together with its text. */}
      <p className="wrapper off-paper" role="status">
        {request.isRequested && mapTexts.missing}
      </p>
    </div>
  )
}
