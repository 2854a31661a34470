import * as copy from 'content/copy.ts'
import { event } from 'content/values.ts'
import * as styles from './EventOverLabel.module.scss'

type Props = {
  readonly text?: string
  /** From edge to edge, above all else; otherwise a stamp. */
  readonly band?: true
}

/** Says after the event that it is over; styles show it then (styles/_layout.scss). */
export function EventOverLabel({ text = copy.countdown.pastOn, band }: Props) {
  if (event.calledOff) return null
  return (
    <p
      className={`off-paper ${styles.root}`}
      data-band={band}
      data-tone="night"
      data-when="after"
      hidden
    >
      {text}
    </p>
  )
}
