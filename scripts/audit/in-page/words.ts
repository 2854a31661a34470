import type { Finding } from '../model.ts'
import { found, isDrawn, ownText, readText, textElements, textOf, visible } from './elements.ts'
import { rules } from './patterns.ts'

/** Words in generated content, which nobody can select, translate or be sure to hear (WCAG 1.3.1). */
export function generatedWords(): Finding[] {
  return visible('body, body *:not(svg *)').flatMap((element) =>
    ['::before', '::after', '::marker'].flatMap((pseudo) => {
      const { content, display } = getComputedStyle(element, pseudo)
      // What stands behind a slash is said in its place.
      const isWord = /^[^/]*"[^"]*\p{L}{2}/u.test(content) && display !== 'none'
      return isWord ? [found(element, `Palabras que solo pone el estilo: ${content}`)] : []
    }),
  )
}

/** Words that the eye reads and a screen reader is not told anywhere beside (WCAG 1.3.1). */
export const hiddenWords = (): Finding[] =>
  visible('[aria-hidden=true]')
    .filter((element) => {
      const around = readText(element.parentElement ?? element).toLowerCase()
      return /\p{L}{3}/u.test(textOf(element)) && !around.includes(textOf(element).toLowerCase())
    })
    .map((element) => found(element, 'Se ve y no se oye'))

const lists = Object.entries(rules.languages).map(
  ([code, words]) => [code, new Set(words.split(' '))] as const,
)

/** The language that a text is in, if enough of its words are common in one. */
function languageOf(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = lists.map(([code, list]) => {
    const count = words.filter((word) => list.has(word)).length
    return { code, count }
  })
  const [most, next] = counts.toSorted((a, b) => b.count - a.count)
  if (!most || most.count < 2 || most.count === next?.count) return null
  return most.count / words.length >= 0.25 ? most.code : null
}

/** Texts in a language that they are not marked as (WCAG 3.1.2). */
export function otherLanguages(): Finding[] {
  const told = ['alt', 'aria-label', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map(
      (element) => [element, element.getAttribute(name) ?? ''] as const,
    ),
  )
  const texts = textElements().map((element) => [element, ownText(element)] as const)
  return [...texts, ...told].flatMap(([element, text]) => {
    const marked = (element.closest('[lang]')?.getAttribute('lang') ?? '').slice(0, 2)
    const real = languageOf(text) ?? marked
    return real === marked ? [] : [found(element, `Está en «${real}» y dice estar en «${marked}»`)]
  })
}

/** Whether a line is followed by content, as a heading is, and not by a link alone. */
function introduces(element: Element): boolean {
  const next = element.nextElementSibling ?? element.parentElement?.nextElementSibling
  if (!next || !isDrawn(next)) return false
  const link = next.querySelector('a')
  return !link || textOf(link) !== textOf(next)
}

/** Within these, large words are a part of something else. */
const otherwiseLarge = 'h1, h2, h3, h4, a, button, summary, time, [role=timer], [data-when], header'

/** Short lines that are drawn like a heading and are none (WCAG 1.3.1). */
export function largeHeadlines(): Finding[] {
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
  const looksOf = (element: Element) => {
    const { fontSize, fontWeight, fontStretch } = getComputedStyle(element)
    return [fontSize, fontWeight, fontStretch].join()
  }
  const body = sizeOf(document.body)
  const headings = visible('main :is(h2, h3)').filter((heading) => sizeOf(heading) > 1.15 * body)
  const looks = new Set(headings.map(looksOf))
  return visible('main :is(p, div, span, strong, b, dt, li)')
    .filter((element) => /^\D*\p{L}\D{0,79}$/u.test(ownText(element)))
    .filter((element) => !element.closest(otherwiseLarge) && introduces(element))
    .filter((element) => {
      const isBold = Number(getComputedStyle(element).fontWeight) >= 600
      return looks.has(looksOf(element)) || (isBold && sizeOf(element) >= 1.6 * body)
    })
    .map((element) => found(element, 'Parece un encabezado y no lo es'))
}

const controls = 'a[href], button, summary, label, input, select, textarea, [tabindex="0"]'

/** What looks as if it could be pressed and is no control (WCAG 2.1.1). */
export const unreachable = (): Finding[] =>
  visible('main *, header *, footer *')
    .filter((element) => getComputedStyle(element).cursor === 'pointer')
    .filter((element) => ownText(element) && !element.closest(controls))
    .map((element) => found(element, 'Parece que se puede pulsar, y no es ningún control'))
