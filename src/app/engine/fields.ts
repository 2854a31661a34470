import { readFrom } from './fragment.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields of a form or page whose text a visitor has changed. */
export const typedFields = (root: ParentNode): Field[] =>
  [...root.querySelectorAll<Field>('input, textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  )

const focusablesOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('a, button, summary, input, textarea, [tabindex]'),
]

/**
 * Notes what is typed in a region of the page, and what is focused in it or beside it.
 * @returns a function that brings both back after the region was rendered anew, and the place of reading with the focus.
 * It finds fields by their ids. A focused element that is gone is found by its position among all that can have the focus.
 */
export function snapshotFields(root: HTMLElement): () => void {
  const typed = typedFields(root).map(({ id, value }) => [id, value] as const)
  const focused = document.querySelector<HTMLElement>(':focus')
  const position = focused ? focusablesOf(root).indexOf(focused) : -1
  return () => {
    for (const [id, value] of typed) {
      const field = document.getElementById(id) as HTMLInputElement | null
      // The visitor may have typed something else meanwhile.
      if (field && field.value === field.defaultValue) field.value = value
    }
    const present = document.activeElement
    const hasMoved = present !== root && root.contains(present)
    // Header and footer stay when the page between them goes.
    const again = focused?.isConnected ? focused : focusablesOf(root)[position]
    if (again && !hasMoved) readFrom(again)
  }
}
