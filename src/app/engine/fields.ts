import { readFrom } from './fragment.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields in a form or page whose text the visitor has changed. */
export const typedFields = (root: ParentNode): Field[] =>
  [...root.querySelectorAll<Field>('input, textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** The elements in a region that can have the focus, in the order of the page. */
const focusablesOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('a, button, summary, input, textarea, [tabindex]'),
]

/** Remembers typed texts and focus of a region of the page. A snapshot stays valid when the region is rendered anew. */
export type Snapshot = {
  /** Writes the texts back into the fields. Fields are found by their ids. */
  readonly restoreTyped: () => void
  /**
   * Focuses the element again, and makes screen readers read on from there. If the region was rendered anew, the new element is
   * found by its position among all elements that can have the focus.
   */
  readonly restoreFocus: () => void
}

/** Remembers the typed texts of a region of the page, and the focused element of the region, the header or the footer. */
export function takeSnapshot(root: HTMLElement): Snapshot {
  const typed = typedFields(root).map(({ id, value }) => [id, value] as const)
  const focused = document.querySelector<HTMLElement>(':focus')
  const focusedIndex = focused ? focusablesOf(root).indexOf(focused) : -1

  function restoreTyped(): void {
    for (const [id, value] of typed) {
      const field = document.getElementById(id) as HTMLInputElement | null
      // The visitor may have typed another text in the meantime.
      if (field && field.value === field.defaultValue) field.value = value
    }
  }

  function restoreFocus(): void {
    const focusedNow = document.activeElement
    // A visit may have focused the region itself. If another element has the focus, the visitor has moved it in the meantime.
    const hasVisitorMovedFocus = focusedNow !== root && focusedNow !== document.body
    // An element of the header or the footer is still there, because a visit replaces only the page between them.
    const element = focused?.isConnected ? focused : focusablesOf(root)[focusedIndex]
    if (element && !hasVisitorMovedFocus) readFrom(element)
  }

  return { restoreTyped, restoreFocus }
}
