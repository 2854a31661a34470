import { useEffect } from 'react'
import * as copy from 'content:copy'
import { event } from 'content:event'
import { notice, strip } from 'content:state'
import { presentIn } from '../../browser/clock.ts'
import { useHeardNotice } from '../../browser/notice.ts'
import { fill } from '../../lib/fill.ts'
import { holdsAt } from '../../lib/notice.ts'
import * as styles from './Strip.module.scss'

const { text = '', ...times } = notice ?? {}
const isTimed = Object.keys(times).length > 0

/** On top of every page: what has become of the event, and what the organiser has to say now. */
export function Strip() {
  const heard = useHeardNotice(event.timeZone)
  // Once, because a notice that came while somebody reads would push the page down.
  useEffect(() => {
    if (isTimed) {
      document.documentElement.dataset.notice = String(holdsAt(presentIn(event.timeZone), times))
    }
  }, [])
  return (
    <aside className={styles.root} aria-label={copy.notice.label}>
      {strip && (
        <p className={styles.line} data-tone={__CALLED_OFF__ ? 'night' : 'call'}>
          <strong>{strip.label}.</strong> {strip.text}
        </p>
      )}
      {heard ? (
        <p className={`${styles.line} ${styles.heard}`} data-tone="day">
          <strong>{fill(copy.notice.since, { hora: heard.since })}</strong> {heard.text}
        </p>
      ) : (
        text && (
          <p className={styles.line} data-tone="day" data-timed={isTimed || undefined}>
            {text}
          </p>
        )
      )}
    </aside>
  )
}
