/** Says of a <details> that it is open for paper only. */
const mark = 'printed'

/**
 * Opens what is folded while the page is printed. Styles do it where they can (styles/_print.scss); before Firefox 143 and
 * Safari 18.4 nothing reaches the inside of a closed <details>. `::details-content` is widely available from 2028-03.
 */
export function unfoldOnPaper(): void {
  if (CSS.supports('selector(::details-content)')) return
  addEventListener('beforeprint', unfold)
  addEventListener('afterprint', fold)
}

/** Whether a <details> is open for paper only, not because somebody wants to read it. */
export const isForPaper = (details: HTMLDetailsElement): boolean => mark in details.dataset

const folded = () => document.querySelectorAll<HTMLDetailsElement>('details:not([open])')

const unfolded = () => document.querySelectorAll<HTMLDetailsElement>(`details[data-${mark}]`)

/** The browser keeps one <details> of a name open, so the name goes to its mark meanwhile. */
function unfold() {
  for (const details of folded()) {
    details.dataset[mark] = details.getAttribute('name') ?? ''
    details.removeAttribute('name')
    details.open = true
  }
}

function fold() {
  for (const details of unfolded()) {
    const name = details.dataset[mark]
    details.open = false
    if (name) details.setAttribute('name', name)
    delete details.dataset[mark]
  }
}
