import { getRole } from 'dom-accessibility-api'
import { isCovered, isDrawnBefore, isFixed } from './boxes.ts'
import { contrastAt, shapeOf } from './colours.ts'
import {
  isDrawn,
  nameOf,
  ownText,
  readText,
  textOf,
  visible,
  wordsIn,
  wordsOf,
} from './elements.ts'
import { languageOf, purposes } from './words.ts'

/** A question about an element, which rules.yaml asks by name of each that a selector finds. */
type Test = (element: HTMLElement, all: readonly HTMLElement[]) => boolean

const hrefOf = (element: Element) => (element as HTMLAnchorElement).href

const keyOf = (element: Element) => `${getRole(element)} ${nameOf(element)}`

/** Names of their own: of headings, labels, landmarks, pictures and links. */
const names: Readonly<Record<string, Test>> = {
  hasNoName: (element) => nameOf(element) === '',
  isNotFirst: (element, all) => element !== all[0],
  sharesName: (element, all) =>
    all.some((other) => other !== element && keyOf(other) === keyOf(element)),
  /** Three links or more of one name that lead to different places. */
  leadsElsewhere: (element, all) =>
    all.filter((other) => nameOf(other) === nameOf(element) && hrefOf(other) !== hrefOf(element))
      .length > 1,
  isNamedBeside(element) {
    const box = element.closest('a, button, figure, li, article, section > *')
    const name = nameOf(element).toLowerCase()
    return name !== '' && textOf(box).toLowerCase().includes(name)
  },
  /** What comes first in a page with a navigation does not lead into its content. */
  skipsNothing() {
    const first = document.querySelector<HTMLAnchorElement>('body a[href], body button')
    const target = document.getElementById(first?.hash?.slice(1) ?? '')
    return document.querySelector('header nav') !== null && !target?.closest('main')
  },
  titleTellsOther(element) {
    const [title, own] = [wordsIn(document.title), wordsIn(readText(element))]
    return own.length > 0 && !own.some((word) => title.includes(word))
  },
}

const plain = (path: string) => path.replace(/(?<=.)\/$/, '')

/** What an element says of its state. */
const told: Readonly<Record<string, Test>> = {
  /** A link of a navigation that says wrongly, or does not say, that it leads to this page. */
  isWronglyCurrent(element) {
    const { pathname, host } = new URL(hrefOf(element), location.href)
    const isHere = plain(pathname) === plain(location.pathname) && host === location.host
    return isHere === /^(?:|false)$/.test(element.ariaCurrent ?? '')
  },
  liesOpen(element) {
    const controlled = document.getElementById(element.getAttribute('aria-controls') ?? '')
    const open = element.closest('details')?.open ?? (controlled && isDrawn(controlled))
    return open !== null && String(open) !== element.ariaExpanded
  },
  /** A link within a sentence. */
  onlyColourLinks(element) {
    const around = element.parentElement ?? element
    const [own, usual] = [getComputedStyle(element), getComputedStyle(around)]
    const isMarked = own.textDecorationLine !== 'none' || own.borderBottomStyle !== 'none'
    return /\p{L}/u.test(ownText(around)) && !isMarked && own.fontWeight === usual.fontWeight
  },
  onlyColourTells(element) {
    const described = ['aria-describedby', 'aria-errormessage'].some((name) => {
      const said = document.getElementById(element.getAttribute(name) ?? '')
      return said !== null && isDrawn(said)
    })
    const others = element.matches('a')
      ? 'header nav a:not([aria-current])'
      : ':is(input, textarea, select):not(:user-invalid)'
    return !described && visible(others).some((other) => shapeOf(other) === shapeOf(element))
  },
}

/** The label that the eye reads. */
const labelOf = (field: HTMLElement) =>
  textOf([...((field as HTMLInputElement).labels ?? [])].find(isDrawn) ?? null)

/** Fields of forms. */
const fields: Readonly<Record<string, Test>> = {
  hasNoLabel: (element) => labelOf(element) === '',
  hidesObligation(element) {
    const { required, form } = element as HTMLInputElement
    const words = required ? `${labelOf(element)} ${textOf(form)}` : labelOf(element)
    return !(required ? /obligatori|necesari|requerid|opcional|\*/i : /opcional/i).test(words)
  },
  hasOtherPurpose(element) {
    const label = labelOf(element) || (element as HTMLInputElement).placeholder || nameOf(element)
    const token = purposes.find(({ asks }) => asks.test(label))?.token ?? /^(?:on|off)?$/
    return !token.test(element.getAttribute('autocomplete') ?? '')
  },
  hasPaleHint: (element) =>
    contrastAt(element, getComputedStyle(element, '::placeholder').color) < 4.5,
  /** No edge, ground or shadow stands out from what is around. */
  hasPaleEdge(element) {
    const style = getComputedStyle(element)
    if (style.appearance !== 'none' && element.matches('[type=checkbox], [type=radio]'))
      return false
    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const)
      .filter((side) => parseFloat(style[`border${side}Width`]) >= 1)
      .map((side) => style[`border${side}Color`])
    const shadow = style.boxShadow.match(/^\w+\([^)]*\)/) ?? []
    return [...sides, style.backgroundColor, ...shadow].every(
      (colour) => contrastAt(element.parentElement, colour) < 3,
    )
  },
}

/** Whether a line is followed by content, as a heading is, and not by a link alone. */
function introduces(element: Element): boolean {
  const next = element.nextElementSibling ?? element.parentElement?.nextElementSibling
  if (!next || !isDrawn(next)) return false
  const link = next.querySelector('a')
  return !link || textOf(link) !== textOf(next)
}

const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)

function looksOf(element: Element): string {
  const { fontSize, fontWeight, fontStretch } = getComputedStyle(element)
  return [fontSize, fontWeight, fontStretch].join()
}

/** What is read, and what it looks like. */
const texts: Readonly<Record<string, Test>> = {
  /** Words in generated content; what stands behind a slash is said in its place. */
  hasWordsOfStyle: (element) =>
    ['::before', '::after', '::marker'].some((pseudo) => {
      const { content, display } = getComputedStyle(element, pseudo)
      return /^[^/]*"[^"]*\p{L}{2}/u.test(content) && display !== 'none'
    }),
  isUnheard(element) {
    const part = element.parentElement?.closest('article, section, header, footer, nav, main, body')
    const heard = readText(part ?? element).toLowerCase()
    return wordsOf(element).some((word) => !heard.includes(word))
  },
  isInOtherLanguage(element) {
    const marked = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2)
    const attributes = ['alt', 'aria-label', 'placeholder'].map((name) =>
      element.getAttribute(name),
    )
    return [ownText(element), ...attributes].some(
      (text) => text && (languageOf(text) ?? marked) !== marked,
    )
  },
  looksLikeHeading(element) {
    const body = sizeOf(document.body)
    const headings = visible('main :is(h2, h3)').filter((one) => sizeOf(one) > 1.15 * body)
    const isBold = Number(getComputedStyle(element).fontWeight) >= 600
    const isLarge = isBold && sizeOf(element) >= 1.6 * body
    const isShort = /^\D*\p{L}\D{0,79}$/u.test(ownText(element))
    if (!isShort || !introduces(element)) return false
    return isLarge || headings.some((one) => looksOf(one) === looksOf(element))
  },
  looksPressable: (element) =>
    getComputedStyle(element).cursor === 'pointer' && ownText(element) !== '',
}

/** What rules.yaml can ask for by name. */
export const tests: Readonly<Record<string, Test>> = {
  ...names,
  ...told,
  ...fields,
  ...texts,
  isDrawnBefore,
  isCovered,
  isFixed,
}
