import type { MouseEvent } from 'react'

/**
 * Empties the fields that hold nothing but spaces, so that the browser refuses those that are required. Called before
 * the browser validates: at the click on the button, which browsers also raise for a submit by key.
 */
export function emptyBlanks({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  for (const field of currentTarget.form?.elements ?? []) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && field.value.trim() === '') field.value = ''
  }
}
