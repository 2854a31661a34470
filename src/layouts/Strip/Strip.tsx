import { useEffect } from 'react'
import { event } from 'content:event'
import { notice, strip, words } from 'content:state'
import { presentIn } from '../../browser/clock.ts'
import { holdsAt } from '../../lib/phase.ts'
import * as styles from './Strip.module.scss'

/** On top of every page: what has become of the event, and what the organiser has to say now. */
export function Strip() {
  const { text, from, until } = notice ?? {}
  const isTimed = (from ?? until) !== undefined
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
        <p className={styles.line} data-tone="day" data-timed={isTimed || undefined}>
          {text}
        </p>
      )}
    </aside>
  )
}
