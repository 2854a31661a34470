import type { ReactNode } from 'react'
import { timeParts, type CountdownState, type TimeParts } from '../../browser/countdown.ts'
import type { Phase } from '../../lib/phase.ts'
import * as styles from './Countdown.module.scss'

type UnitNames = Readonly<Record<keyof TimeParts, string>>

type Props = {
  /** Null until the app has started: then the boxes hold no number, which could only be wrong. */
  readonly state: CountdownState | null
  /** Those of a phase are its headline. */
  readonly texts: Readonly<Record<Phase | 'label' | 'pause' | 'resume', string>> & {
    readonly units: UnitNames
    readonly unitsSingular: UnitNames
  }
  readonly messages: Readonly<Record<Phase, ReactNode>>
  readonly onPause: (paused: boolean) => void
}

const unitOrder = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Days, hours, minutes and seconds to the start, with a way to stop the ticking (WCAG 2.2.2).
 * `role="timer"` is read on demand and never by itself. All phases take the same room, so that nothing moves.
 */
export function Countdown({ state, texts, messages, onPause }: Props) {
  const phase = state?.phase ?? 'before'
  const parts = state && timeParts(state.secondsLeft)
  return (
    <div className={styles.root}>
      <p className={styles.headline}>{texts[phase]}</p>
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
      {state && phase === 'before' && (
        <button
          className={styles.pause}
          type="button"
          onClick={() => onPause(!state.paused)}
          data-paused={state.paused || undefined}
        >
          <span className="visually-hidden">{state.paused ? texts.resume : texts.pause}</span>
        </button>
      )}
      <div className={styles.message}>{messages[phase]}</div>
    </div>
  )
}
