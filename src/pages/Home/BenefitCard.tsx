import type { ReactNode } from 'react'
import type { PaletteName } from '../../azulejo/palette.ts'
import * as styles from './BenefitCard.module.scss'

type Props = {
  readonly title: string
  readonly text: string
  readonly emblem: ReactNode
  /** The palette of the emblem, whose ground the card takes up. */
  readonly palette: PaletteName
}

/** A reason, with its emblem. */
export function BenefitCard({ title, text, emblem, palette }: Props) {
  return (
    <article className={styles.root}>
      <div className={`az-${palette} ${styles.emblem}`}>{emblem}</div>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  )
}
