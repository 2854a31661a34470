import * as styles from './PerkList.module.scss'
import type { Perk } from '../../content/schema.ts'

/** The perks of a ticket as a list. Styles add the numbers. */
export function PerkList({ perks }: { readonly perks: readonly Perk[] }) {
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {perks.map(({ title, text }) => (
          <li key={title} className={styles.perk}>
            <strong className="title">{title}</strong> <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
