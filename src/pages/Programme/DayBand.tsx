import type { CSSProperties } from 'react'
import * as copy from 'content/copy.ts'
import { event, programme } from 'content/values.ts'
import { stars, suns, tile } from '../../azulejo/compose.ts'
import { usePresentMinute } from '../../browser/clock.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { minutesOf } from '../../lib/dates.ts'
import { hoursOf } from '../../event/hours.ts'
import * as styles from './DayBand.module.scss'
import { partId } from './ProgrammePart.tsx'

/** An event with a programme has hours (scripts/build/read/checkTimes.ts). */
const { opens = '', closes = '' } = hoursOf(event) ?? {}

/** Minutes from the event's start, by the clock. */
const since = (time: string) => (minutesOf(time) - minutesOf(opens) + 1440) % 1440
const length = since(closes)

/** Each part until the next begins: share of the event in eighths, of which each has two tiles, or one on a phone. */
const parts = programme.map(({ id, title, tone, start }, i) => {
  const from = i === 0 ? 0 : since(start)
  const next = programme[i + 1]
  const to = next ? since(next.start) : length
  const eighths = Math.max(1, Math.round((8 * (to - from)) / length))
  const art = tone === 'day' ? suns(eighths * 4, 2) : stars(eighths * 2, 1)
  return { id, title, tone, start, from, to, eighths, art }
})

/** The tile that shows the present time. */
const turned = tile({ motif: 'estrella', palette: 'patio' })

/** The day's parts in proportion, which lead into the programme; on the day a turned tile is at the present. */
export function DayBand() {
  const now = usePresentMinute(event)
  const passed = now === null ? -1 : (length * (now - event.from)) / (event.to - event.from)
  return (
    <nav className="off-paper" aria-label={copy.programme.index}>
      <ol className={styles.root}>
        {parts.map(({ id, title, tone, start, from, to, eighths, art }) => (
          <li key={id} data-tone={tone} data-eighths={eighths}>
            <a className={styles.part} href={`#${partId(id)}`}>
              <Azulejo art={art} />
              <span className={`condensed ${styles.label}`}>
                {start} <span className={styles.title}>{title}</span>
              </span>
            </a>
            {from <= passed && passed < to && (
              <div
                className={styles.now}
                style={{ '--_at': (passed - from) / (to - from) } as CSSProperties}
              >
                <Azulejo art={turned} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
