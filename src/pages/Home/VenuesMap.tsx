import { copy } from '../../content/copy.ts'
import { say } from '../../layouts/site.ts'
import { mapCard } from './mapCard.ts'
import styles from './VenuesMap.module.scss'

/**
 * The map frame. It first holds a card of ours (mapCard.ts), whose links load OpenStreetMap into the frame:
 * until then nobody else is asked for anything, and it needs no script.
 */
export function VenuesMap() {
  return (
    <iframe
      className={styles.root}
      title={copy.home.map.title}
      srcDoc={mapCard(say)}
      sandbox="allow-scripts"
      referrerPolicy="origin"
    />
  )
}
