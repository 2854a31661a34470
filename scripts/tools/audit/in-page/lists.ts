// It runs in a page: in-page.ts bundles it. Opens every list of a page and looks whether all of it can be used.
import type { Fault } from '../../../build/render/findings.ts'
import { coveredElements } from './covered.ts'
import { goneTexts, wideFaults } from './layout-faults.ts'
import { targetOf } from './texts.ts'

/** A list that was opened, by the text of its button, and what is wrong with it. */
type OpenedList = { readonly name: string; readonly faults: readonly Fault[] }

/**
 * Opens the lists of the page, one after the other: each where a visitor finds its button who comes down the page, and
 * where one finds it who goes up.
 */
export async function openLists(): Promise<OpenedList[]> {
  const opened: OpenedList[] = []
  for (const list of document.querySelectorAll('details')) {
    const button = list.querySelector('summary')
    if (!button?.checkVisibility()) continue
    const wasOpen = list.open
    const faults: Fault[] = []
    // A list in the page opens downwards, wherever its button is.
    for (const edge of isFloating(button) ? (['start', 'end'] as const) : (['start'] as const)) {
      list.open = false
      button.scrollIntoView({ block: edge, behavior: 'instant' })
      list.open = true
      await drawn()
      faults.push(...faultsOf(list, button))
    }
    list.open = wasOpen
    opened.push({ name: button.textContent.replace(/\s+/g, ' ').trim(), faults })
  }
  return opened
}

/** The list has then been placed by its own script, and the page is laid out. */
const drawn = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 60)
  })

function faultsOf(list: HTMLDetailsElement, button: HTMLElement): Fault[] {
  return [
    // First, because the others scroll the page.
    ...placeFaults(button),
    ...wideFaults().map(({ target }) => ({ target, message: 'La página se desplaza de lado' })),
    ...goneTexts(list).map(({ target }) => ({ target, message: 'Queda cortado' })),
    ...hiddenEntries(list).map((target) => ({ target, message: 'Tiene el foco debajo de algo' })),
    ...coveredElements(list).map((one) => ({ target: targetOf(one), message: 'Hay algo encima' })),
  ]
}

function isFloating(button: HTMLElement): boolean {
  const list = button.nextElementSibling
  return list !== null && getComputedStyle(list).position === 'absolute'
}

/** A list that floats lies in the window, and opens to the side on which more of it is seen. */
function placeFaults(button: HTMLElement): Fault[] {
  const list = button.nextElementSibling
  if (!list || !isFloating(button)) return []
  const target = targetOf(list)
  const { left, right, top, bottom, height } = list.getBoundingClientRect()
  const faults: Fault[] = []
  if (left < 0 || right > document.documentElement.clientWidth)
    faults.push({ target, message: 'La lista abierta se sale de la ventana' })
  const ceiling = headerBottom()
  const seen = Math.min(bottom, innerHeight) - Math.max(top, ceiling)
  const { top: above, bottom: below } = button.getBoundingClientRect()
  const most = Math.min(height, Math.max(above - ceiling, innerHeight - below))
  // The space between the list and its button, and some of the rows' own.
  if (seen < most - 24)
    faults.push({ target, message: 'La lista se abre hacia el lado en que menos se ve' })
  return faults
}

/** The lower edge of the sticky header, if it is at the top of the window. */
function headerBottom(): number {
  const header = document.querySelector('header')
  if (!header || getComputedStyle(header).position !== 'sticky') return 0
  const { top, bottom } = header.getBoundingClientRect()
  return top <= 0 ? Math.max(0, bottom) : 0
}

/** Entries that lie under something when they have the focus. */
const hiddenEntries = (list: Element): string[] =>
  [...list.querySelectorAll<HTMLElement>('a[href], button, input')].flatMap((entry) => {
    if (!entry.checkVisibility({ visibilityProperty: true })) return []
    // Browsers do not scroll to an element that already has the focus.
    entry.blur()
    entry.focus()
    return isFocusHidden(entry) ? [targetOf(entry)] : []
  })

/** Whether nothing is seen of an element that has the focus (WCAG 2.4.11). */
export function isFocusHidden(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const shares = [0.1, 0.5, 0.9]
  return !shares.some((x) =>
    shares.some((y) => {
      const found = document.elementFromPoint(left + x * width, top + y * height)
      if (!found) return false
      return element.contains(found) || found.contains(element) || isItsLabel(element, found)
    }),
  )
}

const isItsLabel = (field: Element, found: Element) =>
  field instanceof HTMLInputElement && [...(field.labels ?? [])].some((one) => one.contains(found))
