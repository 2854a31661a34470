import { isDrawn, nameOf, selectorOf, textOf, visible } from './elements.ts'
import { changesSince, watch } from './changes.ts'
import { tests } from './tests.ts'

/** Controls that change the page where they are. */
const actors =
  ':is(summary, button[popovertarget], [aria-expanded], [aria-pressed], [aria-haspopup], [role=switch], [role=button], [role=link]:not(a[href]), [role=tab], [role=menuitem]):not([aria-disabled=true], :disabled, [hidden] *)'

const kindOf = (element: Element) =>
  [
    element.localName,
    element.getAttribute('role'),
    element.parentElement?.localName,
    element.className,
  ].join()

/** Selectors of a part's controls, the last of each look: the first of some is chosen already. */
export function actorsIn(part: string): string[] {
  const all = visible(part === 'html' ? actors : `:is(${part}) ${actors}`)
  const kinds = new Set(all.map(kindOf))
  return [...kinds].map((kind) => selectorOf(all.findLast((one) => kindOf(one) === kind)!))
}

const stateOf = (element: Element) =>
  ['aria-pressed', 'aria-checked', 'aria-selected'].map((name) => element.getAttribute(name)).join()

let told = ''

/** Gives a control the focus before it is used. */
export function before(target: string) {
  const element = document.querySelector<HTMLElement>(target)
  element?.focus()
  told = element ? stateOf(element) : ''
  watch(true)
}

/** What its use has done: whether anything changed, and what it then says that is not so. */
export function after(target: string) {
  const element = document.querySelector<HTMLElement>(target)
  const lies: string[] = []
  if (element && tests.liesOpen?.(element, []) && element.hasAttribute('aria-expanded'))
    lies.push(`aria-expanded=${element.ariaExpanded} no dice la verdad`)
  const hasChanged = changesSince(false).length > 0
  const saysState = element?.matches('[aria-pressed], [aria-checked], [role=switch], [role=tab]')
  if (element && saysState && hasChanged && stateOf(element) === told)
    lies.push(`${told} sigue igual después de pulsar`)
  const { activeElement: focus } = document
  return { hasChanged, lies, isLost: !focus || focus === document.body || !isDrawn(focus) }
}

/** Buttons in a part that close it. */
export const closersIn = (part: string): string[] =>
  visible(`${part} :is(button, [role=button], a[href^="#"])`)
    .filter(
      (one) =>
        one.matches('[popovertarget]') || /cerrar|close|^[×✕x]$/i.test(nameOf(one) || textOf(one)),
    )
    .map(selectorOf)
