import * as facts from 'content:facts'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import * as styles from './HeroDate.module.scss'

/**
 * The date beside the day's number in tiles. The number is a picture, so the day is also there as text: in one piece,
 * because Orca leaves out a date with line breaks.
 */
export function HeroDate() {
  return (
    <p className={styles.root}>
      <time dateTime={facts.fechaIso}>
        <span className="visually-hidden">{facts.fechaLarga}</span>
        <span aria-hidden="true">
          {`${facts.DiaSemana} `}
          <span className={styles.number}>{`${facts.diaNumero} de `}</span>
          <span className={styles.month}>{facts.mes}</span>
        </span>
      </time>{' '}
      <span className={styles.place}>
        {`${facts.ciudad} · `}
        <TimeRange from={facts.inicio} to={facts.fin} />
      </span>
    </p>
  )
}
