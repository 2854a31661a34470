import type { Finding } from '../model.ts'
import { computeAccessibleName } from 'dom-accessibility-api'

/** A CSS selector that leads to the element alone. */
export function selectorOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`
  const { localName, parentElement: parent } = element
  const alike = [...(parent?.children ?? [])].filter((other) => other.localName === localName)
  const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : ''
  return parent && parent !== document.body
    ? `${selectorOf(parent)} > ${localName}${place}`
    : localName + place
}

/** The node of a CSS selector or an XPath; null if there is none. */
export function nodeAt(path: string): Node | null {
  if (!path.startsWith('/')) return document.querySelector(path)
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE
  return document.evaluate(path, document, null, kind).singleNodeValue
}

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

export const textOf = (element: Element | null): string => plain(element?.textContent ?? '')

/** What it is called; labels name something else, and have no name of their own. */
export const nameOf = (element: Element): string =>
  element.matches('label') ? textOf(element) : plain(computeAccessibleName(element))

/** The text that an element itself holds. */
export const ownText = (element: Element): string =>
  plain([...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' '))

/** Words of three letters and more. */
export const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** An element's words, which an element within separates. */
export function wordsOf(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  return (
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  )
}

/** What a screen reader reads of an element: without what is hidden from it. */
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

export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  const seen = { visibilityProperty: true, opacityProperty: true }
  return width > 1 && height > 1 && element.checkVisibility(seen)
}

/** Whether there is something of it to see or press: what a closed disclosure holds is a state of its own. */
export const isShown = (path: string): boolean => {
  const node = nodeAt(path)
  return !(node instanceof Element) || node.checkVisibility()
}

/** What of these is drawn, for the eye. */
export const visible = <T extends HTMLElement = HTMLElement>(selector: string): T[] =>
  [...document.querySelectorAll<T>(selector)].filter(isDrawn)

/** Elements with text of their own that is drawn, of the whole page. */
export const textElements = (): HTMLElement[] =>
  visible('body *:not(script, style, noscript, svg, svg *)').filter((element) => ownText(element))

/** Elements whose key somebody before them has too. */
export const repeated = <T extends Element>(
  elements: readonly T[],
  keyOf: (element: T) => string,
) =>
  elements.filter((element, index) => {
    const key = keyOf(element)
    return key !== '' && elements.findIndex((other) => keyOf(other) === key) < index
  })

/** WCAG's "large-scale": 24 px, or 18.66 px in bold. */
export function isLarge(element: Element): boolean {
  const { fontSize, fontWeight } = getComputedStyle(element)
  const size = parseFloat(fontSize)
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
}
