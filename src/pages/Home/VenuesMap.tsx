import { markup, viewBox } from '../../azulejo/render.ts'
import { longestWay, planSize, route } from '../../azulejo/route.ts'
import { ownHtml } from '../../browser/trustedTypes.ts'
import { copy } from '../../content/copy.ts'
import { venues } from '../../content/venues.ts'
import { onPlan } from '../../lib/walk.ts'
import { say } from '../../site/site.ts'
import { mapCard } from './mapCard.ts'
import * as styles from './VenuesMap.module.scss'

const { map } = copy.home

/** Made once: marked text is an object, and a new one would make React set the attribute, which empties the frame. */
const card = ownHtml(mapCard())

const way = onPlan(venues.mall, venues.park, longestWay)
const art = route(way)
const joints = Array.from({ length: planSize }, (_, i) => `M0 ${i}00h1200M${i}00 0v1200`)
const plan = ownHtml(
  `<path stroke="var(--cal)" stroke-width="4" d="${joints.join('')}"/>${markup(art)}`,
)

/**
 * The walk between the venues: told, drawn to scale, and over the drawing the map frame. It holds a card of ours
 * (mapCard.html), whose links load OpenStreetMap into a frame of the card: until then nobody else is asked for anything,
 * and it needs no script.
 */
export function VenuesMap() {
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <p className={styles.walk}>{say(map.walk)}</p>
        <h3>{map.heading}</h3>
        <p>{say(map.text, { metros: String(way.metres) })}</p>
      </div>
      <div className={styles.plan}>
        <svg viewBox={viewBox(art)} aria-hidden="true" dangerouslySetInnerHTML={{ __html: plan }} />
        <iframe
          title={map.title}
          loading="lazy"
          srcDoc={card}
          sandbox="allow-scripts"
          referrerPolicy="origin"
        />
      </div>
    </div>
  )
}
