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

/** The hours are known, because an event with a programme has them (scripts/build/read/checkTimes.ts). */
const { opens, closes } = hoursOf(event)!

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
const parts = programme.map((part, i) => {
  const begins = i === 0 ? 0 : minutesSinceStart(part.start)
  const next = programme[i + 1]
  const ends = next ? minutesSinceStart(next.start) : eventLength
  // The width of a part is its share of the event, in eighths.
  const eighths = Math.max(1, Math.round((8 * (ends - begins)) / eventLength))
  // An eighth has two suns or stars. A sun takes two by two tiles, a star takes one.
  const art = part.tone === 'day' ? suns(eighths * 4, 2) : stars(eighths * 2, 1)
  return { ...part, begins, ends, eighths, art }
})

/** The tile that marks the present time. Styles turn it by 45 degrees. */
const presentTile = tile({ motif: 'estrella', palette: 'patio' })

/** The parts of the day in a band, with links to their sections of the programme. During the event a tile marks the time. */
export function DayBand() {
  const now = usePresentMinute(event)
  /**
   * Minutes since the start of the event: the share of the event that has passed, of `eventLength`. Clock times alone would be
   * wrong in the night of a clock change, when the event takes an hour more or less than they say. The number is negative
   * before the event, and as long as the present time is unknown.
   */
  const passed = now === null ? -1 : (eventLength * (now - event.from)) / (event.to - event.from)
  return (
    <nav className="off-paper" aria-label={copy.programme.index}>
      <ol className={styles.root}>
        {parts.map(({ id, title, tone, start, begins, ends, eighths, art }) => (
          <li key={id} data-tone={tone} data-eighths={eighths}>
            <a className={styles.part} href={`#${partId(id)}`}>
              <Azulejo art={art} />
              <span className={`condensed ${styles.label}`}>
                {start} <span className={styles.title}>{title}</span>
              </span>
            </a>
            {begins <= passed && passed < ends && (
              <div
                className={styles.now}
                style={{ '--_at': (passed - begins) / (ends - begins) } as CSSProperties}
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
