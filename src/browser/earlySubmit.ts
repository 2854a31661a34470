/**
 * A form that is submitted before the app has started keeps what was written, because it goes nowhere
 * (`method="dialog"`). Marked, it is submitted again to the app.
 */
export function markEarlySubmit(event: Event): void {
  if (!event.defaultPrevented) (event.target as HTMLElement).dataset.submitted = ''
}

/** Submits a marked form again, with the browser's validation, and takes the mark away. */
export function repeatEarlySubmit(form: HTMLFormElement | null): void {
  if (form?.dataset.submitted === undefined) return
  delete form.dataset.submitted
  form.requestSubmit()
}
