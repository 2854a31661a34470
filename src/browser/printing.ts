/** The data attribute of a <details> that is open for printing only. */
const printFlag = 'printed'

/**
 * Opens each closed <details> while the page is printed. Newer browsers need only styles for it (`::details-content`,
 * styles/_print.scss). Before Firefox 143 and Safari 18.4 no style reaches the inside of a closed <details>. This function
 * may go in 2028-03, when `::details-content` is widely available.
 */
export function unfoldOnPaper(): void {
  if (CSS.supports('selector(::details-content)')) return
  addEventListener('beforeprint', unfold)
  addEventListener('afterprint', fold)
}

/** Whether a <details> is open for printing only, not because a visitor has opened it. */
export const isForPaper = (details: HTMLDetailsElement): boolean => printFlag in details.dataset

const folded = () => document.querySelectorAll<HTMLDetailsElement>('details:not([open])')

const unfolded = () => document.querySelectorAll<HTMLDetailsElement>(`details[data-${printFlag}]`)

/** Opens all. The browser keeps only one <details> of a name open, so each one's name is moved into its flag meanwhile. */
function unfold() {
  for (const details of folded()) {
    details.dataset[printFlag] = details.getAttribute('name') ?? ''
    details.removeAttribute('name')
    details.open = true
  }
}

function fold() {
  for (const details of unfolded()) {
    const name = details.dataset[printFlag]
    details.open = false
    if (name) details.setAttribute('name', name)
    delete details.dataset[printFlag]
  }
}
