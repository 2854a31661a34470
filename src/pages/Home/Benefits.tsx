import { tile } from '../../azulejo/compose.ts'
import type { MotifName } from '../../azulejo/motifs.ts'
import type { PaletteName } from '../../azulejo/palette.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { benefits } from '../../content/benefits.ts'
import { copy } from '../../content/copy.ts'
import { BenefitCard } from './BenefitCard.tsx'
import * as styles from './Benefits.module.scss'

type BenefitId = (typeof benefits)[number]['id']

/** Each benefit has its own emblem. */
const emblems: Readonly<Record<BenefitId, { motif: MotifName; palette: PaletteName }>> = {
  charlas: { motif: 'estrella', palette: 'vidrio' },
  musica: { motif: 'anillos', palette: 'brasa' },
  electrolunch: { motif: 'azahar', palette: 'feria' },
  networking: { motif: 'laceria', palette: 'luna' },
  market: { motif: 'rombos', palette: 'plaza' },
}

export function Benefits() {
  return (
    <section className={`wrapper region ${styles.root}`}>
      <h2 className={styles.heading}>{copy.home.benefits.heading}</h2>
      <ul className={styles.list}>
        {benefits.map(({ id, title, text }) => (
          <li key={id}>
            <BenefitCard
              title={title}
              text={text}
              palette={emblems[id].palette}
              emblem={<Azulejo art={tile(id, emblems[id])} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
