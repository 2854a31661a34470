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

export const isInClosedDetails = (node: Node | null): boolean =>
  node instanceof Element && node.closest('details:not([open])') !== null && !node.checkVisibility()

export const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

export const nameOf = (element: Element): string =>
  computeAccessibleName(element).replace(/\s+/g, ' ').trim()

/** Every element with its box, a line each. The countdown moves on between two looks. */
export const places = (): string[] =>
  [...document.querySelectorAll('body, body *:not(svg *, [role=timer] *)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [element.localName, ...[x, y, width, height].map(Math.round)].join(' ')
  })

export const furtherH1 = (): string[] =>
  [...document.querySelectorAll('h1')]
    .filter((heading) => heading.checkVisibility())
    .slice(1)
    .map(selectorOf)

export const found = (element: Element, message: string): Finding => ({
  target: selectorOf(element),
  message: `${message}: «${(textOf(element) || nameOf(element)).slice(0, 60)}»`,
})

/** What of these is drawn, for the eye. */
export const visible = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isDrawn)

export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}

/** The text that an element itself holds. */
export const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => node instanceof Text)
    .map(({ data }) => data)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Elements with text of their own that is drawn, of the whole page. */
export const textElements = (): HTMLElement[] =>
  visible('body *:not(script, style, noscript, svg, svg *)').filter((element) => ownText(element))
