import type { MouseEvent } from 'react'
import { typedFields } from '../../browser/typedFields.ts'

/**
 * Lets a second press on a form's button, a double click or another Enter, leave the thanks for its message. The form is
 * empty by then, and the browser would refuse it. For the click on the button, which comes before the browser validates.
 * @param thanks what is shown for the last message, if there has been one
 */
export function keepThanks(click: MouseEvent<HTMLButtonElement>, thanks: HTMLElement | null): void {
  const { form } = click.currentTarget
  if (!thanks || !form || typedFields(form).length > 0) return
  click.preventDefault()
  thanks.focus()
}
