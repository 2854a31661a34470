/**
 * A form that is submitted before the app has started keeps what was written, because it goes nowhere
 * (`method="dialog"`). Marked, it is submitted again to the app. One that is posted is so at once, and not twice.
 */
export function markEarlySubmit(event: Event): void {
  if (__FORMS_DELIVER__ && 'submitted' in (event.target as HTMLElement).dataset) {
    event.preventDefault()
  }
  if (!event.defaultPrevented) (event.target as HTMLElement).dataset.submitted = ''
}

/** Submits a marked form again, with the browser's validation, and takes the mark away. */
export function repeatEarlySubmit(form: HTMLFormElement | null): void {
  if (form?.dataset.submitted === undefined) return
  delete form.dataset.submitted
  form.requestSubmit()
}
