import * as copy from 'content/copy.ts'
import { event } from 'content/values.ts'
import { useCountdown } from '../../browser/clock.ts'
import { hoursOf } from '../../event/hours.ts'
import { twoDigits } from '../../lib/dates.ts'
import { sentence } from '../../lib/texts.ts'
import * as styles from './Countdown.module.scss'

const texts = copy.countdown

/** Units of time with their lengths in seconds. At `wrapsAt` a unit starts again at 0: hours at 24, days never. */
const units = [
  { id: 'days', length: 86_400, wrapsAt: Infinity },
  { id: 'hours', length: 3_600, wrapsAt: 24 },
  { id: 'minutes', length: 60, wrapsAt: 60 },
  { id: 'seconds', length: 1, wrapsAt: 60 },
] as const

const eventHours = hoursOf(event)

/** The units of the countdown: all of them, or only days for an event without hours. */
const shownUnits = eventHours ? units : units.slice(0, 1)

/**
 * The number of days from the visitor's date to the event's date, for an event without hours. A day of 23 or 25 hours, on which
 * the clocks change, counts as one day.
 * @param secondsLeft the seconds until the event's day begins
 */
function daysLeft(secondsLeft: number): number {
  // From the start on `secondsLeft` is always 0, so `now` cannot be computed from it.
  if (secondsLeft === 0) return 0
  const now = new Date(event.from - secondsLeft * 1000)
  // Both dates are taken as midnights in UTC, because in UTC each day has 24 hours.
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return (Date.parse(event.start) - today) / 86_400_000
}

/**
 * Days, hours, minutes and seconds until the start of the event, with a button that pauses them (WCAG 2.2.2). From the start
 * on they stay at 00. For an event without hours there is no button, because the days change only once a day.
 *
 * Until the start, screen readers get one text instead of four numbers and four units. With the role `timer` they read it only
 * on demand. The text is in a paragraph, because otherwise Orca would read only the name of the timer.
 *
 * Styles show the message after the event (`data-when`, styles/_layout.scss). Browsers without styles never show it (`hidden`).
 */
export function Countdown() {
  const { secondsLeft, isPaused, setPaused } = useCountdown(event)
  const pairs = shownUnits.map(({ id, length, wrapsAt }) => {
    // The prerendered page has dots instead of digits, because the build does not know when the page will be read.
    if (secondsLeft === null) return { value: '··', unit: texts.units[id] }
    const value = eventHours ? Math.floor(secondsLeft / length) % wrapsAt : daysLeft(secondsLeft)
    const unitNames = value === 1 ? texts.unitsSingular : texts.units
    return { value: twoDigits(value), unit: unitNames[id] }
  })
  /** False while the current time is unknown, and from the start of the event on. */
  const isCounting = Boolean(secondsLeft)
  const timer = isCounting ? { role: 'timer', 'aria-label': texts.label } : {}
  return (
    <div className={styles.root} data-tone="night" data-days={eventHours ? undefined : ''}>
      <div className={styles.count} aria-hidden="true">
        {pairs.map(({ value, unit }) => (
          <div key={unit} className={styles.pair}>
            <span className={`display ${styles.value}`}>{value}</span>{' '}
            <span className={styles.unit}>{unit}</span>
          </div>
        ))}
      </div>
      <div className="visually-hidden" {...timer}>
        {isCounting && <p>{pairs.map(({ value, unit }) => `${value} ${unit}`).join(' ')}</p>}
      </div>
      <p className={`condensed ${styles.message}`} data-when="after" hidden>
        <strong>{sentence(texts.after)}</strong> {texts.afterText}
      </p>
      {isCounting && eventHours && (
        <button
          className={`button ${styles.pause}`}
          data-variant="quiet"
          type="button"
          onClick={() => setPaused(!isPaused)}
          data-paused={isPaused || undefined}
        >
          <span className="visually-hidden">{isPaused ? texts.resume : texts.pause}</span>
        </button>
      )}
    </div>
  )
}
