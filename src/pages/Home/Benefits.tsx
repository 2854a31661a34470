import { benefits } from 'content:benefits'
import * as copy from 'content:copy'
import { tile } from '../../azulejo/compose.ts'
import type { MotifName } from '../../azulejo/motifs.ts'
import type { PaletteName } from '../../azulejo/palette.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { BenefitCard } from './BenefitCard.tsx'
import * as styles from './Benefits.module.scss'

type Emblem = { readonly motif: MotifName; readonly palette: PaletteName }

/** The first benefit has the first, and so on, round and round. */
const emblems: readonly [Emblem, ...Emblem[]] = [
  { motif: 'estrella', palette: 'vidrio' },
  { motif: 'anillos', palette: 'brasa' },
  { motif: 'azahar', palette: 'feria' },
  { motif: 'laceria', palette: 'luna' },
  { motif: 'rombos', palette: 'plaza' },
]

const emblemOf = (i: number) => emblems[i % emblems.length] ?? emblems[0]

export function Benefits() {
  return (
    <section className={`wrapper region ${styles.root}`}>
      <h2 className={styles.heading}>{copy.home.benefits.heading}</h2>
      <ul className={styles.list}>
        {benefits.map(({ id, title, text }, i) => (
          <li key={id}>
            <BenefitCard
              title={title}
              text={text}
              palette={emblemOf(i).palette}
              emblem={<Azulejo art={tile(id, emblemOf(i))} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
