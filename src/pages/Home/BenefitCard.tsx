import type { Look } from '../../azulejo/art.ts'
import { tile } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import type { Benefit } from '../../content/schema.ts'
import * as styles from './BenefitCard.module.scss'

type Props = Benefit & {
  /** Of its emblem, whose ground the card takes up. */
  readonly look: Look
}

/** A reason, with its emblem. */
export function BenefitCard({ id, title, text, look }: Props) {
  return (
    <article className={styles.root}>
      <div className={`az-${look.palette} ${styles.emblem}`}>
        <Azulejo art={tile(id, look)} />
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  )
}
