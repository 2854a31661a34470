import { readFrom } from './fragment.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields of a form or page whose text a visitor has changed. */
export const typedFields = (root: ParentNode): Field[] =>
  [...root.querySelectorAll<Field>('input, textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** The elements of a region that can have the focus, in the order of the page. */
const focusablesOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('a, button, summary, input, textarea, [tabindex]'),
]

/** A record of what is typed and focused in a region of the page. The record stays valid when the region is rendered anew. */
export type Snapshot = {
  /** Writes the texts into the fields again. Fields are found by their ids. */
  readonly restoreTyped: () => void
  /**
   * Gives the focus back, and makes screen readers read on from there. If the element is gone, the new one is found by its
   * position among all elements that can have the focus.
   */
  readonly restoreFocus: () => void
}

/** Remembers what is typed in a region of the page, and what is focused in the region, in the header or in the footer. */
export function takeSnapshot(root: HTMLElement): Snapshot {
  const typed = typedFields(root).map(({ id, value }) => [id, value] as const)
  const focused = document.querySelector<HTMLElement>(':focus')
  const focusedIndex = focused ? focusablesOf(root).indexOf(focused) : -1

  function restoreTyped(): void {
    for (const [id, value] of typed) {
      const field = document.getElementById(id) as HTMLInputElement | null
      // The visitor may have typed something else meanwhile.
      if (field && field.value === field.defaultValue) field.value = value
    }
  }

  function restoreFocus(): void {
    const nowFocused = document.activeElement
    // A visit may have focused the region itself. If another element has the focus, the visitor has moved it meanwhile.
    const hasVisitorMovedIt = nowFocused !== root && nowFocused !== document.body
    // An element of the header or the footer is still there, because a visit replaces only the page between them.
    const element = focused?.isConnected ? focused : focusablesOf(root)[focusedIndex]
    if (element && !hasVisitorMovedIt) readFrom(element)
  }

  return { restoreTyped, restoreFocus }
}
