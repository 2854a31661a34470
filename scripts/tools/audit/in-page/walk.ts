// It runs in a page: in-page.ts bundles it. A walk through the page by the Tab key; keyboard.ts presses it.
import { targetOf } from './texts.ts'
import { isFocusHidden } from './lists.ts'

/** Elements that the Tab key may reach. */
const stops = ':is(a[href], button, input, textarea, select, summary, iframe, [tabindex="0"])'

let walked: Element | null = null
const unreached = new Set<Element>()

/**
 * Puts the focus before the controls of a region, or behind them.
 * @returns how many the Tab key should reach there
 */
export function startWalk(region: string, isBackwards: boolean): number {
  walked = document.querySelector(region)
  unreached.clear()
  if (!(walked instanceof HTMLElement)) throw new Error(`There is no ${region}.`)
  if (isBackwards) endOf(walked).focus()
  else focusWithoutStop(walked)
  for (const one of walked.querySelectorAll(stops)) {
    const isShown = one.checkVisibility({ visibilityProperty: true })
    // The arrow keys lead to the other radio buttons of a group.
    const others = '[inert], [inert] *, :disabled, [tabindex^="-"], [type=radio]:not(:checked)'
    if (isShown && !one.matches(others)) unreached.add(one)
  }
  return unreached.size
}

/** The focus begins at an element that the Tab key does not reach. */
function focusWithoutStop(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** An element of the audit's own at the end of a region, so that the walk backwards begins behind the last control. */
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

/** The focused element, and the box of the page in which its focus shows; null outside of the region that is walked. */
export function focusedStop() {
  const element = document.activeElement
  if (!element || element === document.body || !walked?.contains(element)) return null
  unreached.delete(element)
  for (const motion of document.getAnimations())
    if (motion instanceof CSSTransition) motion.finish()
  const space = 8
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [Math.max(0, Math.floor(left) - space), Math.max(0, Math.floor(top) - space)]
  const width = Math.max(1, Math.min(innerWidth, Math.ceil(right) + space) - x)
  const height = Math.max(1, Math.min(innerHeight, Math.ceil(bottom) + space) - y)
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
