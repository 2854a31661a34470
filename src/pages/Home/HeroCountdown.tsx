import { countdown } from 'content:copy'
import { event } from 'content:event'
import { useCountdown } from '../../browser/clock.ts'
import { WhatIsOn } from '../../site/WhatIsOn.tsx'
import { WithMail } from '../../site/WithMail.tsx'
import { Countdown } from './Countdown.tsx'
import * as styles from './Hero.module.scss'

/**
 * The countdown, and on the day what is on above it. What is said of each phase is in the page, and CSS shows the one that
 * holds: so it is right before the app, and nothing moves when it comes. What is called off counts nothing.
 */
export function HeroCountdown() {
  const count = useCountdown(event)
  if (__CALLED_OFF__) {
    return (
      <div className={styles.count}>
        <p className={`lede ${styles.off}`}>
          <strong>{`${countdown.after}.`}</strong>
          <br />
          <WithMail>{countdown.afterText}</WithMail>
        </p>
      </div>
    )
  }
  return (
    <div className={styles.count}>
      <WhatIsOn />
      <Countdown {...count} texts={countdown} />
    </div>
  )
}
