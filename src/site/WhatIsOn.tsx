import { Link } from 'react-router-dom'
import { usePresentMinute } from '../browser/clock.ts'
import { copy } from '../content/copy.ts'
import { event } from '../content/event.ts'
import { pages } from '../content/pages.ts'
import { programme } from '../content/programme.ts'
import { venues } from '../content/venues.ts'
import { agendaMarks } from '../lib/agenda.ts'
import { say } from './site.ts'
import * as styles from './WhatIsOn.module.scss'

/** Fragment of what is on at the moment: /programa#ahora. */
export const nowId = 'ahora'

const items = Object.values(programme).flatMap((part) =>
  part.items.map((item) => ({ ...item, venue: part.venue })),
)

/**
 * On the day: what is on, until when, where, and what comes next if anything does. Its place is there before the app,
 * which knows the answer.
 */
export function WhatIsOn() {
  const now = usePresentMinute(event)
  const marked = now === null ? [] : [...agendaMarks(items, event, now)]
  const [current] = marked.find(([, mark]) => mark === 'now') ?? []
  const [next] = marked.find(([, mark]) => mark === 'next') ?? []
  const { begun, now: nowMark, until, place, after, link } = copy.whatIsOn
  return (
    <div className={styles.root} data-when="during">
      <p className={styles.kicker}>
        <strong className={styles.mark}>{current ? nowMark : begun}</strong>{' '}
        {current && <span>{say(until, { hora: current.end })}</span>}
      </p>
      {current && (
        <>
          <p className={styles.title}>{current.title}</p>
          <p className={styles.place}>{say(place, { lugar: venues[current.venue].inSentence })}</p>
        </>
      )}
      <p className={styles.next}>
        {next && say(after, { hora: next.start, titulo: next.title })}{' '}
        <Link
          className="way"
          to={current ? `${pages.programme.path}#${nowId}` : pages.programme.path}
        >
          {link}
        </Link>
      </p>
    </div>
  )
}
