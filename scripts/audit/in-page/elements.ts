import { computeAccessibleName } from 'dom-accessibility-api'
import type { Finding } from '../model.ts'

/** A CSS selector that matches only this element. */
export function selectorOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`
  const { localName, parentElement: parent } = element
  const alike = [...(parent?.children ?? [])].filter((other) => other.localName === localName)
  const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : ''
  return parent ? `${selectorOf(parent)} > ${localName}${place}` : localName
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

export const textOf = (element: Element | null): string => plain(element?.textContent ?? '')

/** The accessible name. A label has none of its own, so its text counts. */
export const nameOf = (element: Element): string =>
  element.matches('label') ? textOf(element) : plain(computeAccessibleName(element))

/** The element whose id an attribute holds. */
export const named = (element: Element, attribute: string) =>
  document.getElementById(element.getAttribute(attribute) ?? '')

/** The text of an element without that of its descendants. */
export const ownText = (element: Element): string =>
  plain([...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' '))

/** Words of three letters and more. */
export const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** The text of an element that a screen reader reads. */
export function readText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], script, style, svg'))
    hidden.remove()
  return textOf(copy)
}

export const found = (element: Element, message: string): Finding => ({
  target: selectorOf(element),
  message: `${message}: «${(textOf(element) || nameOf(element)).slice(0, 60)}»`,
})

/** Whether an element is visible: it has a size, and is neither transparent nor clipped away. */
export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  const seen = { visibilityProperty: true, opacityProperty: true }
  const isCutAway = /^inset\((?:100%|.* 100%|50%)/.test(getComputedStyle(element).clipPath)
  return width > 1 && height > 1 && !isCutAway && element.checkVisibility(seen)
}

/** The visible elements that a selector matches. */
export const visible = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isDrawn)

/** The elements that a selector matches and a rule looks at: empty ones have no size, and still a role. */
export const present = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => isDrawn(one) || one.matches('html, body') || (!textOf(one) && one.checkVisibility()),
  )

/** All visible elements with text of their own. */
export const textElements = (): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>('body *:not(script, style, noscript, svg, svg *)'),
  ].filter((element) => ownText(element) && isDrawn(element))
