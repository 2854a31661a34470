// Runs in a page (inPage.ts bundles it).
import type { Fault } from '../../../build/render/findings.ts'
import { targetOf } from './texts.ts'

/**
 * Controls of one kind with the same name but different destinations (WCAG 2.4.6), such as two buttons «Compartir» that open
 * different lists.
 */
export function namesakes(): Fault[] {
  const { setup, teardown, commons } = window.axe
  const controls = [...document.querySelectorAll('a[href], button, summary')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  )
  // Axe computes names from its own copy of the page, which `setup` builds.
  setup(document.documentElement)
  try {
    /** The last destination for each kind and name of control: "button compartir". */
    const lastDestinations = new Map<string, string>()
    const faults: Fault[] = []
    for (const [index, control] of controls.entries()) {
      const name = commons.text.accessibleText(control)
      const kindAndName = `${control.localName} ${name.toLowerCase()}`
      // A control without a destination differs from all others, so its index stands for the destination.
      const destination = destinationOf(control) ?? String(index)
      const earlier = lastDestinations.get(kindAndName)
      if (earlier !== undefined && earlier !== destination) {
        const message = `Otro control se llama igual: «${name}»`
        faults.push({ target: targetOf(control), message })
      }
      lastDestinations.set(kindAndName, destination)
    }
    return faults
  } finally {
    teardown()
  }
}

/** The address that a link leads to, or the id of the element that a button changes; undefined for a control with neither. */
function destinationOf(control: Element): string | undefined {
  if (control instanceof HTMLAnchorElement) return control.href
  return control.getAttribute('popovertarget') ?? control.getAttribute('aria-controls') ?? undefined
}
