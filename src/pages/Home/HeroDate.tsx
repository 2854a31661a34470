import * as facts from 'content:facts'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import * as styles from './HeroDate.module.scss'

/** A leaf of a calendar: the day, the city and the hours. */
export function HeroDate() {
  return (
    <p className={styles.root}>
      <time dateTime={facts.fechaIso}>
        <span>{facts.DiaSemana}</span> <strong>{facts.diaNumero}</strong>{' '}
        <span>
          {`de ${facts.mes} `}
          <span className="visually-hidden">{`de ${facts.anio}`}</span>
        </span>
      </time>{' '}
      <span>
        {`${facts.ciudad}\u00a0· `}
        <TimeRange from={facts.inicio} to={facts.fin} />
      </span>
    </p>
  )
}
