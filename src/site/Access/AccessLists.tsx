import { askFor } from 'content/values.ts'
import { TextRuns } from '../TextRuns.tsx'
import * as styles from './AccessLists.module.scss'
import type { AccessList } from '../../event/model.ts'

/** What a venue says to people with a need, a list per answer, beside each other where they have room. */
export const AccessLists = ({ lists }: { readonly lists: readonly AccessList[] }) => (
  <div className={`grid ${styles.root}`}>
    {lists.map(({ is, lead, features }) => (
      <div key={is}>
        <p className={styles.heading}>{`${lead}:`}</p>
        <ul className={styles.list} data-missing={is === 'no' || undefined}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

/** Tells whom to ask for something, until the event is over. Stands below every list of what a venue has. */
export const AskFor = () => (
  <p className={styles.ask} data-when="to-come">
    <TextRuns runs={askFor} />
  </p>
)
