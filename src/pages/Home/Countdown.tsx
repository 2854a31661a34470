import * as copy from 'content/copy.ts'
import { event } from 'content/values.ts'
import { useCountdown } from '../../browser/clock.ts'
import { hoursOf } from '../../event/hours.ts'
import { twoDigits } from '../../lib/dates.ts'
import { sentence } from '../../lib/texts.ts'
import * as styles from './Countdown.module.scss'

const texts = copy.countdown

/**
 * Units with their lengths in seconds. `inLarger` is how many of a unit make the next larger one: 24 hours make a day. Days
 * have no larger unit, and `% Infinity` changes no number.
 */
const units = [
  { id: 'days', length: 86_400, inLarger: Infinity },
  { id: 'hours', length: 3_600, inLarger: 24 },
  { id: 'minutes', length: 60, inLarger: 60 },
  { id: 'seconds', length: 1, inLarger: 60 },
] as const

const hours = hoursOf(event)

/** An event without hours counts the days alone. */
const shownUnits = units.slice(0, hours ? units.length : 1)

/**
 * Days from the visitor's date to the date of an event without hours. A day of 23 or 25 hours counts as one.
 * @param secondsLeft until the event's day begins
 */
function daysLeft(secondsLeft: number): number {
  // From the start on, the seconds stay at 0 and no longer tell the present moment.
  if (secondsLeft === 0) return 0
  const now = new Date(event.from - secondsLeft * 1000)
  // Both dates are taken at midnight in UTC, so that each day has 24 hours.
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return (Date.parse(event.start) - today) / 86_400_000
}

/**
 * Days, hours, minutes and seconds until the start, with a button that pauses them (WCAG 2.2.2). After the start they stay at
 * 00. Days alone change once a day, so they need no button.
 *
 * Until the start, screen readers get one text instead of four numbers and four units, and read it on demand. The text is in a
 * paragraph: Orca reads only the name of a timer that holds its text directly.
 */
export function Countdown() {
  const { secondsLeft, isPaused, setPaused } = useCountdown(event)
  const digits = shownUnits.map(({ id, length, inLarger }) => {
    // The prerendered page has points instead of digits, because it cannot know the present time.
    if (secondsLeft === null) return { value: '··', unit: texts.units[id] }
    const value = hours ? Math.floor(secondsLeft / length) % inLarger : daysLeft(secondsLeft)
    const unitNames = value === 1 ? texts.unitsSingular : texts.units
    return { value: twoDigits(value), unit: unitNames[id] }
  })
  /** False while the present time is unknown, and from the start on. */
  const isCounting = Boolean(secondsLeft)
  const timer = isCounting ? { role: 'timer', 'aria-label': texts.label } : {}
  return (
    <div className={styles.root} data-tone="night" data-days={hours ? undefined : ''}>
      <div className={styles.count} aria-hidden="true">
        {digits.map(({ value, unit }) => (
          <div key={unit} className={styles.pair}>
            <span className={`display ${styles.value}`}>{value}</span>{' '}
            <span className={styles.unit}>{unit}</span>
          </div>
        ))}
      </div>
      <div className="visually-hidden" {...timer}>
        {isCounting && <p>{digits.map(({ value, unit }) => `${value} ${unit}`).join(' ')}</p>}
      </div>
      <p className={`condensed ${styles.message}`} data-when="after" hidden>
        <strong>{sentence(texts.after)}</strong> {texts.afterText}
      </p>
      {isCounting && hours && (
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
