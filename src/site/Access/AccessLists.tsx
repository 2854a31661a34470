import { Fragment } from 'react'
import { askFor } from 'content/values.ts'
import { TextRuns } from '../TextRuns.tsx'
import * as styles from './AccessLists.module.scss'
import type { AccessList } from '../../event/model.ts'

/** What a venue says to people with a need, a list per answer. */
export const AccessLists = ({ lists }: { readonly lists: readonly AccessList[] }) =>
  lists.map(({ lead, features }) => (
    <Fragment key={lead}>
      <p>{`${lead}:`}</p>
      <ul className={styles.root}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Fragment>
  ))

/** Whom to ask for something: below every list of what a venue has for people with a need, until the event is over. */
export const AskFor = () => (
  <p className={styles.ask} data-when="to-come">
    <TextRuns runs={askFor} />
  </p>
)
