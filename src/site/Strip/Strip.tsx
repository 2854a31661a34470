import { useEffect } from 'react'
import { event } from 'content:event'
import { notice, strip, words } from 'content:state'
import { present } from '../../browser/clock.ts'
import { holdsAt } from '../../event/phase.ts'
import * as styles from './Strip.module.scss'

/** The lines on top of every page: the event's state, and the organiser's notice. */
export function Strip() {
  const { text, from, until } = notice ?? {}
  const isTimed = (from ?? until) !== undefined
  // Only once, because a notice that appeared later would push the page down under its reader.
  useEffect(() => {
    const holds = holdsAt(present(), { from, until })
    document.documentElement.dataset.notice = String(holds)
  }, [from, until])
  return (
    <aside aria-label={words.label}>
      {strip && (
        <p className="news" data-tone={event.calledOff ? 'night' : 'call'}>
          <strong>{strip.label}.</strong> {strip.text}
        </p>
      )}
      {text && (
        <p className={isTimed ? `news ${styles.timed}` : 'news'} data-tone="day">
          {text}
        </p>
      )}
    </aside>
  )
}
