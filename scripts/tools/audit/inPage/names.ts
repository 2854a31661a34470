// Runs in a page (inPage.ts bundles it).
import type axe from 'axe-core'
import type { Fault } from '../../../build/render/findings.ts'
import { targetOf } from './texts.ts'

/** Functions of axe that are not in its types. */
type AxeCommons = {
  readonly setup: (root: Element) => void
  readonly teardown: () => void
  readonly commons: { readonly text: { readonly accessibleText: (element: Element) => string } }
}

/** Controls with the same name and different targets (WCAG 2.4.6), such as two buttons that open different lists. */
export function namesakes(): Fault[] {
  const { setup, teardown, commons } = window.axe as typeof axe & AxeCommons
  const controls = [...document.querySelectorAll('a[href], button, summary')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  )
  setup(document.documentElement)
  try {
    /** The target of the last control with a kind and name, such as "button compartir". */
    const targets = new Map<string, string>()
    const faults: Fault[] = []
    for (const [index, control] of controls.entries()) {
      const name = commons.text.accessibleText(control)
      const kindAndName = `${control.localName} ${name.toLowerCase()}`
      // A control without a target counts as different from all others.
      const target = controlTarget(control) ?? String(index)
      const isNamesake = targets.has(kindAndName) && targets.get(kindAndName) !== target
      if (isNamesake) {
        const message = `Otro control se llama igual: «${name}»`
        faults.push({ target: targetOf(control), message })
      }
      targets.set(kindAndName, target)
    }
    return faults
  } finally {
    teardown()
  }
}

/** The address that a link leads to, or the element that a button changes; undefined for a button that names none. */
function controlTarget(control: Element): string | undefined {
  if (control instanceof HTMLAnchorElement) return control.href
  return control.getAttribute('popovertarget') ?? control.getAttribute('aria-controls') ?? undefined
}
