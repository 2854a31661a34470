// Runs in a page (in-page.ts bundles it). Observes a walk through the page with the Tab key, which keyboard.ts presses.
import { targetOf } from './texts.ts'
import { isFocusHidden } from './lists.ts'

/** Elements that the Tab key may reach. */
const stops = ':is(a[href], button, input, textarea, select, summary, iframe, [tabindex="0"])'

let walkedRegion: Element | null = null
const unreached = new Set<Element>()

/**
 * Puts the focus before the controls of a region or, for a walk backwards, after them.
 * @returns the number of controls that the Tab key should reach there
 */
export function startWalk(region: string, isBackwards: boolean): number {
  walkedRegion = document.querySelector(region)
  unreached.clear()
  if (!(walkedRegion instanceof HTMLElement)) throw new Error(`There is no ${region}.`)
  if (isBackwards) endOf(walkedRegion).focus()
  else focusRegion(walkedRegion)
  for (const stop of walkedRegion.querySelectorAll(stops)) {
    const isVisible = stop.checkVisibility({ visibilityProperty: true })
    // Among radio buttons, the Tab key only reaches the checked one.
    const skipped = '[inert], [inert] *, :disabled, [tabindex^="-"], [type=radio]:not(:checked)'
    if (isVisible && !stop.matches(skipped)) unreached.add(stop)
  }
  return unreached.size
}

/** Gives the focus to the region itself, which the Tab key does not reach. */
function focusRegion(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** An element that the audit adds at the end of a region, so that a walk backwards begins after the last control. */
function endOf(region: Element): HTMLElement {
  const end = region.querySelector<HTMLElement>(':scope > [data-walk-end]')
  if (end) return end
  const added = document.createElement('span')
  added.dataset.walkEnd = ''
  added.tabIndex = -1
  added.style.position = 'absolute'
  region.append(added)
  return added
}

/** The focused element, with the box of the page in which its focus is drawn; null if it is outside of the walked region. */
export function focusedStop() {
  const element = document.activeElement
  if (!element || element === document.body || !walkedRegion?.contains(element)) return null
  unreached.delete(element)
  for (const motion of document.getAnimations())
    if (motion instanceof CSSTransition) motion.finish()
  // Pixels around the element, for its focus ring.
  const margin = 8
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const x = Math.max(0, Math.floor(left) - margin)
  const y = Math.max(0, Math.floor(top) - margin)
  const width = Math.max(1, Math.min(innerWidth, Math.ceil(right) + margin) - x)
  const height = Math.max(1, Math.min(innerHeight, Math.ceil(bottom) + margin) - y)
  return {
    target: targetOf(element),
    // A frame's document shows the focus itself.
    isFrame: element instanceof HTMLIFrameElement,
    isHidden: isFocusHidden(element),
    box: { x: x + scrollX, y: y + scrollY, width, height },
  }
}

export type Stop = NonNullable<ReturnType<typeof focusedStop>>

/** Elements that the Tab key has not reached. */
export const missedStops = () => [...unreached].map((one) => targetOf(one))
