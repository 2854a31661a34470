import { useState } from 'react'
import { markup, viewBox } from '../../azulejo/render.ts'
import { longestWay, planSize, route } from '../../azulejo/route.ts'
import { ownHtml } from '../../browser/trustedTypes.ts'
import { copy } from '../../content/copy.ts'
import { venues } from '../../content/venues.ts'
import { mapEmbedUrl } from '../../lib/maps.ts'
import { onPlan } from '../../lib/walk.ts'
import { say } from '../../site/site.ts'
import * as styles from './VenuesMap.module.scss'

const { map } = copy.home

/** Name of the frame, for the links. */
const frame = 'mapa'

const places = Object.values(venues)
const way = onPlan(venues.mall, venues.park, longestWay)
const art = route(way)
const joints = Array.from({ length: planSize }, (_, i) => `M0 ${i}00h1200M${i}00 0v1200`)
const plan = ownHtml(
  `<path stroke="var(--cal)" stroke-width="4" d="${joints.join('')}"/>${markup(art)}`,
)

/**
 * The walk between the venues: told, drawn to scale, and over the drawing the map frame. It is empty, so that the
 * drawing shows through, until a link loads OpenStreetMap into it: nobody else is asked before, and it needs no script.
 * No event and no script can tell that a frame of another host has failed: what to do then is said once a map was asked for.
 */
export function VenuesMap() {
  const [asked, setAsked] = useState(false)
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <p className={styles.walk}>{say(map.walk)}</p>
        <h3>{map.heading}</h3>
        <p>{say(map.text, { metros: String(way.metres) })}</p>
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
                {say(map.load, { lugar: venue.inSentence })}
              </a>
            </li>
          ))}
        </ul>
        {asked && <p>{map.missing}</p>}
      </div>
      <div className={styles.plan}>
        <svg viewBox={viewBox(art)} aria-hidden="true" dangerouslySetInnerHTML={{ __html: plan }} />
        <iframe
          name={frame}
          title={map.title}
          sandbox="allow-scripts"
          // Empty, it would be in the keyboard's way.
          tabIndex={asked ? undefined : -1}
        />
      </div>
    </div>
  )
}
