import { useCallback, useState } from 'react'
import * as copy from 'content:copy'
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx'
import { markup, viewBox } from '../../azulejo/render.ts'
import { ownHtml } from '../../browser/trustedTypes.ts'
import { emptyFrame, isFilled } from '../../lib/emptyFrame.ts'
import { directionsUrl, mapEmbedUrl, mapRights } from '../../lib/maps.ts'
import { fill } from '../../lib/texts.ts'
import { ends, places, venuesPlan } from './venuesPlan.ts'
import * as styles from './VenuesMap.module.scss'

const { map } = copy.home
const [from, to] = places

/** Name of the frame, which the links target. */
const frame = 'mapa'

/** Two lines as wide as the plan, of dashes as thin as joints. */
const joints = `d="M0 600H1200M600 0V1200" stroke-width="1200" stroke-dasharray="4 96" stroke-dashoffset="2"`

const plan = ownHtml(`<path stroke="var(--cal)" ${joints}/>${markup(venuesPlan)}`)

/**
 * The walk between the venues: in words, drawn to scale, and the map's frame over the drawing. The frame is empty and
 * lets the drawing show through until a link loads OpenStreetMap into it; that needs no script, and OpenStreetMap gets
 * no request before. No script can detect that another host's frame has failed, so advice appears with every map.
 */
export function VenuesMap() {
  // Undefined until the app has started: without the app, the keyboard must be able to enter the map.
  const [asked, setAsked] = useState<boolean>()
  const look = useCallback((element: HTMLIFrameElement | null) => {
    // A map may have been loaded before the app started, or by the browser's history.
    if (element) setAsked(isFilled(element))
  }, [])
  return (
    <div className={styles.root} data-tone="sky">
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
          // An empty frame would be a useless stop for the keyboard.
          tabIndex={asked === false ? -1 : undefined}
          onLoad={({ currentTarget }) => look(currentTarget)}
        />
      </div>
    </div>
  )
}
