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
 * Notes what is typed and focused in a part of the page.
 * @returns a function that puts it into the elements that have since taken the place of those: fields are found by their
 * ids, the focus by its place
 */
export function snapshotFields(root: HTMLElement): () => void {
  const typed = typedFields(root).map(({ id, value }) => [id, value] as const)
  const focused = focusablesOf(root).indexOf(document.activeElement as HTMLElement)
  return () => {
    for (const [id, value] of typed) {
      const field = document.getElementById(id) as HTMLInputElement | null
      // Not over what has been typed meanwhile.
      if (field && field.value === field.defaultValue) field.value = value
    }
    const present = document.activeElement
    const hasMoved = present !== root && root.contains(present)
    if (!hasMoved) focusablesOf(root)[focused]?.focus({ preventScroll: true })
  }
}
