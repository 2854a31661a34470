import { event } from 'content/values.ts'
import { banner, notice, words } from 'content/state.ts'
import { sentence } from '../../lib/texts.ts'
import * as styles from './StateBanner.module.scss'

/** What happens is news until it has happened. */
const look = event.calledOff
  ? { 'data-tone': 'night' }
  : { 'data-tone': 'call', 'data-when': 'to-come' }

/** Whether the notice holds for a time only. */
const isTimed = Boolean(notice?.from ?? notice?.until)

/**
 * The lines on top of every page: the event's state, and the organiser's notice. Whether a timed one is shown is settled
 * before the first paint: a notice that appeared later would push the page down under its reader. On an open page it ends.
 */
export function StateBanner() {
  return (
    <aside aria-label={words.label}>
      {banner && (
        <p className="news" {...look}>
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
