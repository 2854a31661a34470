/**
 * Marks a form that is submitted before the app has started. A form that sends nothing (`method="dialog"`) keeps its
 * text, and the app submits it again. A form that is posted goes out at once, and never twice.
 */
export function markEarlySubmit(event: Event): void {
  const { dataset } = event.target as HTMLElement
  if (__USES__.delivery && 'submitted' in dataset) event.preventDefault()
  if (event.defaultPrevented) return
  dataset.submitted = ''
  // Who comes back from the service's answer can post again.
  if (__USES__.delivery) {
    window.addEventListener('pagehide', () => delete dataset.submitted, { once: true })
  }
}

/** Presses the button of a marked form again, so that the browser validates it, and takes the mark away. */
export function repeatEarlySubmit(form: HTMLFormElement | null): void {
  if (form?.dataset.submitted === undefined) return
  delete form.dataset.submitted
  // Not by requestSubmit, which Safari has since 16.
  form.querySelector('button')?.click()
}
