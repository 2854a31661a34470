import { BuyLink } from '../../site/BuyLink.tsx'
import * as styles from './TicketButton.module.scss'

/** The way to the tickets while one reads. */
export function TicketButton() {
  return <BuyLink className={styles.root} />
}
