/**
 * Marks a form that is submitted before the app has started. A form that sends nothing (`method="dialog"`) keeps its
 * text, and the app submits it again. A form that is posted goes out at once, and never twice.
 */
export function markEarlySubmit(event: Event): void {
  if (__USES__.delivery && 'submitted' in (event.target as HTMLElement).dataset) {
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
