import { type TimeParts, timeParts } from '../../lib/timeParts.ts'
import * as styles from './Countdown.module.scss'

type UnitNames = Readonly<Record<keyof TimeParts, string>>

type Props = {
  /** Null until the app has started: then the tiles hold no number, which could only be wrong. */
  readonly secondsLeft: number | null
  readonly isPaused: boolean
  readonly onPause: (paused: boolean) => void
  /** `beforeText` says when it ends, `after` and `afterText` that it has. */
  readonly texts: Readonly<
    Record<'label' | 'beforeText' | 'after' | 'afterText' | 'pause' | 'resume', string>
  > & {
    readonly units: UnitNames
    readonly unitsSingular: UnitNames
  }
}

const unitOrder = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Days, hours, minutes and seconds to the start, each a tile, with a way to stop the ticking (WCAG 2.2.2). From the start
 * on they rest at 00. `role="timer"` is read on demand and never by itself.
 */
export function Countdown({ secondsLeft, isPaused, onPause, texts }: Props) {
  const parts = secondsLeft === null ? null : timeParts(secondsLeft)
  return (
    <div className={styles.root}>
      <div className={styles.timer} role="timer" aria-label={texts.label}>
        {unitOrder.map((unit) => (
          <span key={unit} className={styles.part}>
            <span className={styles.value}>
              {parts ? String(parts[unit]).padStart(2, '0') : <span aria-hidden="true">··</span>}
            </span>{' '}
            <span className={styles.unit}>
              {(parts?.[unit] === 1 ? texts.unitsSingular : texts.units)[unit]}
            </span>{' '}
          </span>
        ))}
      </div>
      <p className={styles.message} data-when="before">
        {texts.beforeText}
      </p>
      <p className={styles.message} data-when="after">
        <strong>{`${texts.after}.`}</strong> {texts.afterText}
      </p>
      {secondsLeft !== null && secondsLeft > 0 && (
        <button
          className={styles.pause}
          type="button"
          onClick={() => onPause(!isPaused)}
          data-paused={isPaused || undefined}
        >
          <span className="visually-hidden">{isPaused ? texts.resume : texts.pause}</span>
        </button>
      )}
    </div>
  )
}
