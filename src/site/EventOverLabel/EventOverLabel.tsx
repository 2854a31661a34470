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
 * The label that says that the event is over, or the stamp that says that it is called off (the banner says it on all pages). Styles show it after the event (`data-when`, styles/_layout.scss). `hidden` hides
 * it in browsers without styles.
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
