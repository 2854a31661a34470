import * as copy from 'content/copy.ts'
import { banner } from 'content/eventStatus.ts'
import { event } from 'content/values.ts'
import * as styles from './EventOverLabel.module.scss'

type Props = {
  readonly text?: string
  /** Whether it is a band across the top of the page. Otherwise it looks like a stamp. */
  readonly band?: true
}

/**
 * The label that says that the event is over. Of an event that is called off it says so as a stamp. A band would repeat the
 * banner. Styles show the label after the event (`data-when`, styles/_layout.scss), which a called-off event always is.
 * `hidden` hides it in browsers without styles.
 */
export function EventOverLabel({ text = copy.countdown.pastOn, band }: Props) {
  if (event.calledOff && band) return null
  return (
    <p
      className={`off-paper ${styles.root}`}
      data-band={band}
      data-tone="night"
      data-when="after"
      hidden
    >
      {event.calledOff ? banner?.label : text}
    </p>
  )
}
