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

/** An event with a programme has hours (scripts/build/read/checkTimes.ts), so the empty texts are never used. */
const { opens = '', closes = '' } = hoursOf(event) ?? {}

const minutesOfDay = 24 * 60

/** Minutes from the event's start to a time on the clock (HH:MM). A time that is earlier than the start is after midnight. */
const minutesSinceStart = (time: string) =>
  (minutesOf(time) - minutesOf(opens) + minutesOfDay) % minutesOfDay

/** Length of the event in minutes. */
const eventLength = minutesSinceStart(closes)

/**
 * The parts of the programme in the band. Together they take the whole event: the first part begins with it, and each lasts
 * until the next one begins. So a pause between two parts counts as time of the first of them.
 */
const parts = programme.map(({ id, title, tone, start }, i) => {
  const from = i === 0 ? 0 : minutesSinceStart(start)
  const next = programme[i + 1]
  const to = next ? minutesSinceStart(next.start) : eventLength
  // The width of a part is its share of the event, in eighths.
  const eighths = Math.max(1, Math.round((8 * (to - from)) / eventLength))
  // An eighth has two suns or stars. A sun takes two by two tiles, a star takes one.
  const art = tone === 'day' ? suns(eighths * 4, 2) : stars(eighths * 2, 1)
  return { id, title, tone, start, from, to, eighths, art }
})

/** The tile that marks the present time. Styles turn it by 45 degrees. */
const presentTile = tile({ motif: 'estrella', palette: 'patio' })

/** The parts of the day in a band, with links to their sections of the programme. During the event a tile marks the time. */
export function DayBand() {
  const now = usePresentMinute(event)
  /**
   * Minutes since the start of the event, as its clock times count them. In the night of a clock change the event takes an hour
   * more or less than its clock times say, so the share of the event that has passed is converted into minutes of
   * `eventLength`. Negative before the event, and as long as the present time is unknown.
   */
  const passed = now === null ? -1 : (eventLength * (now - event.from)) / (event.to - event.from)
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
                <Azulejo art={presentTile} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
