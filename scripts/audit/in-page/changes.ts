import type { Finding, Findings } from '../model.ts'
import { paleTexts, restartMotion } from './colours.ts'
import { found, isDrawn, selectorOf, textElements, textOf } from './elements.ts'

/** Since `watch`: how often elements changed, whose content did, texts that appeared, addresses that began to load. */
const changed = new Map<Element, number>()
const rewritten = new Set<Element>()
const words = new Map<Element, Finding>()
const destinations = new Set<string>()

/** When `watch` was called. */
let known = new Set<Element>()
let before = ''

const observer = new MutationObserver(note)

function note(records: readonly MutationRecord[]) {
  for (const { target, type } of records) {
    const element = target instanceof Element ? target : target.parentElement
    if (!element) continue
    changed.set(element, (changed.get(element) ?? 0) + 1)
    if (type !== 'attributes') rewritten.add(element)
  }
  for (const one of textElements())
    if (!known.has(one) && !one.closest('a, button, [role=timer]'))
      words.set(one, found(one, 'Aparece bajo el puntero o con el foco'))
}

/** State that no mutation shows: address, scroll position, focus and open popovers. */
function situation(): string {
  const open = document.querySelectorAll(':popover-open, dialog[open]').length
  const focus = document.activeElement ? selectorOf(document.activeElement) : ''
  return `${location.href} ${scrollX} ${scrollY} ${focus} ${open}`
}

export function watch() {
  known = new Set(textElements())
  for (const all of [changed, rewritten, words, destinations]) all.clear()
  before = situation()
  observer.disconnect()
  navigation.onnavigate = ({ destination }) => destinations.add(destination.url)
  const all = { childList: true, attributes: true, characterData: true, subtree: true }
  observer.observe(document.documentElement, all)
}

/** Texts that appeared since `watch`. */
export function wordsSince(): Finding[] {
  note(observer.takeRecords())
  return [...words.values()]
}

/** What changed since `watch`, except the countdown. */
export function changesSince(): string[] {
  note(observer.takeRecords())
  const elements = [...changed.keys()].filter((element) => !element.closest('[role=timer]'))
  const now = situation() === before ? [] : [situation()]
  return [...elements.map(selectorOf), ...now, ...destinations]
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/** In ms: the longest motion without control (WCAG 2.2.2), the shortest period that is no flash (WCAG 2.3.1). */
const [longest, shortestPeriod] = [5000, 334]

const moving = () =>
  document.getAnimations().flatMap(({ effect }) => {
    const element = effect instanceof KeyframeEffect ? effect.target : null
    const { duration, endTime = 0, iterations = 1 } = effect?.getComputedTiming() ?? {}
    const flashes = iterations > 2 && Number(duration) < shortestPeriod
    return element && (flashes || Number(endTime) > longest)
      ? [found(element, 'Destella, o se mueve más de cinco segundos')]
      : []
  })

const live =
  ':is([role=status], [role=alert], [role=log], output, [aria-live]):not([aria-live=off], [aria-busy=true], [aria-hidden=true] *)'

const canStop = () =>
  [...document.querySelectorAll('main button')].some(
    (button) => /paus|det[eé]n|parar/i.test(button.textContent) && isDrawn(button),
  )

/** Finds what moves, changes or is announced by itself in a time in ms (WCAG 2.2.2, 2.3.1, 4.1.3). */
export async function restless(time: number): Promise<Findings> {
  restartMotion()
  watch()
  await pause(time)
  note(observer.takeRecords())
  const shown = [...changed.keys()].filter((element) => isDrawn(element.parentElement ?? element))
  const moved = shown.filter((element) => (changed.get(element) ?? 0) > 3)
  const ticking = shown.filter((element) => rewritten.has(element)).slice(0, canStop() ? 0 : 1)
  const said = [...rewritten].filter((element) => element.closest(live))
  const tell = (elements: readonly Element[], message: string) =>
    elements.map((element) => found(element, message))
  return {
    'movimiento-que-acaba': [...moving(), ...tell(moved, 'Se mueve sin parar')],
    'segundos-en-silencio': [
      ...tell(said, 'Se lee en voz alta cada segundo'),
      ...tell(ticking, 'Cambia cada segundo y no se puede parar'),
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

/** Finds text that script shows or makes pale under the pointer (WCAG 1.4.3, 1.4.13). */
export async function underPointer(): Promise<Findings> {
  watch()
  for (const element of document.querySelectorAll('body *'))
    for (const type of ['pointerenter', 'mouseenter', 'mouseover'])
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  await pause(100)
  return {
    'legible-en-cada-estado': paleTexts('Bajo el puntero'),
    'nada-solo-bajo-el-puntero': wordsSince(),
  }
}
