import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { event } from 'content:event'
import { pages } from 'content:pages'
import { programme } from 'content:programme'
import { venues } from 'content:venues'
import { usePresentMinute } from '../browser/clock.ts'
import { agendaMarks, itemId } from '../lib/agenda.ts'
import { lookUp } from '../lib/lookUp.ts'
import { fill } from '../lib/fill.ts'
import * as styles from './WhatIsOn.module.scss'

/** Fragment of what is on at the moment: /programa#ahora. */
export const nowId = 'ahora'

const parts = programme.map((part) => ({
  ...part,
  items: part.items.map((item) => ({ ...item, venue: part.venue })),
}))

/**
 * On the day: what is on, until when, where, and what comes next if anything does. Its place is there before the app,
 * which knows the answer.
 */
export function WhatIsOn() {
  const now = usePresentMinute(event)
  const marked = now === null ? [] : [...agendaMarks(event, parts, now)]
  const [current, ...besides] = marked.flatMap(([item, mark]) => (mark === 'now' ? [item] : []))
  const [next] = marked.find(([, mark]) => mark === 'next') ?? []
  const { begun, now: nowMark, until, place, after, link } = copy.whatIsOn
  return (
    <div className={styles.root} data-when="during">
      <p className={styles.kicker}>
        <strong className={styles.mark}>{current ? nowMark : begun}</strong>{' '}
        {current && <span>{fill(until, { hora: current.end })}</span>}
      </p>
      {current && (
        <>
          <p className={styles.title}>{current.title}</p>
          <p className={styles.place}>
            {fill(place, { lugar: lookUp(venues, current.venue).inSentence })}
            {current.room && ` · ${current.room}`}
          </p>
          {besides.map((item) => (
            <p key={itemId(item)}>
              <strong>{item.title}</strong>
              {item.room && ` · ${item.room}`}
            </p>
          ))}
        </>
      )}
      <p className={styles.next}>
        {next && fill(after, { hora: next.start, titulo: next.title })}{' '}
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
