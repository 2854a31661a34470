import { useCallback, useState } from 'react'
import * as copy from 'content:copy'
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx'
import { markup, viewBox } from '../../azulejo/render.ts'
import { ownHtml } from '../../browser/trustedTypes.ts'
import { emptyFrame, isFilled } from '../../lib/emptyFrame.ts'
import { directionsUrl, mapEmbedUrl, mapRights } from '../../lib/maps.ts'
import { fill } from '../../lib/texts.ts'
import { ends, places, venuesPlan } from '../../site/venuesPlan.ts'
import * as styles from './VenuesMap.module.scss'

const { map } = copy.home
const [from, to] = places

/** Name of the frame, for the links. */
const frame = 'mapa'

/** Two lines as wide as the plan, of dashes as thin as joints. */
const joints = `d="M0 600H1200M600 0V1200" stroke-width="1200" stroke-dasharray="4 96" stroke-dashoffset="2"`

const plan = ownHtml(`<path stroke="var(--cal)" ${joints}/>${markup(venuesPlan)}`)

/**
 * The walk between the venues: told, drawn to scale, and over the drawing the map frame. It is empty, so that the
 * drawing shows through, until a link loads OpenStreetMap into it: nobody else is asked before, and it needs no script.
 * No event and no script can tell that a frame of another host has failed: what to do then is said once a map was asked for.
 */
export function VenuesMap() {
  // Unknown until the app has started: without it the keyboard has to get into the map too.
  const [asked, setAsked] = useState<boolean>()
  const look = useCallback((element: HTMLIFrameElement | null) => {
    // Also if a map came before the app, or with the browser's history.
    if (element) setAsked(isFilled(element))
  }, [])
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        {map.walk && from && to && (
          <p className={styles.walk}>
            <ExternalLink href={directionsUrl(to, from)} note={copy.layout.newTab}>
              {map.walk}
            </ExternalLink>
          </p>
        )}
        <h3>{map.heading}</h3>
        <p>{map.text}</p>
        <ul>
          {places.map((venue) => (
            <li key={venue.name}>
              <a
                className="way"
                href={mapEmbedUrl(venue, places)}
                target={frame}
                referrerPolicy="origin"
                onClick={() => setAsked(true)}
              >
                {fill(map.load, { lugar: venue.inSentence })}
              </a>
            </li>
          ))}
        </ul>
        {asked && <p>{map.missing}</p>}
      </div>
      <div className={styles.plan}>
        <svg viewBox={viewBox(venuesPlan)} aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: plan }} />
          {ends.map((name) => (
            <text key={name.children} {...name} />
          ))}
        </svg>
        <iframe
          ref={look}
          src={emptyFrame}
          name={frame}
          sandbox={mapRights}
          title={map.title}
          // Empty, it would be in the keyboard's way.
          tabIndex={asked === false ? -1 : undefined}
          onLoad={({ currentTarget }) => look(currentTarget)}
        />
      </div>
    </div>
  )
}
