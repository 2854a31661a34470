import { copy, prices } from 'content:values'
import * as styles from './Prices.module.scss'

const texts = copy.prices

/** What each kind of ticket costs, as on the board of a ticket window. */
export function Prices() {
  return (
    <div className={`flow pad ${styles.root}`}>
      <h2>{texts.heading}</h2>
      <ul className={`grid ${styles.list}`}>
        {prices?.map(({ name, shown, note, ends }) => (
          <li key={name} className={styles.kind}>
            <strong className={`title ${styles.name}`}>{name}</strong>{' '}
            <span className={`display ${styles.price}`}>{shown}</span>
            {ends && <span className={styles.note}> {ends}</span>}
            {note && <span className={styles.note}> {note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
