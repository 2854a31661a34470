import { copy, event } from 'content:values'
import { usePhase } from '../../browser/clock.ts'
import * as styles from './EventOverLabel.module.scss'

/** Says after the event that it is over. Styles keep its room until the app has started. */
export function EventOverLabel({ text = copy.countdown.pastOn }: { readonly text?: string }) {
  const isOver = usePhase(event) === 'after'
  if (event.calledOff) return null
  return (
    <div className={`off-paper ${styles.room}`} data-when="after">
      {isOver && (
        <p className={styles.flag} data-tone="night">
          {text}
        </p>
      )}
    </div>
  )
}
