import { copy, venues } from 'content:values'
import { headBand } from '../../azulejo/mosaic.ts'
import { ribbon } from '../../azulejo/ribbon.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { ClickToLoadFrame, useAsked } from '../../components/ClickToLoadFrame/ClickToLoadFrame.tsx'
import { metresPerTile, walkBetween } from '../../event/walk.ts'
import { mapEmbedUrl, mapRights } from '../../lib/maps.ts'
import * as styles from './VenuesMap.module.scss'

const { map } = copy.home
const places = Object.values(venues)
const [from, to] = places
const metres = (map.walk && from && to && walkBetween(from, to)?.metres) || 0

/** The walk from one venue to the other; a wall if there is none. */
const art = metres ? ribbon(Math.round(metres / metresPerTile(metres))) : headBand('plano')

/** Name of the frame, which the link targets. */
const frame = 'mapa'

/**
 * The walk between the venues: in words, in tiles, and below them, once it is asked for, the frame with OpenStreetMap.
 * The status says that the map is there, and what to do if it fails.
 */
export function VenuesMap() {
  const state = useAsked()
  return (
    <div className={styles.root} data-tone="sky">
      <div className={`wrapper ${styles.text}`}>
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
      <Azulejo art={art} className={styles.ribbon} />
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
