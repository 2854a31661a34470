import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { event } from 'content:event'
import { pages } from 'content:pages'
import { programme } from 'content:programme'
import { venues } from 'content:venues'
import { usePresentMinute } from '../browser/clock.ts'
import { agendaMarks, agendaMoments, itemId } from '../event/agenda.ts'
import { lookUp } from '../lib/lookUp.ts'
import { fill } from '../lib/texts.ts'
import * as styles from './WhatIsOn.module.scss'

/** Fragment of what is on at the moment: /programa#ahora. */
export const nowId = 'ahora'

const parts = programme.map((part) => ({
  ...part,
  items: part.items.map((item) => ({ ...item, venue: part.venue })),
}))

const moments = agendaMoments(event, parts).slice(0, -1)

/**
 * On the day: what is on, until when, where, and what comes next, if anything. The page holds all moments of the day,
 * and the styles show the present one (scripts/build/phase-script.ts), so that it is there at the first paint.
 */
export function WhatIsOn() {
  const now = usePresentMinute(event)
  const marks = now === null ? [] : [...agendaMarks(event, parts, now)]
  const [next] = marks.find(([, mark]) => mark === 'next') ?? []
  const [current] = marks.find(([, mark]) => mark === 'now') ?? []
  const { after, link } = copy.whatIsOn
  return (
    <div className={styles.root} data-when="during">
      {now === null ? (
        moments.map((moment, i) => <Moment key={moment} now={moment} place={i} />)
      ) : (
        <Moment now={now} />
      )}
      <p className={styles.next}>
        {next && fill(after, { hora: next.start, titulo: next.title })}{' '}
        <Link className="way" to={pages.programme.path + (current ? `#${itemId(current)}` : '')}>
          {link}
        </Link>
      </p>
    </div>
  )
}

type Props = {
  readonly now: number
  /** Index among all moments; undefined for the present one. */
  readonly place?: number
}

function Moment({ now, place }: Props) {
  const marked = [...agendaMarks(event, parts, now)]
  const [current, ...besides] = marked.flatMap(([item, mark]) => (mark === 'now' ? [item] : []))
  const texts = copy.whatIsOn
  return (
    <div className={styles.moment} data-moment={place}>
      <p className={styles.kicker}>
        <strong className={styles.mark}>{current ? texts.now : texts.begun}</strong>{' '}
        {current && <span>{fill(texts.until, { hora: current.end })}</span>}
      </p>
      {current && (
        <>
          <p className={styles.title}>{current.title}</p>
          <p className={styles.place}>
            {fill(texts.place, { lugar: lookUp(venues, current.venue).inSentence })}
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
    </div>
  )
}
