import * as copy from 'content:copy'
import { event } from 'content:event'
import { WhatIsOn } from '../../site/WhatIsOn.tsx'
import { WithMail } from '../../site/WithMail.tsx'
import { useCountdown } from '../../browser/clock.ts'
import { Countdown } from './Countdown.tsx'
import * as styles from './HeroCountdown.module.scss'

/**
 * The countdown, on the day what is on, afterwards thanks. All three are in the page, and CSS shows the one of the
 * phase: so the right one is there before the app, and nothing moves when it comes.
 */
export function HeroCountdown() {
  const countdown = copy.countdown
  const { state, setPaused } = useCountdown(event)
  return (
    <div className={styles.root}>
      <Countdown state={state} texts={countdown} onPause={setPaused} />
      <WhatIsOn />
      <p className={`lede ${styles.after}`} data-when="after">
        <strong>{`${countdown.after}.`}</strong>
        <br />
        {__CALLED_OFF__ ? <WithMail>{countdown.afterText}</WithMail> : countdown.afterText}
      </p>
    </div>
  )
}
