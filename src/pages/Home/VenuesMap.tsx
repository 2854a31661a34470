import { copy } from '../../content/copy.ts'
import { ownHtml } from '../../browser/trustedTypes.ts'
import { mapCard } from './mapCard.ts'
import * as styles from './VenuesMap.module.scss'

/** Made once: marked text is an object, and a new one would make React set the attribute, which empties the frame. */
const card = ownHtml(mapCard())

/**
 * The map frame. It holds a card of ours (mapCard.html), whose links load OpenStreetMap into a frame of the card:
 * until then nobody else is asked for anything, and it needs no script.
 */
export function VenuesMap() {
  return (
    <iframe
      className={styles.root}
      title={copy.home.map.title}
      loading="lazy"
      srcDoc={card}
      sandbox="allow-scripts"
      referrerPolicy="origin"
    />
  )
}
