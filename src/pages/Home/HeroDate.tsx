import * as facts from 'content:facts'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import * as styles from './HeroDate.module.scss'

/**
 * What stands beside the figure of the day. It is a picture: whoever has none of it reads the day as text, in one piece
 * and without line breaks, at which Orca leaves a date out.
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
