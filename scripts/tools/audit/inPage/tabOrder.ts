// Runs in a page (inPage.ts bundles it). Follows the focus through a region while keyboard.ts presses the Tab key.
import { targetOf } from './texts.ts'
import { isFocusHidden } from './lists.ts'

/** Stops: elements that the Tab key may reach. */
const stops = ':is(a[href], button, input, textarea, select, summary, iframe, [tabindex="0"])'

/** Stops that the Tab key passes over. In a group of radio buttons the key only reaches the checked one. */
const passedOver = '[inert], [inert] *, :disabled, [tabindex^="-"], [type=radio]:not(:checked)'

/** The current region. `startTabbing` sets it for `reachFocusedStop`, which keyboard.ts calls after each press of the key. */
let currentRegion: Element | null = null

/** Stops of the current region that the Tab key has not reached yet. */
const unreached = new Set<Element>()

/**
 * Puts the focus before the controls of a region or, to go backwards, after them.
 * @param selector of the region
 * @returns the number of stops that the Tab key should reach in the region
 * @throws if the page has no such region
 */
export function startTabbing(selector: string, isBackwards: boolean): number {
  currentRegion = document.querySelector(selector)
  unreached.clear()
  if (!(currentRegion instanceof HTMLElement)) throw new Error(`There is no ${selector}.`)
  if (isBackwards) endOf(currentRegion).focus()
  else focusRegion(currentRegion)
  for (const stop of currentRegion.querySelectorAll(stops)) {
    const isVisible = stop.checkVisibility({ visibilityProperty: true })
    if (isVisible && !stop.matches(passedOver)) unreached.add(stop)
  }
  return unreached.size
}

/** Gives the focus to the region itself. The next press of the Tab key leads to its first control. */
function focusRegion(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** An element that the audit adds at the end of a region, once. From there Shift+Tab leads to the last control. */
function endOf(region: Element): HTMLElement {
  const existing = region.querySelector<HTMLElement>(':scope > [data-audit-end]')
  if (existing) return existing
  const end = document.createElement('span')
  end.dataset.auditEnd = ''
  end.tabIndex = -1
  // An absolutely positioned element takes no space, so nothing on the page moves.
  end.style.position = 'absolute'
  region.append(end)
  return end
}

/**
 * Notes that the Tab key has reached the focused element.
 * @returns a description of the element; null if it is outside of the region
 */
export function reachFocusedStop() {
  const element = document.activeElement
  if (!element || element === document.body || !currentRegion?.contains(element)) return null
  unreached.delete(element)
  // keyboard.ts compares pixels after this. In the middle of a transition the focus might not show yet.
  finishTransitions()
  return {
    target: targetOf(element),
    isFrame: element instanceof HTMLIFrameElement,
    isHidden: isFocusHidden(element),
    box: focusBox(element),
  }
}

export type Stop = NonNullable<ReturnType<typeof reachFocusedStop>>

function finishTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}

/** The width, in pixels, of the strip around an element in which its focus ring is drawn. */
const focusMargin = 8

/** The box of an element and its focus ring, as far as it is in the window, in whole pixels of the page. */
function focusBox(element: Element) {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const x = Math.max(0, Math.floor(left) - focusMargin)
  const y = Math.max(0, Math.floor(top) - focusMargin)
  const width = Math.max(1, Math.min(innerWidth, Math.ceil(right) + focusMargin) - x)
  const height = Math.max(1, Math.min(innerHeight, Math.ceil(bottom) + focusMargin) - y)
  return { x: x + scrollX, y: y + scrollY, width, height }
}

/** The targets of the stops that the Tab key has not reached. */
export const missedStops = () => [...unreached].map((stop) => targetOf(stop))
