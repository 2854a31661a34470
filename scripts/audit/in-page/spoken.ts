import type { Finding } from '../model.ts'
import { found, textElements, textOf } from './elements.ts'

const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off]), output'

/** What live regions say, where the focus is, and what the browser says of the field that has it. */
export function spoken() {
  const focus = document.activeElement
  const field = focus?.matches(':user-invalid, [aria-invalid=true]')
    ? (focus as HTMLInputElement)
    : null
  const described = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
  return {
    said: [...document.querySelectorAll(live)].map(textOf).filter(Boolean),
    focus: focus?.localName ?? 'nada',
    refusal: field ? field.validationMessage || textOf(described) : '',
  }
}

let changes: Set<string> | undefined
let observer: MutationObserver | undefined

/** Notes from now on what keys change. */
export function watchChanges() {
  changes = new Set()
  observer = new MutationObserver((records) => {
    for (const { target, type } of records)
      changes?.add(`${target.nodeName.toLowerCase()} (${type})`)
  })
  observer.observe(document, {
    childList: true,
    attributes: true,
    characterData: true,
    subtree: true,
  })
  watchedFrom = { scroll: scrollY, focus: document.activeElement }
  return { url: location.href }
}

let watchedFrom: { readonly scroll: number; readonly focus: Element | null } | undefined

export function watchedChanges() {
  observer?.disconnect()
  if (scrollY !== watchedFrom?.scroll) changes?.add('desplazamiento')
  if (document.activeElement !== watchedFrom?.focus) changes?.add('foco')
  return { changes: [...(changes ?? [])] }
}

let before = new Set<Element>()

export function noteTexts(): void {
  before = new Set(textElements())
}

/** Texts that were not there before, as those that script puts under the pointer (WCAG 1.4.13). */
export const newTexts = (): Finding[] =>
  textElements()
    .filter((element) => !before.has(element))
    .map((element) => found(element, 'Aparece bajo el puntero'))
