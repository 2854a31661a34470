import type { Look } from '../../azulejo/art.ts'
import { tile } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import type { Benefit } from '../../content/schema.ts'
import * as styles from './BenefitCard.module.scss'

type Props = Benefit & {
  /** Of its tile. */
  readonly look: Look
}

/** A reason, with its tile. */
export function BenefitCard({ id, title, text, look }: Props) {
  return (
    <article className={styles.root}>
      <div className={styles.emblem}>
        <Azulejo art={tile(id, look)} />
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  )
}
