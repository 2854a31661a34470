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
 * Remembers what is typed in a region of the page, and what is focused in the region, in the header or in the footer.
 * @returns a function that brings both back after the region was rendered anew. It finds fields by their ids. If the
 *   focused element is gone, it finds the new one by its position among all elements that can have the focus. Screen readers then read on from the focused
 *   element.
 */
export function snapshotFields(root: HTMLElement): () => void {
  const typed = typedFields(root).map(({ id, value }) => [id, value] as const)
  const focused = document.querySelector<HTMLElement>(':focus')
  const focusedIndex = focused ? focusablesOf(root).indexOf(focused) : -1
  return () => {
    for (const [id, value] of typed) {
      const field = document.getElementById(id) as HTMLInputElement | null
      // The visitor may have typed something else meanwhile.
      if (field && field.value === field.defaultValue) field.value = value
    }
    const present = document.activeElement
    // The visitor may have moved the focus on meanwhile.
    const hasMoved = present !== root && root.contains(present)
    // Header and footer stay when the page between them goes.
    const element = focused?.isConnected ? focused : focusablesOf(root)[focusedIndex]
    if (element && !hasMoved) readFrom(element)
  }
}
