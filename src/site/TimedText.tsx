import type { ReactNode } from 'react'
import { event } from 'content/values.ts'

type Props = {
  readonly children: ReactNode
  /** Takes its place once the event is over; not if it is called off. */
  readonly after: ReactNode
}

/**
 * A text with its twin in the past. Both are in the page, so that nothing moves when the app starts; `hidden` is for
 * readers that know no styles.
 */
export function TimedText({ children, after }: Props): ReactNode {
  if (!after || event.calledOff) return children
  return (
    <>
      <span data-when="to-come">{children}</span>{' '}
      <span data-when="after" hidden>
        {after}
      </span>
    </>
  )
}
