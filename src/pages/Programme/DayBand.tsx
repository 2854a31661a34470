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

/** An event with a programme has hours (scripts/build/read/checkTimes.ts), so the empty texts are only for the types. */
const { opens = '', closes = '' } = hoursOf(event) ?? {}

const minutesOfDay = 24 * 60

/** Minutes from the event's start to a time on the clock (HH:MM), which may be after midnight. */
const minutesSinceStart = (time: string) =>
  (minutesOf(time) - minutesOf(opens) + minutesOfDay) % minutesOfDay

/** Length of the event in minutes. */
const eventLength = minutesSinceStart(closes)

/**
 * The parts of the programme in the band. The first part begins with the event. A part lasts until the next one begins. Its
 * width is its share of the event in eighths. An eighth shows two columns of suns or stars in a wide window, otherwise one. A
 * sun takes two by two tiles, a star takes one.
 */
const parts = programme.map(({ id, title, tone, start }, i) => {
  const from = i === 0 ? 0 : minutesSinceStart(start)
  const next = programme[i + 1]
  const to = next ? minutesSinceStart(next.start) : eventLength
  const eighths = Math.max(1, Math.round((8 * (to - from)) / eventLength))
  const art = tone === 'day' ? suns(eighths * 4, 2) : stars(eighths * 2, 1)
  return { id, title, tone, start, from, to, eighths, art }
})

/** The tile that marks the present time. Styles turn it by 45 degrees. */
const presentTile = tile({ motif: 'estrella', palette: 'patio' })

/**
 * A band with the parts of the day, each as wide as its share of the time. A part links to its section of the programme. During
 * the event a tile marks the present time.
 */
export function DayBand() {
  const now = usePresentMinute(event)
  /**
   * Minutes since the start of the event; negative before it, and as long as the present time is unknown. They are a share of
   * `eventLength`: in the night of a clock change, the event takes an hour more or less than its times say.
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
