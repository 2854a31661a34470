import { Link } from 'react-router-dom'
import { usePresentMinute } from '../../browser/clock.ts'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import { pages } from '../../content/pages.ts'
import { programme } from '../../content/programme.ts'
import { venues } from '../../content/venues.ts'
import { agendaMarks } from '../../lib/agenda.ts'
import { say } from '../../site/site.ts'
import * as styles from './WhatIsOn.module.scss'

const items = Object.values(programme).flatMap((part) =>
  part.items.map((item) => ({ ...item, venue: part.venue })),
)

/** On the day the largest thing of the page: what is on, until when, where, and what comes next if anything does. */
export function WhatIsOn() {
  const now = usePresentMinute(event)
  const marked = now === null ? [] : [...agendaMarks(items, event, now)]
  const [current] = marked.find(([, mark]) => mark === 'now') ?? []
  const [next] = marked.find(([, mark]) => mark === 'next') ?? []
  const { during, duringNow, duringUntil, duringPlace, duringNext, duringLink } = copy.countdown
  return (
    <div className={styles.root} data-when="during">
      <p className={styles.kicker}>
        <strong className={styles.mark}>{current ? duringNow : during}</strong>
        {current && <span>{say(duringUntil, { hasta: current.end })}</span>}
      </p>
      {current && (
        <>
          <p className={styles.title}>{current.title}</p>
          <p className={styles.place}>
            {say(duringPlace, { lugar: venues[current.venue].inSentence })}
          </p>
        </>
      )}
      <p className={styles.next}>
        {next && say(duringNext, { hora: next.start, titulo: next.title })}{' '}
        <Link to={current ? `${pages.programme.path}#ahora` : pages.programme.path}>{duringLink}</Link>
      </p>
    </div>
  )
}
