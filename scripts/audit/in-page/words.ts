import type { Finding } from '../model.ts'
import { found, isDrawn, ownText, textElements, textOf, visible } from './elements.ts'

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

/** Words in title attributes, which only a pointer shows (WCAG 2.1.1). */
export const titledWords = (): Finding[] =>
  visible('[title]:not(iframe, abbr)')
    .filter((element) => element.title.trim() && !textOf(element).includes(element.title.trim()))
    .map((element) => found(element, `Palabras que solo están bajo el puntero: ${element.title}`))

/** Common words of languages, none of which is one of another's or of what Spanish speakers say every day. */
const languages = {
  es: 'el los las una unos de del que en con para por se su sus es son está y o pero más como tu te lo al cuando donde quien nos hay ya sin desde hasta entre todo todos este esta esto aquí puedes tienes',
  en: 'the and of to is are was you your we our with for from this that these on at by not here there all now get more read when where what who how will can have has find out open close doors day today join us soon coming sold back next free about learn book buy save date welcome see it be or if in an please page found home day only new',
  fr: 'le les des une est sont vous nous avec pour dans et du sur au aux ce cette qui pas plus votre notre ici être bientôt heureux autres billets',
  de: 'der die das und ist nicht mit wir für ein eine auf den dem von zu sie ihr euch hier auch oder heute jetzt',
  pt: 'você vocês não uma um os com para obrigado mais aqui está são dos das ao pelo nosso seu sua em bilhetes',
  it: 'il gli della del che sono per non una con di anche questo qui più nostro vostro siamo biglietti',
  ca: 'els les amb que per és són vostè aquí més nostre una dels però avui benvinguts',
} as const

type Language = keyof typeof languages

const lists = Object.entries(languages).map(
  ([code, words]) => [code as Language, new Set(words.split(' '))] as const,
)

/** The language that most words of a text are common in, and how many these are. */
function languageOf(text: string): {
  readonly code: Language
  readonly count: number
  readonly all: number
  readonly es: number
} {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = lists.map(([code, list]) => ({
    code,
    count: words.filter((word) => list.has(word)).length,
  }))
  const most = counts.toSorted((a, b) => b.count - a.count)[0] ?? { code: 'es', count: 0 }
  return { ...most, all: words.length, es: counts[0]?.count ?? 0 }
}

/** Texts in a language that they are not marked as (WCAG 3.1.2). */
export function otherLanguages(): Finding[] {
  const told = [...document.querySelectorAll('[alt], [aria-label]')].map(
    (element) =>
      [element, element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? ''] as const,
  )
  const texts = textElements().map((element) => [element, ownText(element)] as const)
  return [...texts, ...told].flatMap(([element, text]) => {
    const marked = (element.closest('[lang]')?.getAttribute('lang') ?? '').slice(0, 2)
    const { code, count, all, es } = languageOf(text)
    const isForeign = code !== 'es' && count >= 2 && count > es && count / all >= 0.25
    const isSpanish = code === 'es' && count >= 2 && count / all >= 0.25
    const real = isForeign ? code : isSpanish ? 'es' : marked
    return real === marked ? [] : [found(element, `Está en «${real}» y dice estar en «${marked}»`)]
  })
}

/** What a screen reader reads of an element: without what is hidden from it. */
function readText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], script, style, svg'))
    hidden.remove()
  return textOf(copy)
}

/** Hours that only a dash or nothing stands between (WCAG 1.3.1). */
export const wordlessSpans = (): Finding[] =>
  visible('p, li, td, dd, dt, h1, h2, h3, h4, address, div, span')
    .filter((element) => ownText(element) !== '' || element.querySelector(':scope > time'))
    .filter((element) => /\d[:.]\d\d(?: ?h)?\s*[–—-]?\s*\d{1,2}[:.]\d\d/.test(readText(element)))
    .map((element) => found(element, 'Entre las horas no hay ninguna palabra'))

const colours =
  '(?:roj|verde|naranja|azul|amarill|gris|negr|blanc|rosa|morad|violeta|dorad|marr[oó]n|celeste|turquesa)\\p{L}*'
const things =
  '(?:bot[oó]n(?:es)?|enlaces?|recuadros?|cuadros?|textos?|campos?|c[ií]rculos?|iconos?|zonas?|letras?|bloques?|flechas?|casillas?|tarjetas?|franjas?|marcas?)'
const shapes =
  '(?:redond[oa]s?|cuadrad[oa]s?|circular(?:es)?|triangular(?:es)?|grandes?|pequeñ[oa]s?)'

/** Words that only help who sees where something is, or which colour or shape it has (WCAG 1.3.3). */
const pointing = new RegExp(
  [
    'a (?:la|tu|mano|su) (?:mano )?(?:derecha|izquierda)',
    'arriba a la',
    'abajo a la',
    '(?:de|aquí|más|justo|está|ves) (?:arriba|abajo)(?! de)',
    'parte (?:superior|inferior|de arriba|de abajo)',
    'esquina',
    '(?:columna|lado|margen|panel|menú|bot[oó]n|enlace) (?:de la |de su )?(?:derech|izquierd|superior|inferior|de arriba|de abajo|de al lado)',
    `${things} (?:de color |en |más )?(?:${colours}|${shapes})`,
    `(?:en|de|con) (?:color )?${colours} (?:son|están?|es|se|indica|para|lo)`,
    `(?:marcad|señalad|resaltad|escrit|aparece)\\p{L}* (?:en|con|de) (?:color )?${colours}`,
    `de color ${colours}`,
  ]
    .map((words) => `(?<!\\p{L})(?:${words})`)
    .join('|'),
  'iu',
)

export const pointingWords = (): Finding[] =>
  textElements()
    .filter((element) => pointing.test(textOf(element)) && element.children.length < 4)
    .map((element) =>
      found(
        element,
        `Señala por el lugar, la forma o el color (${pointing.exec(textOf(element))?.[0]})`,
      ),
    )

/** Whether a line is followed by content, as a heading is, and not by a link alone. */
function introduces(element: Element): boolean {
  const next = element.nextElementSibling ?? element.parentElement?.nextElementSibling
  if (!next || !isDrawn(next)) return false
  const link = next.querySelector('a')
  return !link || textOf(link) !== textOf(next)
}

/** Short lines that are drawn like a heading and are none (WCAG 1.3.1). */
export function largeHeadlines(): Finding[] {
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
  const looksOf = (element: Element) => {
    const { fontSize, fontWeight, fontStretch } = getComputedStyle(element)
    return [fontSize, fontWeight, fontStretch].join()
  }
  const body = sizeOf(document.body)
  const headings = visible('main h2, main h3').filter((heading) => sizeOf(heading) > 1.15 * body)
  const looks = new Set(headings.map(looksOf))
  return visible('main :is(p, div, span, strong, b, dt, li)')
    .filter((element) => {
      const text = ownText(element)
      const isBold = Number(getComputedStyle(element).fontWeight) >= 600
      return (
        /^\D*\p{L}\D*$/u.test(text) &&
        text.length <= 80 &&
        !element.closest(
          'h1, h2, h3, h4, a, button, summary, time, [role=timer], [data-when], header',
        ) &&
        introduces(element) &&
        (looks.has(looksOf(element)) || (isBold && sizeOf(element) >= 1.6 * body))
      )
    })
    .map((element) => found(element, 'Parece un encabezado y no lo es'))
}

/** What can be pressed and no key reaches (WCAG 2.1.1). */
export const unreachable = (): Finding[] => [
  ...visible('a[href], button, summary, input, select, textarea')
    .filter(({ tabIndex }) => tabIndex < 0)
    .map((element) => found(element, 'Ninguna tecla llega hasta aquí')),
  ...visible('main *, header *, footer *')
    .filter(
      (element) =>
        getComputedStyle(element).cursor === 'pointer' &&
        ownText(element) &&
        !element.closest(
          'a[href], button, summary, label, input, select, textarea, [tabindex="0"]',
        ),
    )
    .map((element) => found(element, 'Parece que se puede pulsar, y no es ningún control')),
]
