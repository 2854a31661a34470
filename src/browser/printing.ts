/** The data attribute of a <details> that is open for printing only. */
const printFlag = 'printed'

/**
 * Opens each closed <details> while the page is printed. For newer browsers styles do this (`::details-content`,
 * styles/_print.scss). Before Firefox 143 and Safari 18.4 no style reaches the inside of a closed <details>. This function
 * can be removed in 2028-03, when `::details-content` is widely available.
 */
export function unfoldOnPaper(): void {
  if (CSS.supports('selector(::details-content)')) return
  addEventListener('beforeprint', unfold)
  addEventListener('afterprint', fold)
}

/** Whether a <details> is open for printing only, and was not opened by a visitor. */
export const isForPaper = (details: HTMLDetailsElement): boolean => printFlag in details.dataset

const closedDetails = () => document.querySelectorAll<HTMLDetailsElement>('details:not([open])')

const openForPaper = () =>
  document.querySelectorAll<HTMLDetailsElement>(`details[data-${printFlag}]`)

/**
 * Opens each closed <details>. The browser keeps only one <details> with the same name open. So the name is moved into the data
 * attribute for the time of printing.
 */
function unfold() {
  for (const details of closedDetails()) {
    details.dataset[printFlag] = details.getAttribute('name') ?? ''
    details.removeAttribute('name')
    details.open = true
  }
}

/** Closes each <details> that was opened for printing, and gives it its name back. */
function fold() {
  for (const details of openForPaper()) {
    const name = details.dataset[printFlag]
    details.open = false
    if (name) details.setAttribute('name', name)
    delete details.dataset[printFlag]
  }
}
