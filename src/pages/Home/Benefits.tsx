import { benefits } from 'content:benefits'
import * as copy from 'content:copy'
import type { Look } from '../../azulejo/art.ts'
import { BenefitCard } from './BenefitCard.tsx'
import * as styles from './Benefits.module.scss'

/** The first benefit has the first, and so on, round and round. */
const emblems: readonly [Look, ...Look[]] = [
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
        {benefits.map((benefit, i) => (
          <li key={benefit.id}>
            <BenefitCard {...benefit} look={emblems[i % emblems.length] ?? emblems[0]} />
          </li>
        ))}
      </ul>
    </section>
  )
}
