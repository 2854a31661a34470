import { Fragment } from 'react'
import { askFor } from 'content/values.ts'
import { TextRuns } from '../TextRuns.tsx'
import * as styles from './AccessLists.module.scss'
import type { AccessList } from '../../event/model.ts'

/** Lists of what a venue has, gives on request, and lacks. */
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

/** Tells whom to ask for something, until the event is over. Stands below every list of what a venue has. */
export const AskFor = () => (
  <p className={styles.ask} data-when="to-come">
    <TextRuns runs={askFor} />
  </p>
)
