import { isCovered, isDrawnBefore } from './boxes.ts'
import { shapeOf } from './colours.ts'
import { isDrawn, named, nameOf, ownText, readText, textOf, visible, wordsIn } from './elements.ts'
import { fieldTests } from './fields.ts'
import { hears } from './listeners.ts'
import type { Test } from './rules.ts'

const hrefOf = (element: Element) => (element as HTMLAnchorElement).href

const plain = (path: string) => path.replace(/(?<=.)\/$/, '')

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

/** What tells a link from another of its name (WCAG 2.4.4): its sentence, item or cell, or the heading of its card. */
function contextOf(link: Element): string {
  const own = textOf(link)
  const around = textOf(link.closest('li, td, th, dd, p, figure')).replace(own, '')
  if (/\p{L}/u.test(around)) return around
  const box = link.closest('details, li, article, section')
  return textOf(box?.querySelector('summary, h2, h3, h4, h5') ?? null)
}

const isScrolled = (element: Element) =>
  element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1

/** Whether what an element controls is visible; null if it does not say what that is. */
function isOpen(element: HTMLElement): boolean | null {
  const target = (element as HTMLButtonElement).popoverTargetElement
  if (target) return target.matches(':popover-open')
  const controlled = named(element, 'aria-controls')
  return element.closest('summary')?.closest('details')?.open ?? (controlled && isDrawn(controlled))
}

/** The tests that rules.yaml can name. */
export const tests: Readonly<Record<string, Test>> = {
  ...fieldTests,
  isDrawnBefore,
  isCovered,

  // The page, its names and its links.
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
  hidesItself() {
    const texts = [...document.querySelectorAll('main *')].filter((one) => ownText(one))
    return texts.length > 0 && !texts.some(isDrawn)
  },
  leadsElsewhere: (element, all) =>
    all.some(
      (other) =>
        nameOf(other) === nameOf(element) &&
        hrefOf(other) !== hrefOf(element) &&
        contextOf(other) === contextOf(element),
    ),
  repeatsNext(element) {
    const { nextSibling, nextElementSibling: next } = element
    if (!next?.matches('a[href]') || nextSibling?.nodeValue?.trim()) return false
    return hrefOf(next) === hrefOf(element) && nameOf(next) === nameOf(element)
  },
  isNamedAsFile: (element) => /\.(?:jpe?g|png|webp|avif|svg|gif)$/i.test(nameOf(element)),
  tellsMoreInTitle: (element) =>
    wordsIn(element.title).some((word) => !textOf(element).toLowerCase().includes(word)),

  // What an element says about its state.
  isWronglyCurrent(element) {
    const { pathname, host } = new URL(hrefOf(element) || location.href, location.href)
    const isHere = plain(pathname) === plain(location.pathname) && host === location.host
    const isSaid = !/^(?:|false)$/.test(element.ariaCurrent ?? '')
    const isPage = element.matches('nav a[href]:not([href*="#"])')
    return isSaid ? isPage && !isHere : isHere && isPage
  },
  liesOpen: (element) => isOpen(element) === !(element.ariaExpanded === 'true'),
  liesInvalid: (element) =>
    element.matches(element.ariaInvalid === 'true' ? ':valid' : ':user-invalid'),
  neitherActsNorScrolls: (element) => !isScrolled(element) && !hears(element, 'keydown', 'keyup'),
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

  // What only hands and pointers can do.
  /** A card may say it for the link that it holds. */
  looksPressable(element) {
    const isHand = (one: Element | null) =>
      one !== null && getComputedStyle(one).cursor === 'pointer'
    const card = isHand(element.parentElement) && element.closest(':has(a[href], button)')
    const says = isHand(element) && !isHand(card || null)
    return ownText(element) !== '' && (says || hears(element, 'click', 'mouseup'))
  },
  onlyDrags: (element) =>
    (element.matches('[draggable=true]') || hears(element, 'dragstart', 'touchmove')) &&
    !element.parentElement?.querySelector('button, select'),
  hearsMotion: () => hears(window, 'devicemotion', 'deviceorientation'),

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
  /** Two lines and more that begin with the same sign: one alone is a signature or a speech. */
  looksLikeList(element) {
    const lines = element.innerText.split('\n').map((line) => /^[•·▪●*–—-] ?(?=\p{L})/u.exec(line))
    const next = element.nextElementSibling?.textContent ?? ''
    const [first] = lines
    return (
      first !== null &&
      [...lines.slice(1), { 0: next.slice(0, 2) }].some((one) => one?.[0] === first?.[0])
    )
  },
  looksLikeHeading(element) {
    const isShort = /^\D*\p{L}\D{0,79}(?<![.!?:,;»”)])$/u.test(ownText(element))
    if (!isShort || !introduces(element)) return false
    const body = sizeOf(document.body)
    const isBold = Number(getComputedStyle(element).fontWeight) >= 600
    // A bold line beside a heading or in a list belongs to that heading or item.
    const { parentElement: box } = element
    const isLine =
      box?.matches(':not(:is(h1, h2, h3) + *, :has(+ :is(h1, h2, h3)), li, li *)') &&
      textOf(box) === textOf(element)
    return (
      (isBold && sizeOf(element) >= 1.2 * body && element.matches(':has(+ p):not(article *)')) ||
      (isBold && sizeOf(element) >= 1.6 * body) ||
      (isBold && isLine && element.matches('b, strong')) ||
      visible('main :is(h2, h3)').some(
        (one) => sizeOf(one) > 1.15 * body && looksOf(one) === looksOf(element),
      )
    )
  },
}
