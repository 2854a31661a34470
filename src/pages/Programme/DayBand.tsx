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

/** The hours of the event. They exist, because an event with a programme must have hours (scripts/build/read/checkTimes.ts). */
const { opens, closes } = hoursOf(event)!

const minutesOfDay = 24 * 60

/** Minutes from the event's start to a time (HH:MM). A time that is earlier than the start is on the next day. */
const minutesSinceStart = (time: string) =>
  (minutesOf(time) - minutesOf(opens) + minutesOfDay) % minutesOfDay

/** Length of the event in minutes. */
const eventLength = minutesSinceStart(closes)

/**
 * The parts of the programme in the band. They fill the whole event: the first part begins with the event, and each part lasts
 * until the next one begins. So the pause after a part counts as a part of it.
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

/** The tile that marks the current time. Styles rotate it by 45 degrees. */
const nowTile = tile({ motif: 'estrella', palette: 'patio' })

/** A band with the parts of the programme, as links to their sections of the page. During the event a tile marks the time. */
export function DayBand() {
  const now = usePresentMinute(event)
  /**
   * Minutes since the start of the event. They are computed as a share of `eventLength`, because in the night of a clock
   * change the event takes an hour more or less than the times on the clock say. The number is negative before the event, and
   * while the current time is unknown.
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
                <Azulejo art={nowTile} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
