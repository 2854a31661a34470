import { Fragment } from 'react'
import { event } from 'content:event'
import { MailLink } from '../components/MailLink/MailLink.tsx'
import * as styles from './WithMail.module.scss'

/** A text of the content in which the event's mail address is a link. */
export function WithMail({ children }: { readonly children: string }) {
  const [before, ...rest] = children.split(event.email)
  return (
    <span className={styles.root}>
      {before}
      {rest.map((after) => (
        <Fragment key={after}>
          <MailLink address={event.email} />
          {after}
        </Fragment>
      ))}
    </span>
  )
}
