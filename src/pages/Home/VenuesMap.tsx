import { Fragment } from 'react'
import { copy, venues } from 'content:values'
import { ClickToLoadFrame, useAsked } from '../../components/ClickToLoadFrame/ClickToLoadFrame.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import type { Tile } from '../../azulejo/art.ts'
import { mosaic } from '../../azulejo/mosaic.ts'
import { markup, viewBox } from '../../azulejo/render.ts'
import { longestWay, planSize, route } from '../../azulejo/route.ts'
import { onPlan } from '../../event/walk.ts'
import { trustedHtml } from '../../browser/trustedTypes.ts'
import { directionsUrl, mapEmbedUrl, mapRights } from '../../lib/maps.ts'
import * as styles from './VenuesMap.module.scss'
import type { Venue } from '../../event/model.ts'

const { map } = copy.home
const places = Object.values(venues)
const [from, to] = places

/** The walk from one venue to the other, to scale; a wall if there is none. */
const venuesPlan =
  map.walk && from && to
    ? route(onPlan(from, to, longestWay))
    : mosaic('plano', { columns: planSize / 2, rows: planSize / 2 })

const [sun] = venuesPlan.tiles
const star = venuesPlan.tiles.at(-1)

/** Positions of the names of the plan's ends: over the upper end, below the lower one, each towards the middle. */
const ends =
  map.walk && from && to && sun && star ? [nameAt(from, sun, star), nameAt(to, star, sun)] : []

/** Name of the frame, which the link targets. */
const frame = 'mapa'

/** Two lines that are wider than the plan, of dashes as thin as joints. */
const joints = `d="M-1200 600H2400M600-1200V2400" stroke-width="3600" stroke-dasharray="4 96" stroke-dashoffset="2"`

const plan = trustedHtml(`<path stroke="var(--cal)" ${joints}/>${markup(venuesPlan)}`)

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
        {state.isRequested && (
          <p className="off-paper" role="status">
            {map.missing}
          </p>
        )}
      </div>
      <div className={`off-paper ${styles.plan}`}>
        <svg
          viewBox={viewBox(venuesPlan)}
          preserveAspectRatio={map.walk ? undefined : 'xMidYMid slice'}
          aria-hidden="true"
        >
          <g dangerouslySetInnerHTML={{ __html: plan }} />
          {ends.map((name) => (
            <Fragment key={name.y}>
              <text {...name} />{' '}
            </Fragment>
          ))}
        </svg>
        <ClickToLoadFrame state={state} name={frame} title={map.title} sandbox={mapRights} />
      </div>
    </div>
  )
}

function nameAt(venue: Venue, here: Tile, there: Tile) {
  const isRight = here.column > there.column
  const isAbove = here.row < there.row || (here.row === there.row && !isRight)
  return {
    children: venue.inSentence,
    x: (here.column + (isRight ? 2 : 0)) * 100,
    y: here.row * 100 + (isAbove ? -18 : 272),
    textAnchor: isRight ? 'end' : 'start',
  } as const
}
