import { getRole } from 'dom-accessibility-api'
import { isCovered, isDrawnBefore } from './boxes.ts'
import { contrastOn, shapeOf } from './colours.ts'
import { isDrawn, nameOf, ownText, readText, textOf, visible, wordsIn } from './elements.ts'
import type { rules as allRules } from '../rules.ts'

/** rules.yaml; the bundler inserts it. */
declare const RULES: typeof allRules

export const rules = RULES

/** A test of one element. rules.yaml names it and selects the elements. */
type Test = (element: HTMLElement, all: readonly HTMLElement[]) => boolean

const hrefOf = (element: Element) => (element as HTMLAnchorElement).href

const keyOf = (element: Element) => `${getRole(element)} ${nameOf(element)}`

/** The element whose id an attribute holds. */
const named = (element: Element, attribute: string) =>
  document.getElementById(element.getAttribute(attribute) ?? '')

const plain = (path: string) => path.replace(/(?<=.)\/$/, '')

/** The text of the visible label. */
const labelOf = (field: HTMLElement) =>
  textOf([...((field as HTMLInputElement).labels ?? [])].find(isDrawn) ?? null)

/** Whether content follows a line, as it follows a heading, and not just a link. */
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

/** Whether a text is in another language than it is marked: enough of its words are common there. */
function isInOther(marked: string | undefined, text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = Object.entries(rules.languages).map(([code, list]) => {
    const common = new Set(list.split(' '))
    return { code, count: words.filter((word) => common.has(word)).length }
  })
  const [most, next] = counts.toSorted((a, b) => b.count - a.count)
  if (!most || most.code === marked || most.count === next?.count) return false
  return most.count >= 2 && most.count / words.length >= 0.25
}

/** The autocomplete tokens that fit a label. */
function tokensFor(label: string): RegExp {
  const asked = Object.entries(rules.purposes).find(([words]) => new RegExp(words, 'i').test(label))
  return asked ? new RegExp(`\\b(?:${asked[1]})$`) : /^(?:on|off)?$/
}

/** Whether no border, background or shadow stands out from the surroundings. */
function hasPaleEdge(element: Element): boolean {
  const style = getComputedStyle(element)
  const isNative = style.appearance !== 'none' && element.matches('[type=checkbox], [type=radio]')
  const sides = (['Top', 'Right', 'Bottom', 'Left'] as const)
    .filter((side) => parseFloat(style[`border${side}Width`]) >= 1)
    .map((side) => style[`border${side}Color`])
  const shadow = style.boxShadow.match(/^\w+\([^)]*\)/) ?? []
  const colours = [...sides, style.backgroundColor, ...shadow]
  return !isNative && colours.every((one) => contrastOn(element, one, element.parentElement) < 3)
}

/** The tests that rules.yaml can name. */
export const tests: Readonly<Record<string, Test>> = {
  isDrawnBefore,
  isCovered,

  // Names of headings, labels, landmarks, pictures and links.
  sharesName: (element, all) =>
    all.some((other) => other !== element && keyOf(other) === keyOf(element)),
  /** At least two other links have the same name and lead elsewhere. */
  leadsElsewhere: (element, all) =>
    all.filter((other) => nameOf(other) === nameOf(element) && hrefOf(other) !== hrefOf(element))
      .length > 1,
  isNamedBeside(element) {
    const box = element.closest('a, button, figure, li, article, section > *')
    const name = nameOf(element).toLowerCase()
    return name !== '' && textOf(box).toLowerCase().includes(name)
  },
  /** The first link or button of a page with a navigation does not lead to the content. */
  skipsNothing() {
    const first = document.querySelector<HTMLAnchorElement>('body a[href], body button')
    const target = document.getElementById(first?.hash?.slice(1) ?? '')
    return document.querySelector('header nav') !== null && !target?.closest('main')
  },
  titleTellsOther(element) {
    const [title, own] = [wordsIn(document.title), wordsIn(readText(element))]
    return own.length > 0 && !own.some((word) => title.includes(word))
  },

  // What an element says about its state.
  /** A navigation link whose aria-current is wrong or missing. */
  isWronglyCurrent(element) {
    const { pathname, host } = new URL(hrefOf(element), location.href)
    const isHere = plain(pathname) === plain(location.pathname) && host === location.host
    return isHere === /^(?:|false)$/.test(element.ariaCurrent ?? '')
  },
  liesOpen(element) {
    const controlled = named(element, 'aria-controls')
    const open = element.closest('details')?.open ?? (controlled && isDrawn(controlled))
    return open !== null && String(open) !== element.ariaExpanded
  },
  /** A link within a sentence. */
  onlyColourLinks(element) {
    const around = element.parentElement ?? element
    const isMarked = getComputedStyle(element).textDecorationLine !== 'none'
    return ownText(around) !== '' && !isMarked && shapeOf(element) === shapeOf(around)
  },
  onlyColourTells(element) {
    const said = ['aria-describedby', 'aria-errormessage'].map((name) => named(element, name))
    const others = element.matches('a')
      ? 'header nav a:not([aria-current])'
      : ':is(input, textarea, select):not(:user-invalid)'
    return (
      !said.some((one) => one && isDrawn(one)) &&
      visible(others).some((other) => shapeOf(other) === shapeOf(element))
    )
  },

  // Form fields and other controls.
  hasNoLabel: (element) => labelOf(element) === '',
  hidesObligation(element) {
    const { required, form } = element as HTMLInputElement
    // Nobody asks for what is not sent.
    if (!form) return false
    const words = required ? `${labelOf(element)} ${textOf(form)}` : labelOf(element)
    return !(required ? /obligatori|necesari|requerid|opcional|\*/i : /opcional/i).test(words)
  },
  hasOtherPurpose(element) {
    const label = labelOf(element) || (element as HTMLInputElement).placeholder || nameOf(element)
    return !tokensFor(label).test(element.getAttribute('autocomplete') ?? '')
  },
  refusesPaste: (element) =>
    !element.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })),
  hasPaleHint: (element) =>
    contrastOn(element, getComputedStyle(element, '::placeholder').color) < 4.5,
  hasPaleEdge,
  /** A control without words whose shapes do not stand out. */
  isPaleSign: (element) =>
    ![element, ...element.querySelectorAll('*')].some((one) => ownText(one) && isDrawn(one)) &&
    hasPaleEdge(element) &&
    [...element.querySelectorAll('svg *')].every((shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      return [fill, stroke].every((ink) => ink === 'none' || contrastOn(shape, ink) < 3)
    }),
  looksPressable: (element) =>
    getComputedStyle(element).cursor === 'pointer' && ownText(element) !== '',

  // Text, and what it looks like.
  /** For the view with text at 200 %. */
  isSmallYet: (element) => ownText(element) !== '' && sizeOf(element) < 24,
  /** Words in generated content, apart from the alternative text after a slash. */
  hasWordsOfStyle(element) {
    const hasWords = (content: string) => /^[^/]*"[^"]*\p{L}{2}/u.test(content)
    const { display, listStyleType } = getComputedStyle(element)
    if (display === 'list-item' && hasWords(listStyleType)) return true
    return ['::before', '::after', '::marker'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      return hasWords(style.content) && style.display !== 'none'
    })
  },
  isUnheard(element) {
    const part = element.parentElement?.closest('article, section, header, footer, nav, main, body')
    const heard = readText(part ?? element).toLowerCase()
    const words = [element, ...element.querySelectorAll('*')].map(ownText).join(' ')
    return wordsIn(words).some((word) => !heard.includes(word))
  },
  isInOtherLanguage(element) {
    const marked = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2)
    const said = ['alt', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name))
    return [ownText(element), ...said].some((text) => text && isInOther(marked, text))
  },
  looksLikeHeading(element) {
    const isShort = /^\D*\p{L}\D{0,79}$/u.test(ownText(element))
    if (!isShort || !introduces(element)) return false
    const body = sizeOf(document.body)
    const isBold = Number(getComputedStyle(element).fontWeight) >= 600
    // A bold line beside a heading or in a list belongs to that heading or item.
    const { parentElement: box } = element
    const isLine =
      box?.matches(':not(:is(h1, h2, h3) + *, :has(+ :is(h1, h2, h3)), li, li *)') &&
      textOf(box) === textOf(element)
    return (
      (isBold && sizeOf(element) >= 1.6 * body) ||
      (isBold && isLine && element.matches('b, strong')) ||
      visible('main :is(h2, h3)').some(
        (one) => sizeOf(one) > 1.15 * body && looksOf(one) === looksOf(element),
      )
    )
  },
}
