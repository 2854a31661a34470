import { benefits, copy } from 'content:values'
import { tile } from '../../azulejo/compose.ts'
import type { Look } from '../../azulejo/art.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import * as styles from './Benefits.module.scss'

/** Looks of the tiles, given to the benefits in turn. */
const looks: readonly Look[] = [
  { motif: 'estrella', palette: 'vidrio' },
  { motif: 'anillos', palette: 'brasa' },
  { motif: 'azahar', palette: 'feria' },
  { motif: 'laceria', palette: 'luna' },
  { motif: 'rombos', palette: 'plaza' },
]

export function Benefits() {
  return (
    <section className={`wrapper region ${styles.root}`}>
      <h2 className={styles.heading}>{copy.home.benefits.heading}</h2>
      <ul className={styles.list}>
        {benefits.map(({ id, title, text }, i) => (
          <li key={id}>
            <article className={`card ${styles.card}`}>
              <div className={styles.emblem}>
                <Azulejo art={tile(looks[i % looks.length] as Look)} />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
