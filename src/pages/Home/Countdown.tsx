import { timeParts, type CountdownState, type TimeParts } from '../../browser/countdown.ts'
import * as styles from './Countdown.module.scss'

type UnitNames = Readonly<Record<keyof TimeParts, string>>

type Props = {
  /** Null until the app has started: then the tiles hold no number, which could only be wrong. */
  readonly state: CountdownState | null
  /** `beforeText` says when it ends. */
  readonly texts: Readonly<Record<'label' | 'beforeText' | 'pause' | 'resume', string>> & {
    readonly units: UnitNames
    readonly unitsSingular: UnitNames
  }
  readonly onPause: (paused: boolean) => void
}

const unitOrder = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Days, hours, minutes and seconds to the start, each a tile, with a way to stop the ticking (WCAG 2.2.2).
 * It is there until the start. `role="timer"` is read on demand and never by itself.
 */
export function Countdown({ state, texts, onPause }: Props) {
  const parts = state && timeParts(state.secondsLeft)
  return (
    <div className={styles.root} data-when="before">
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
      <p className={styles.message}>{texts.beforeText}</p>
      {state?.phase === 'before' && (
        <button
          className={styles.pause}
          type="button"
          onClick={() => onPause(!state.paused)}
          data-paused={state.paused || undefined}
        >
          <span className="visually-hidden">{state.paused ? texts.resume : texts.pause}</span>
        </button>
      )}
    </div>
  )
}
