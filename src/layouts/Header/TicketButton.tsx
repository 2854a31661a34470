import { type FocusEventHandler } from 'react'
import { BuyLink } from '../../site/BuyLink.tsx'
import * as styles from './TicketButton.module.scss'

type Props = { readonly onFocus: FocusEventHandler; readonly onBlur: FocusEventHandler }

/** The way to the tickets while one reads. */
export function TicketButton({ onFocus, onBlur }: Props) {
  return <BuyLink className={`button ${styles.root}`} onFocus={onFocus} onBlur={onBlur} />
}
