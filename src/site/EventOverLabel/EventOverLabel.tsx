import * as copy from 'content/copy.ts'
import { event } from 'content/values.ts'
import * as styles from './EventOverLabel.module.scss'

type Props = {
  /** The text for after the event. */
  readonly text?: string
  /** The text for an event that is called off. Without this text, such an event has no label: the banner says it already. */
  readonly calledOffText?: string | undefined
  /** Whether the label is a band across the top of the page. Otherwise it looks like a stamp. */
  readonly band?: true
}

/**
 * The label that says that the event is over or, with `calledOffText`, called off. Styles show it after the event (`data-when`,
 * styles/_layout.scss), and treat an event that is called off as over. Browsers without styles never show it (`hidden`).
 */
export function EventOverLabel({ text = copy.countdown.pastOn, calledOffText, band }: Props) {
  const shownText = event.calledOff ? calledOffText : text
  if (shownText === undefined) return null
  return (
    <p
      className={`off-paper ${styles.root}`}
      data-band={band}
      data-tone="night"
      data-when="after"
      hidden
    >
      {shownText}
    </p>
  )
}
