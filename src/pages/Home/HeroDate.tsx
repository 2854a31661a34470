import * as facts from 'content:facts'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import * as styles from './HeroDate.module.scss'

/** What stands beside the figure of the day. It is a picture: whoever has none of it reads the day as text. */
export function HeroDate() {
  return (
    <p className={styles.root}>
      <time dateTime={facts.fechaIso}>
        {`${facts.DiaSemana} `}
        <span className={styles.number}>{`${facts.diaNumero} de `}</span>
        <span className={styles.month}>{facts.mes}</span>
        <span className="visually-hidden">{` de ${facts.anio}`}</span>
      </time>{' '}
      <span className={styles.place}>
        {`${facts.ciudad} · `}
        <TimeRange from={facts.inicio} to={facts.fin} />
      </span>
    </p>
  )
}
