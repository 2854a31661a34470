import { askFor, event } from 'content/values.ts'
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

/**
 * Whom to ask for something, the way that works at the moment first: below every list of what a venue has for people with
 * a need, until the event is over. If it is called off, the line stays. Styles choose the text; `hidden` is for readers
 * that know no styles.
 */
export const AskFor = () => (
  <div data-when={event.calledOff ? undefined : 'to-come'}>
    {askFor.map(({ at, runs }) => (
      <p key={at[0]} className={styles.ask} data-at={at.join(' ')} hidden={!at.includes('early')}>
        <TextRuns runs={runs} />
      </p>
    ))}
  </div>
)
