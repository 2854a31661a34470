import type { Finding, Findings } from '../model.ts'
import { paleTexts, restartMotion } from './colours.ts'
import { found, isDrawn, nameOf, selectorOf, textElements, textOf, visible } from './elements.ts'
import { hearing } from './listeners.ts'

/** Since `watch`: how often elements changed, whose content did, texts that appeared, addresses that began to load. */
const changed = new Map<Element, number>()
const rewritten = new Set<Element>()
const words = new Set<HTMLElement>()
const destinations = new Set<string>()

/** Elements that change by themselves: no key and no wait has changed them. */
const alive = new Set<Element>()

/** When `watch` was called. */
let known = new Set<Element>()
let before = ''

const observer = new MutationObserver(note)

const count = (element: Element) => changed.set(element, (changed.get(element) ?? 0) + 1)

function note(records: readonly MutationRecord[]) {
  for (const { target, type } of records) {
    const element = target instanceof Element ? target : target.parentElement
    if (!element) continue
    count(element)
    if (type !== 'attributes') rewritten.add(element)
  }
  for (const one of textElements())
    if (!known.has(one) && !one.closest('a, button, [role=timer]')) words.add(one)
}

/** State that no mutation shows: address, title, scroll position, focus and open popovers. */
function situation(): string {
  const open = document.querySelectorAll(':popover-open, dialog[open]').length
  const focus = document.activeElement ? selectorOf(document.activeElement) : ''
  return `${location.href} ${document.title} ${scrollX} ${scrollY} ${focus} ${open}`
}

/** Starts to note what changes. @param isHeld whether the page stays: no link is followed */
export function watch(isHeld = false) {
  known = new Set(textElements())
  for (const all of [changed, rewritten, words, destinations]) all.clear()
  before = situation()
  observer.disconnect()
  navigation.onnavigate = (event) => {
    destinations.add(event.destination.url)
    if (isHeld && event.cancelable && !event.hashChange) event.preventDefault()
  }
  // What scrolls by itself moves without a change of the document.
  document.addEventListener('scroll', noteScroll, true)
  const all = { childList: true, attributes: true, characterData: true, subtree: true }
  observer.observe(document.documentElement, all)
}

const noteScroll = ({ target }: Event) => {
  if (target instanceof Element) count(target)
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/** Texts that appeared since `watch`, and that Escape does not take away. */
export async function wordsSince(): Promise<Finding[]> {
  note(observer.takeRecords())
  if (words.size === 0) return []
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(key)
  await pause(50)
  return [...words]
    .filter(isDrawn)
    .map((one) => found(one, 'Aparece bajo el puntero o con el foco, y Escape no lo quita'))
}

const isAlive = (element: Element) =>
  element.closest('[role=timer]') !== null || [...alive].some((one) => one.contains(element))

/**
 * What changed since `watch`, except the countdown and what changes by itself.
 * @param countsPlace whether scrolling and focus count
 */
export function changesSince(countsPlace = true): string[] {
  note(observer.takeRecords())
  const elements = [...changed.keys()].filter((element) => !isAlive(element))
  const now = situation() === before || !countsPlace ? [] : [situation()]
  return [...elements.map(selectorOf), ...now, ...destinations]
}

/** In ms: the longest motion without control (WCAG 2.2.2), the shortest period that is no flash (WCAG 2.3.1). */
const [longest, shortestPeriod] = [5000, 334]

const moving = () =>
  document.getAnimations().flatMap(({ effect, playState }) => {
    const element = effect instanceof KeyframeEffect ? effect.target : null
    const { duration, endTime = 0, iterations = 1 } = effect?.getComputedTiming() ?? {}
    const flashes = iterations > 2 && Number(duration) < shortestPeriod
    return element && playState !== 'paused' && (flashes || Number(endTime) > longest)
      ? [found(element, 'Destella, o se mueve más de cinco segundos')]
      : []
  })

const drawnMotion =
  'marquee, blink, svg:has(:is(animate, animateTransform, animateMotion)[repeatCount=indefinite])'

const live =
  ':is([role=status], [role=alert], [role=log], output, [aria-live]):not([aria-live=off], [aria-busy=true], [aria-hidden=true] *)'

const pauseButton = () =>
  visible('button, [role=button]').find((one) => /paus|det[eé]n|parar/i.test(nameOf(one)))

/** What moves, changes or is announced by itself in a little more than a second. */
async function lookAtMotion() {
  watch()
  await pause(1100)
  note(observer.takeRecords())
  for (const element of changed.keys()) alive.add(element)
  const shown = [...changed.keys()].filter((element) => isDrawn(element.parentElement ?? element))
  return {
    moved: shown.filter((element) => (changed.get(element) ?? 0) > 3),
    ticking: shown.filter((element) => rewritten.has(element)),
    said: [...rewritten].filter((element) => element.closest(live)),
  }
}

/** Finds what moves, changes or is announced by itself, and that no button stops (WCAG 2.2.2, 2.3.1, 4.1.3). */
export async function restless(): Promise<Findings> {
  restartMotion()
  const drawn = visible(drawnMotion).map((one) => found(one, 'Se mueve sin parar'))
  let animated = moving()
  const { said, ...motion } = await lookAtMotion()
  let { moved, ticking } = motion
  const button = ticking.length + moved.length + animated.length > 0 ? pauseButton() : undefined
  if (button) {
    button.click()
    await pause(100)
    animated = moving()
    ;({ moved, ticking } = await lookAtMotion())
    button.click()
  }
  const tell = (elements: readonly Element[], message: string) =>
    elements.map((element) => found(element, message))
  return {
    'movimiento-que-acaba': [...drawn, ...animated, ...tell(moved, 'Se mueve sin parar')],
    'segundos-en-silencio': [
      ...tell(said, 'Se lee en voz alta cada segundo'),
      ...tell(ticking.slice(0, 1), 'Cambia cada segundo, y ningún botón lo para'),
    ],
  }
}

/** What a screen reader learns: live regions, title, focus, why a field is refused, and whether a part exists. */
export function spoken(part: string) {
  const focus = document.activeElement as HTMLInputElement | null
  const isRefused = focus?.matches(':user-invalid, [aria-invalid=true]')
  const described = document.getElementById(focus?.getAttribute('aria-describedby') ?? '')
  const regions = [...document.querySelectorAll(live)].filter((one) => one.checkVisibility())
  return {
    said: regions.map(textOf).filter(Boolean),
    focus: focus?.localName ?? 'body',
    title: document.title,
    isThere: document.querySelector(part) !== null,
    refusal: isRefused ? textOf(described) || (focus?.validationMessage ?? '') : '',
  }
}

const fire = (element: Element, ...types: readonly string[]) =>
  types.forEach((type) =>
    element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
  )

/** Finds what script shows or makes pale under the pointer, and what acts when it is pressed (WCAG 1.4.3, 1.4.13, 2.5.2). */
export async function underPointer(): Promise<Findings> {
  watch()
  for (const element of document.querySelectorAll('body *'))
    fire(element, 'pointerenter', 'mouseenter', 'mouseover')
  await pause(100)
  const pale = paleTexts('Bajo el puntero')
  const shown = await wordsSince()
  const early: Finding[] = []
  for (const element of hearing('pointerdown', 'mousedown', 'touchstart').filter(isDrawn)) {
    watch(true)
    fire(element, 'pointerdown', 'mousedown', 'touchstart')
    note(observer.takeRecords())
    // A ripple of the pressed element is no action.
    const elsewhere = [...changed.keys()].filter((one) => !element.contains(one))
    if (rewritten.size + destinations.size + elsewhere.length > 0)
      early.push(found(element, 'Responde al apretar, no al soltar'))
    fire(element, 'pointercancel')
  }
  return {
    'legible-en-cada-estado': pale,
    'nada-solo-bajo-el-puntero': shown,
    'al-soltar': early,
  }
}

let kept: {
  top: number
  left: number
  focus: Element | null
  fields: [HTMLInputElement, string, boolean][]
}

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, select'),
]

/** Keeps what the audit is about to change by its keys. */
export function remember() {
  kept = {
    top: scrollY,
    left: scrollX,
    focus: document.activeElement,
    fields: fields().map((one) => [one, one.value, one.checked]),
  }
}

/** Undoes what the audit's keys changed: scroll position, focus, the values of fields. */
export function restore() {
  observer.disconnect()
  navigation.onnavigate = null
  for (const [one, value, checked] of kept.fields) {
    if (one.value !== value) one.value = value
    if (one.checked !== checked) one.checked = checked
  }
  const now = document.activeElement as HTMLElement | null
  if (kept.focus !== now) now?.blur()
  if (kept.focus?.isConnected) (kept.focus as HTMLElement).focus({ preventScroll: true })
  scrollTo({ top: kept.top, left: kept.left, behavior: 'instant' })
}
