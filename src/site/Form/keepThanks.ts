import type { MouseEvent } from 'react'

/** How long after the thanks an empty press is taken for the same press, in milliseconds. */
const onePress = 2000

/**
 * Lets a second press on a form's button, a double click or another Enter, leave the thanks for its message. The form is
 * empty by then, and the browser would refuse it. For the click on the button, which comes before the browser validates.
 * @param thanks what is shown for the last message; null if there is none, or if something has been typed since
 * @param since when it was shown, on the clock of events
 */
export function keepThanks(click: MouseEvent, thanks: HTMLElement | null, since: number): void {
  if (!thanks || click.timeStamp - since > onePress) return
  click.preventDefault()
  thanks.focus()
}
