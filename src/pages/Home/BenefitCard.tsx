import type { Look } from '../../azulejo/art.ts'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import type { Benefit } from '../../content/schema.ts'
import * as styles from './BenefitCard.module.scss'

type Props = Benefit & {
  /** Of its tiles. */
  readonly look: Look
}

/** A reason, with its tiles. */
export function BenefitCard({ id, title, text, look }: Props) {
  return (
    <article className={styles.root}>
      <div className={styles.emblem}>
        <Azulejo
          art={repeat(id, { columns: 1, rows: 4 }, { motif: look.motif, palettes: [look.palette] })}
        />
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  )
}
