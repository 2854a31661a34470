import { countdown } from 'content:copy'
import { sentence } from '../../lib/texts.ts'
import { WhatIsOn } from '../../site/WhatIsOn.tsx'
import { StateText } from '../../site/StateText.tsx'
import { Countdown } from './Countdown.tsx'
import * as styles from './Hero.module.scss'

/**
 * The countdown; on the day, what is on stands above it. The page holds the texts of each phase, and CSS shows the
 * right one even before the app starts, so that nothing moves when it does. No countdown if the event is called off.
 */
export function HeroCountdown() {
  return (
    <div className={`off-paper ${styles.count}`} data-tone="page">
      {__USES__.calledOff ? (
        <p className={`lede ${styles.off}`} data-tone="night">
          <strong>{sentence(countdown.after)}</strong>
          <br />
          <StateText>{countdown.afterText}</StateText>
        </p>
      ) : (
        <>
          <WhatIsOn />
          <Countdown />
        </>
      )}
    </div>
  )
}
