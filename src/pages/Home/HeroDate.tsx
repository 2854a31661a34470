import * as copy from 'content/copy.ts'
import { banner } from 'content/eventStatus.ts'
import * as facts from 'content/facts.ts'
import { event } from 'content/values.ts'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { hoursOf } from '../../event/hours.ts'
import { EventOverLabel } from '../../site/EventOverLabel/EventOverLabel.tsx'
import * as styles from './HeroDate.module.scss'

const hours = hoursOf(event)

/**
 * Date, city and hours, beside the day's number in tiles. Screen readers get the date as one hidden string, because Orca skips
 * a date with line breaks.
 */
export function HeroDate() {
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        {/* `struck` is on two elements, because the line through a text has the thickness for the element's font size. */}
        <p className="struck">
          <time dateTime={facts.fechaIso}>
            <span className="visually-hidden">{facts.fechaLarga}</span>{' '}
            <span aria-hidden="true">
              <span className={styles.day} data-today={copy.countdown.today}>
                <span>{facts.diaSemana}</span>
                {` ${facts.diaNumero}`}
              </span>
              {` ${facts.mes} `}
              <span className={styles.year}>{facts.anio}</span>
            </span>
          </time>
        </p>
        <EventOverLabel text={copy.countdown.past} calledOffText={banner?.label} />
        <p className={`struck ${styles.place}`}>
          {`${facts.ciudad} `}
          {hours && (
            <span className={styles.hours}>
              <TimeRange from={hours.opens} to={hours.closes} />
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
