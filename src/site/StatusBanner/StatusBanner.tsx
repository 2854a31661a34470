import { event } from 'content/values.ts'
import { banner, notice, noticeTexts } from 'content/eventStatus.ts'
import { sentence } from '../../lib/texts.ts'
import * as styles from './StatusBanner.module.scss'

/** Attributes of the line about the event's status. After the event the line is hidden, unless the event is called off. */
const statusAttributes = event.calledOff
  ? { 'data-tone': 'night' }
  : { 'data-tone': 'call', 'data-when': 'to-come' }

/** Whether the notice has a start or an end. */
const isTimed = Boolean(notice?.from ?? notice?.until)

/**
 * The lines on top of every page: the event's status, and the organiser's notice. A timed notice is shown or hidden before the
 * first paint (src/firstPaint.ts), because a later change would move the page while somebody reads it.
 */
export function StatusBanner() {
  return (
    <aside aria-label={noticeTexts.label}>
      {banner && (
        <p className="news" {...statusAttributes}>
          <strong>{sentence(banner.label)}</strong> {banner.text}
        </p>
      )}
      {notice && (
        <p className={`news ${styles.notice}`} data-tone="day" hidden={isTimed}>
          {notice.text}
        </p>
      )}
    </aside>
  )
}
