import { useEffect } from 'react'
import { event } from 'content:event'
import { notice, strip, words } from 'content:state'
import { presentIn } from '../../browser/clock.ts'
import { timeIn, useHeardNotice } from '../../browser/notice.ts'
import { fill } from '../../lib/fill.ts'
import { holdsAt } from '../../lib/notice.ts'
import * as styles from './Strip.module.scss'

/** On top of every page: what has become of the event, and what the organiser has to say now. */
export function Strip() {
  const { text, from, until } = notice ?? {}
  const isTimed = (from ?? until) !== undefined
  const heard = useHeardNotice(event.timeZone)
  const isSame = heard?.text === text && heard?.from === from && heard?.until === until
  // Once, because a notice that came while somebody reads would push the page down.
  useEffect(() => {
    const holds = holdsAt(presentIn(event.timeZone), { from, until })
    document.documentElement.dataset.notice = String(holds)
  }, [from, until])
  return (
    <aside aria-label={words.label}>
      {strip && (
        <p className={styles.line} data-tone={__CALLED_OFF__ ? 'night' : 'call'}>
          <strong>{strip.label}.</strong> {strip.text}
        </p>
      )}
      {text && (
        <p
          className={styles.line}
          data-tone="day"
          data-timed={isTimed || undefined}
          data-stale={(heard !== undefined && !isSame) || undefined}
        >
          {text}
        </p>
      )}
      {heard && !isSame && (
        <p className={`${styles.line} ${styles.heard}`} data-tone="day">
          <strong>{fill(words.since, { hora: timeIn(heard.since, event.timeZone) })}</strong>{' '}
          {heard.text}
        </p>
      )}
    </aside>
  )
}
