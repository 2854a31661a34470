// Runs in a page (inPage.ts bundles it). Opens every list of the page, and checks whether people can use the whole list.
import type { Fault } from '../../../build/render/findings.ts'
import { coveredElements, isInLabel } from './covered.ts'
import { goneTexts, wideFaults } from './layoutFaults.ts'
import { targetOf } from './texts.ts'

/** A list (`details`) that was opened. Its name is the text of its button. */
type OpenedList = { readonly name: string; readonly faults: readonly Fault[] }

/**
 * Opens the lists of the page, one after the other. A floating list is opened twice: with its button at the top and at the
 * bottom of the window.
 */
export async function openLists(): Promise<OpenedList[]> {
  const opened: OpenedList[] = []
  for (const list of document.querySelectorAll('details')) {
    const button = list.querySelector('summary')
    if (!button?.checkVisibility()) continue
    const wasOpen = list.open
    const faults: Fault[] = []
    // Places in the window to which the button is scrolled. One place is enough for a list that does not float, because it
    // always opens downwards.
    const buttonPlaces = isFloating(button) ? (['start', 'end'] as const) : (['start'] as const)
    for (const place of buttonPlaces) {
      list.open = false
      button.scrollIntoView({ block: place, behavior: 'instant' })
      list.open = true
      await listPositioned()
      faults.push(...faultsOf(list, button))
    }
    list.open = wasOpen
    opened.push({ name: button.textContent.replace(/\s+/g, ' ').trim(), faults })
  }
  return opened
}

/** Waits 60 ms. By then a script has chosen whether the list opens upwards or downwards, and the page is laid out. */
const listPositioned = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 60)
  })

function faultsOf(list: HTMLDetailsElement, button: HTMLElement): Fault[] {
  return [
    // The position is checked first, because some other checks scroll the page.
    ...positionFaults(button),
    ...wideFaults().map(({ target }) => ({ target, message: 'La página se desplaza de lado' })),
    ...goneTexts(list).map(({ target }) => ({ target, message: 'Queda cortado' })),
    ...hiddenEntries(list).map((target) => ({ target, message: 'Tiene el foco debajo de algo' })),
    ...coveredElements(list).map((one) => ({ target: targetOf(one), message: 'Hay algo encima' })),
  ]
}

/** Whether a list floats over the page. Its entries are in a panel, the element after its button. */
function isFloating(button: HTMLElement): boolean {
  const panel = button.nextElementSibling
  return panel !== null && getComputedStyle(panel).position === 'absolute'
}

/**
 * The faults in the position of a floating list. It must not leave the window sideways. It has to open upwards or downwards,
 * to the side with more space. A list that does not float has no such faults.
 */
function positionFaults(button: HTMLElement): Fault[] {
  const panel = button.nextElementSibling
  if (!panel || !isFloating(button)) return []
  const target = targetOf(panel)
  const { left, right, top, bottom, height } = panel.getBoundingClientRect()
  const faults: Fault[] = []
  const isTooWide = left < 0 || right > document.documentElement.clientWidth
  if (isTooWide) faults.push({ target, message: 'La lista abierta se sale de la ventana' })
  const windowTop = headerBottom()
  const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, windowTop)
  const { top: buttonTop, bottom: buttonBottom } = button.getBoundingClientRect()
  const spaceAbove = buttonTop - windowTop
  const spaceBelow = innerHeight - buttonBottom
  const possibleHeight = Math.min(height, Math.max(spaceAbove, spaceBelow))
  // The gap between panel and button, and the padding of a row, in pixels.
  const tolerance = 24
  const isOnWrongSide = visibleHeight < possibleHeight - tolerance
  if (isOnWrongSide)
    faults.push({ target, message: 'La lista se abre hacia el lado en que menos se ve' })
  return faults
}

/** The lower edge of the sticky header, if it is at the top of the window; otherwise 0. */
function headerBottom(): number {
  const header = document.querySelector('header')
  if (!header || getComputedStyle(header).position !== 'sticky') return 0
  const { top, bottom } = header.getBoundingClientRect()
  return top <= 0 ? Math.max(0, bottom) : 0
}

/** Entries of a list that are covered while they have the focus. */
const hiddenEntries = (list: Element): string[] =>
  [...list.querySelectorAll<HTMLElement>('a[href], button, input')].flatMap((entry) => {
    if (!entry.checkVisibility({ visibilityProperty: true })) return []
    // Browsers do not scroll to an element that already has the focus.
    entry.blur()
    entry.focus()
    return isFocusHidden(entry) ? [targetOf(entry)] : []
  })

/** Whether the focused element is covered at each of nine points, which are spread over it (WCAG 2.4.11). */
export function isFocusHidden(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  // Shares of the width and of the height.
  const shares = [0.1, 0.5, 0.9]
  const points = shares.flatMap((across) => shares.map((down) => ({ across, down })))
  const isVisibleAt = ({ across, down }: { across: number; down: number }) => {
    const topmost = document.elementFromPoint(left + across * width, top + down * height)
    if (!topmost) return false
    return element.contains(topmost) || topmost.contains(element) || isInLabel(topmost, element)
  }
  return !points.some(isVisibleAt)
}
