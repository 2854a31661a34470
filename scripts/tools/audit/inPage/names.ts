// Runs in a page (inPage.ts bundles it).
import type { Fault } from '../../../build/render/findings.ts'
import { targetOf } from './texts.ts'

/** Controls of one kind with one name and different targets (WCAG 2.4.6), such as two buttons that open different lists. */
export function namesakes(): Fault[] {
  const { setup, teardown, commons } = window.axe
  const controls = [...document.querySelectorAll('a[href], button, summary')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  )
  // Axe computes names from a tree of its own, which `setup` builds.
  setup(document.documentElement)
  try {
    /** The target of the last control of each kind and name. A key is "button compartir". */
    const targets = new Map<string, string>()
    const faults: Fault[] = []
    for (const [index, control] of controls.entries()) {
      const name = commons.text.accessibleText(control)
      const kindAndName = `${control.localName} ${name.toLowerCase()}`
      // A control without a target counts as different from all others, so its index serves as its target.
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

/** The address that a link leads to, or the id of the element that a button changes; undefined for a control with neither. */
function controlTarget(control: Element): string | undefined {
  if (control instanceof HTMLAnchorElement) return control.href
  return control.getAttribute('popovertarget') ?? control.getAttribute('aria-controls') ?? undefined
}
