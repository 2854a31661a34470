type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields of a form or page whose text a visitor has changed. */
export const typedFields = (root: ParentNode): Field[] =>
  [...root.querySelectorAll<Field>('input, textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  )
