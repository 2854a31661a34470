// Runs in a page (in-page.ts bundles it). Opens every list of a page and checks whether all of it can be used.
import type { Fault } from '../../../build/render/findings.ts'
import { coveredElements } from './covered.ts'
import { goneTexts, wideFaults } from './layout-faults.ts'
import { targetOf } from './texts.ts'

/** A list that was opened. Its name is the text of its button. */
type OpenedList = { readonly name: string; readonly faults: readonly Fault[] }

/**
 * Opens the lists of the page, one after the other. A floating list is opened twice: with its button at the top of the window
 * and with its button at the bottom.
 */
export async function openLists(): Promise<OpenedList[]> {
  const opened: OpenedList[] = []
  for (const list of document.querySelectorAll('details')) {
    const button = list.querySelector('summary')
    if (!button?.checkVisibility()) continue
    const wasOpen = list.open
    const faults: Fault[] = []
    // A list that does not float always opens downwards.
    const edges = isFloating(button) ? (['start', 'end'] as const) : (['start'] as const)
    for (const edge of edges) {
      list.open = false
      button.scrollIntoView({ block: edge, behavior: 'instant' })
      list.open = true
      await listPlaced()
      faults.push(...faultsOf(list, button))
    }
    list.open = wasOpen
    opened.push({ name: button.textContent.replace(/\s+/g, ' ').trim(), faults })
  }
  return opened
}

/** Waits 60 milliseconds. The list's own script has placed it by then, and the page is laid out. */
const listPlaced = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 60)
  })

function faultsOf(list: HTMLDetailsElement, button: HTMLElement): Fault[] {
  return [
    // The others scroll the page, so this comes first.
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

/** Checks a floating list: it has to be in the window, and to open to the side on which more of it is visible. */
function placeFaults(button: HTMLElement): Fault[] {
  const list = button.nextElementSibling
  if (!list || !isFloating(button)) return []
  const target = targetOf(list)
  const { left, right, top, bottom, height } = list.getBoundingClientRect()
  const faults: Fault[] = []
  if (left < 0 || right > document.documentElement.clientWidth)
    faults.push({ target, message: 'La lista abierta se sale de la ventana' })
  const highest = headerBottom()
  const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, highest)
  const { top: buttonTop, bottom: buttonBottom } = button.getBoundingClientRect()
  const spaceAbove = buttonTop - highest
  const spaceBelow = innerHeight - buttonBottom
  const possibleHeight = Math.min(height, Math.max(spaceAbove, spaceBelow))
  // Pixels for the gap between list and button, and for the padding of a row.
  const tolerance = 24
  if (visibleHeight < possibleHeight - tolerance)
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

/** Entries that are covered while they have the focus. */
const hiddenEntries = (list: Element): string[] =>
  [...list.querySelectorAll<HTMLElement>('a[href], button, input')].flatMap((entry) => {
    if (!entry.checkVisibility({ visibilityProperty: true })) return []
    // Browsers do not scroll to an element that already has the focus.
    entry.blur()
    entry.focus()
    return isFocusHidden(entry) ? [targetOf(entry)] : []
  })

/** Whether an element that has the focus is covered at nine points spread over it (WCAG 2.4.11). */
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
