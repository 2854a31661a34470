import type { ReactNode } from 'react'
import { event } from 'content/values.ts'

type Props = {
  readonly children: ReactNode
  /** The text for after the event. An event that is called off does not show it. */
  readonly after: ReactNode
}

/**
 * A text, and the text `after`, which replaces it once the event is over. Both are in the page, so that nothing moves when the
 * app starts, and styles show one of them. `hidden` hides `after` in browsers without styles.
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
