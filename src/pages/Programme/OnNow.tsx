import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { copy } from '../../content/copy.ts'
import { programme, type ProgrammeItem, type ProgrammePart } from '../../content/programme.ts'
import { venues } from '../../content/venues.ts'
import type { AgendaMark } from '../../lib/agenda.ts'
import { say } from '../../site/site.ts'
import * as styles from './OnNow.module.scss'

/** Fragment of what is on at the moment: /programa#ahora. */
export const nowId = 'ahora'

const parts: readonly ProgrammePart[] = Object.values(programme)
const items = parts.flatMap((part) => part.items)

type Props = { readonly marks: ReadonlyMap<ProgrammeItem, AgendaMark> | undefined }

/** What is on, where, until when, and what comes next. On the day its place is there before the app knows the answer. */
export function OnNow({ marks }: Props) {
  const marked = (mark: AgendaMark) => items.find((item) => marks?.get(item) === mark)
  const [current, next] = [marked('now'), marked('next')]
  const part = parts.find((one) => current && one.items.includes(current))
  return (
    <div className={styles.root}>
      {current && part && (
        <div className={`wrapper ${styles.content}`}>
          <p className={styles.entry}>
            <strong className={styles.mark}>{copy.programme.now}</strong>{' '}
            <span>
              <TimeRange from={current.start} to={current.end} />
            </span>{' '}
            <span>en {venues[part.venue].inSentence}</span>{' '}
            <a className={styles.title} href={`#${nowId}`}>
              {current.title}
            </a>
          </p>
          {next ? (
            <p className={styles.entry}>
              <span className={styles.mark}>{copy.programme.next}</span>{' '}
              <time dateTime={next.start}>{next.start}</time>{' '}
              <span className={styles.title}>{next.title}</span>
            </p>
          ) : (
            <p className={styles.title}>{say(copy.programme.until, { hora: current.end })}</p>
          )}
        </div>
      )}
    </div>
  )
}
