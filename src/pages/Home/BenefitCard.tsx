import type { ReactNode } from 'react'
import * as styles from './BenefitCard.module.scss'

type Props = { readonly title: string; readonly text: string; readonly emblem: ReactNode }

/** A reason, with its emblem. */
export function BenefitCard({ title, text, emblem }: Props) {
  return (
    <article className={styles.root}>
      <div className={styles.emblem}>{emblem}</div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </article>
  )
}
