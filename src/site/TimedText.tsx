import type { ReactNode } from 'react'
import { event } from 'content/values.ts'

type Props = {
  readonly children: ReactNode
  /** The text for after the event. It is not shown if the event is called off. */
  readonly after: ReactNode
}

/**
 * A text that the text `after` replaces once the event is over. Both texts are in the page, and styles show one of them, so
 * that nothing moves when the app starts. Browsers without styles never show `after` (`hidden`).
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
