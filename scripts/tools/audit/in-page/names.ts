// It runs in a page: in-page.ts bundles it.
import type axe from 'axe-core'
import type { Fault } from '../../../build/render/findings.ts'
import { targetOf } from './texts.ts'

/** axe's own functions, which its types leave out. */
type AxeCommons = {
  readonly setup: (root: Element) => void
  readonly teardown: () => void
  readonly commons: { readonly text: { readonly accessibleText: (element: Element) => string } }
}

/** Controls of a page that have one name and lead to different ends (WCAG 2.4.6): two buttons that open different lists. */
export function namesakes(): Fault[] {
  const { setup, teardown, commons } = window.axe as typeof axe & AxeCommons
  const controls = [...document.querySelectorAll('a[href], button, summary')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  )
  setup(document.documentElement)
  try {
    const ends = new Map<string, string>()
    return controls.flatMap((control, place) => {
      const name = commons.text.accessibleText(control)
      const key = `${control.localName} ${name.toLowerCase()}`
      const end = endOf(control) ?? String(place)
      const isNamesake = (ends.get(key) ?? end) !== end
      ends.set(key, end)
      return isNamesake
        ? [{ target: targetOf(control), message: `Otro control se llama igual: «${name}»` }]
        : []
    })
  } finally {
    teardown()
  }
}

/** Target of a control, or what it changes. Undefined if no other control does the same. */
function endOf(control: Element): string | undefined {
  if (control instanceof HTMLAnchorElement) return control.href
  return control.getAttribute('popovertarget') ?? control.getAttribute('aria-controls') ?? undefined
}
