import type { Finding } from '../model.ts'
import { found, isDrawn, ownText, selectorOf, textElements, textOf } from './elements.ts'

/** How often something may change while it is watched, in how many ms. */
const [mostChanges, watched] = [3, 700]

/** The longest that something may move by itself (WCAG 2.2.2), and the shortest period that is no flash (WCAG 2.3.1), in ms. */
const [longest, shortestPeriod] = [5000, 334]

const moving = () =>
  document.getAnimations().flatMap(({ effect }) => {
    const element = effect instanceof KeyframeEffect ? effect.target : null
    if (!element || !effect) return []
    const { duration, endTime, iterations = 1 } = effect.getComputedTiming()
    if (Number(endTime) > longest) return [found(element, 'Se mueve más de cinco segundos')]
    return iterations > 2 && Number(duration) < shortestPeriod ? [found(element, 'Destella')] : []
  })

/** Motion that does not end, and flashes. */
export async function motion(): Promise<Finding[]> {
  const changed = new Map<Element, number>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof Element) changed.set(target, (changed.get(target) ?? 0) + 1)
  })
  observer.observe(document.body, { attributes: true, childList: true, subtree: true })
  await new Promise((done) => setTimeout(done, watched))
  observer.disconnect()
  const restless = [...changed].filter(
    ([element, times]) => times >= mostChanges && isDrawn(element.parentElement ?? element),
  )
  return [...moving(), ...restless.map(([element]) => found(element, 'Se mueve sin parar'))]
}

const live =
  ':is([role=status], [role=alert], [role=log], output, [aria-live]):not([aria-live=off], [aria-hidden=true] *)'

/** What changes each second and is said, or cannot be stopped (WCAG 2.2.2, 4.1.3). */
export async function ticking(): Promise<Finding[]> {
  const all = [...document.querySelectorAll(`${live}, [role=timer], main > header :is(div, p)`)]
  const before = all.map((element) => element.textContent)
  await new Promise((done) => setTimeout(done, 1100))
  const changed = all.filter((element, index) => element.textContent !== before[index])
  const said = changed.filter((element) => element.matches(live))
  const canStop = [...document.querySelectorAll('main button')].some(
    (button) => /paus|det[eé]n|parar/i.test(button.textContent) && isDrawn(button),
  )
  return [
    ...said.map((element) => found(element, 'Se lee en voz alta cada segundo')),
    ...changed
      .slice(0, canStop ? 0 : 1)
      .map((element) => found(element, 'Cambia cada segundo y no se puede parar')),
  ]
}

/** What live regions say, where the focus is, and what the browser says of the field that has it. */
export function spoken() {
  const focus = document.activeElement
  const field = focus?.matches(':user-invalid, [aria-invalid=true]')
    ? (focus as HTMLInputElement)
    : null
  const described = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
  const regions = [...document.querySelectorAll(live)].filter((one) => one.checkVisibility())
  return {
    said: regions.map(textOf).filter(Boolean),
    focus: focus?.localName ?? 'body',
    refusal: field ? textOf(described) || field.validationMessage : null,
  }
}

/** What changes from `watch` on, without the countdown: kinds of changes, and texts that came. */
let known = new Set<Element>()
const kinds = new Set<string>()
const words = new Map<string, Finding>()

function note(records: readonly MutationRecord[]) {
  for (const { target, type, addedNodes } of records) {
    const element = target instanceof Element ? target : target.parentElement
    if (!element || element.closest('[role=timer]')) continue
    kinds.add(`${element.localName} (${type})`)
    const roots = type === 'childList' ? [...addedNodes, element] : [element]
    for (const root of roots.filter((node) => node instanceof Element)) {
      for (const one of [root, ...root.querySelectorAll('*')]) {
        if (known.has(one) || !ownText(one) || !isDrawn(one) || one.closest('a, button')) continue
        words.set(selectorOf(one), found(one, 'Aparece bajo el puntero o con el foco'))
      }
    }
  }
}

const observer = new MutationObserver(note)

export function watch() {
  known = new Set(textElements())
  kinds.clear()
  words.clear()
  observer.disconnect()
  const all = { childList: true, attributes: true, characterData: true, subtree: true }
  observer.observe(document.documentElement, all)
}

export function watchedChanges(): { changes: string[]; words: Finding[] } {
  note(observer.takeRecords())
  return { changes: [...kinds], words: [...words.values()] }
}

/** Presses the pointer down on every control, without letting it up, and moves the machine (WCAG 2.5.2, 2.5.4). */
export function pressDown() {
  for (const control of document.querySelectorAll('a[href], button, summary, label')) {
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      control.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  }
  for (const type of ['devicemotion', 'deviceorientation']) window.dispatchEvent(new Event(type))
}

/** Fields that take nothing from the clipboard (WCAG 3.3.8). */
export const fieldsWithoutPaste = (): Finding[] =>
  [...document.querySelectorAll('input, textarea')]
    .filter(
      (field) => !field.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })),
    )
    .map((field) => found(field, 'No deja pegar'))

/** Lets pass what waits for its time (page-tools.ts keeps it): what repeats itself comes three times. */
export function passTime() {
  for (const { work, repeats } of window.waiting)
    for (let times = 0; times < (repeats ? 3 : 1); times++) work()
}
