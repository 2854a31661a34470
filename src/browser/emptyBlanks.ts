/**
 * Empties the fields that hold nothing but spaces, so that the browser refuses those that are required. Called before
 * the browser validates: at the click on the button, which browsers also raise for a submit by key.
 */
export function emptyBlanks({
  currentTarget: { form },
}: {
  readonly currentTarget: Pick<HTMLButtonElement, 'form'>
}): void {
  for (const field of form?.elements ?? []) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && field.value.trim() === '') field.value = ''
  }
}
