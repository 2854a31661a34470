import { askFor, event } from 'content/values.ts'
import { TextRuns } from '../TextRuns.tsx'
import * as styles from './AccessLists.module.scss'
import type { AccessList } from '../../event/model.ts'

/** Features of a venue for people with a need, in up to three lists: what it has, what it gives on request, what it lacks. */
export const AccessLists = ({ lists }: { readonly lists: readonly AccessList[] }) => (
  <div className={`grid ${styles.root}`}>
    {lists.map(({ answer, lead, features }) => (
      <div key={answer}>
        <p className={styles.heading}>{`${lead}:`}</p>
        <ul className={styles.list} data-missing={answer === 'no' || undefined}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

/**
 * Whom people with a need ask. The text is below the access lists until the event is over, or always if the event is called
 * off. There is a text for each time, and styles show one of them. Browsers without styles show only the text for "early",
 * which is true at any time, because the others are `hidden`.
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
