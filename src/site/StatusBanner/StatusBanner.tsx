import { event } from 'content/values.ts'
import { banner, notice, texts } from 'content/eventStatus.ts'
import { sentence } from '../../lib/texts.ts'
import * as styles from './StatusBanner.module.scss'

/** What happens is news until it has happened. */
const look = event.calledOff
  ? { 'data-tone': 'night' }
  : { 'data-tone': 'call', 'data-when': 'to-come' }

/**
 * The lines on top of every page: the event's state, and the organiser's notice. Whether a timed one is shown is settled
 * before the first paint: a notice that appeared later would push the page down under its reader. On an open page it ends.
 */
export function StatusBanner() {
  return (
    <aside aria-label={texts.label}>
      {banner && (
        <p className="news" {...look}>
          <strong>{sentence(banner.label)}</strong> {banner.text}
        </p>
      )}
      {notice && (
        <p className={`news ${styles.notice}`} data-tone="day">
          {notice.text}
        </p>
      )}
    </aside>
  )
}
