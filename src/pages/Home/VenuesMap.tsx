import { Fragment } from 'react'
import * as copy from 'content:copy'
import { AskedFrame, useAsked } from '../../components/AskedFrame/AskedFrame.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import { markup, viewBox } from '../../azulejo/render.ts'
import { ownHtml } from '../../browser/trustedTypes.ts'
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
 * The walk between the venues: in words, drawn to scale, and over the drawing the frame for OpenStreetMap. Advice in case
 * that the map fails appears with every map.
 */
export function VenuesMap() {
  const state = useAsked()
  return (
    <div className={`card ${styles.root}`} data-tone="sky">
      <div className={`flow ${styles.text}`}>
        {map.walk && from && to && (
          <p className={styles.walk}>
            <ExternalLink href={directionsUrl(to, from)}>
              <span className="visually-hidden">{to.directions}: </span>
              {map.walk}
            </ExternalLink>
          </p>
        )}
        <h3 className="off-paper">{map.heading}</h3>
        <p className="off-paper">{map.text}</p>
        <ul className="off-paper">
          {places.map((venue) => (
            <li key={venue.name}>
              <a
                className="way"
                href={mapEmbedUrl(venue, places)}
                target={frame}
                referrerPolicy="origin"
                onClick={state.ask}
              >
                {fill(map.load, { lugar: venue.inSentence })}
              </a>
            </li>
          ))}
        </ul>
        <div className="off-paper" role="status">
          {state.asked && <p>{map.missing}</p>}
        </div>
      </div>
      <div className={`off-paper ${styles.plan}`}>
        <svg viewBox={viewBox(venuesPlan)} aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: plan }} />
          {ends.map((name) => (
            <Fragment key={name.children}>
              <text {...name} />{' '}
            </Fragment>
          ))}
        </svg>
        <AskedFrame state={state} name={frame} title={map.title} sandbox={mapRights} />
      </div>
    </div>
  )
}
