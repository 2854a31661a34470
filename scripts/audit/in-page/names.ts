import { getRole } from 'dom-accessibility-api'
import type { Finding } from '../model.ts'
import { found, isDrawn, nameOf, readText, repeated, textOf, visible } from './elements.ts'
import { rules } from './patterns.ts'

/** Headings, labels and links that share a name and stand for different things (WCAG 2.4.4, 2.4.6). */
export function sharedNames(): Finding[] {
  const links = visible<HTMLAnchorElement>('main :is(ul, ol, section) a[href]')
  const elsewhere = links.filter((link) =>
    links.some((other) => nameOf(other) === nameOf(link) && other.href !== link.href),
  )
  const isItem = (link: HTMLAnchorElement) =>
    textOf(link.closest('li, article, section')).toLowerCase() === textOf(link).toLowerCase()
  return [
    ...repeated(visible('form label'), textOf),
    ...repeated(visible('main :is(h1, h2)'), textOf),
    ...elsewhere.filter((link) => isItem(link) || elsewhere.length > 2),
  ].map((element) => found(element, 'Otro se llama igual'))
}

/** Landmarks that no name tells apart, and states that are not true (WCAG 1.3.1, 4.1.2). */
export function wrongRoles(): Finding[] {
  const landmarks = visible('nav, aside, [role=navigation], [role=region], [role=search]')
  const nameless = landmarks.filter((one) => getRole(one) === 'navigation' && !nameOf(one))
  const twice = repeated(landmarks, (one) => `${getRole(one)} ${nameOf(one)}`)
  return [
    ...nameless.map((element) => found(element, 'Una navegación sin nombre')),
    ...twice.map((element) => found(element, 'Dos regiones se llaman igual')),
    ...wrongCurrents(),
    ...visible('[aria-expanded]')
      .filter(liesOpen)
      .map((element) => found(element, 'aria-expanded no dice la verdad')),
  ]
}

function wrongCurrents(): Finding[] {
  const plain = (path: string) => path.replace(/(?<=.)\/$/, '')
  const isHere = ({ pathname, host }: HTMLAnchorElement) =>
    plain(pathname) === plain(location.pathname) && host === location.host
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href]:not([href*="#"])')]
  const isMarked = (element: Element) => !/^(?:|false)$/.test(element.ariaCurrent ?? '')
  const others = [...document.querySelectorAll('[aria-current=page]:not(a)')]
  return [...links.filter((link) => isHere(link) !== isMarked(link)), ...others].map((element) =>
    found(element, 'No dice bien qué página es la actual'),
  )
}

function liesOpen(element: HTMLElement): boolean {
  const controlled = document.getElementById(element.getAttribute('aria-controls') ?? '')
  const open = element.closest('details')?.open ?? (controlled && isDrawn(controlled))
  return open !== null && String(open) !== element.ariaExpanded
}

/** Pictures that are named as the words beside them, or as one another (WCAG 1.1.1). */
export function wrongPictures(): Finding[] {
  const pictures = visible('img, [role=img]').filter(nameOf)
  const beside = pictures.filter((picture) => {
    const box = picture.closest('a, button, figure, li, article, section > *')
    return textOf(box).toLowerCase().includes(nameOf(picture).toLowerCase())
  })
  return [...beside, ...repeated(pictures, nameOf)].map((picture) =>
    found(picture, `«${nameOf(picture)}» ya está dicho`),
  )
}

const allFields = () =>
  visible<HTMLInputElement>('input:not([type=hidden], [type=submit]), textarea, select')

/** The label that the eye reads. */
const labelOf = ({ labels }: HTMLInputElement) =>
  textOf([...(labels ?? [])].find((label) => isDrawn(label) && textOf(label)) ?? null)

/** Fields without a label to read, or that do not say whether they have to be filled in (WCAG 3.3.2). */
export const wrongLabels = (): Finding[] => [
  ...allFields()
    .filter((field) => !labelOf(field))
    .map((field) => found(field, 'No tiene un rótulo que se lea')),
  ...allFields()
    .filter((field) => {
      const told = `${labelOf(field)} ${textOf(field.form)}`
      return field.required
        ? !/obligatori|necesari|requerid|opcional|\*/i.test(told)
        : !/opcional/i.test(labelOf(field))
    })
    .map((field) => found(field, 'No dice si es obligatorio u opcional')),
]

/** Fields whose purpose is told wrongly (WCAG 1.3.5). */
export const wrongPurposes = (): Finding[] =>
  allFields()
    .filter((field) => {
      const label = labelOf(field) || field.placeholder || nameOf(field)
      const [, token] =
        Object.entries(rules.purposes).find(([words]) => new RegExp(words, 'i').test(label)) ?? []
      return !new RegExp(token ? `\\b(?:${token})$` : '^(?:on|off)?$').test(
        field.getAttribute('autocomplete') ?? '',
      )
    })
    .map((field) => found(field, 'autocomplete no dice lo que pide el rótulo'))

/** The first stop of the keyboard skips to the content, or there is nothing to skip (WCAG 2.4.1). */
export function skipLink(): Finding[] {
  const header = document.querySelector('header nav')
  const first = document.querySelector<HTMLAnchorElement>('body a[href], body button')
  if (!header || !first) return []
  const target = first.hash ? document.getElementById(first.hash.slice(1)) : null
  return target?.closest('main') ? [] : [found(first, 'Lo primero no lleva al contenido')]
}

/** A title without a word of the page's heading (WCAG 2.4.2), and a second heading of the first level (WCAG 1.3.1). */
export function wrongTitle(): Finding[] {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []
  const heading = document.querySelector('h1')
  const title: readonly string[] = words(document.title)
  return heading && !words(readText(heading)).some((word) => title.includes(word))
    ? [found(heading, `«${document.title}» no dice qué página es`)]
    : []
}

export const furtherH1 = (): Finding[] =>
  visible('h1')
    .slice(1)
    .map((heading) => found(heading, 'Otro h1 en la misma página'))

/** Another page as the host has it. `DOMParser` would need this site's leave. */
const pageAt = (address: string) =>
  new Promise<Document | null>((done) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onloadend = () => done(request.responseXML)
    request.open('GET', address)
    request.send()
  })

/** Links of header or footer that stand otherwise on another page (WCAG 3.2.3, 3.2.4, 3.2.6). */
export async function otherLinks(selector: string): Promise<Finding[]> {
  const linksIn = (root: ParentNode | null) =>
    [...(root?.querySelectorAll(selector) ?? [])]
      .map((link) => `${textOf(link)} (${link.getAttribute('href')})`)
      .join(', ')
  const other = document.querySelector<HTMLAnchorElement>('header nav a:not([aria-current])')
  if (!other) return []
  const there = linksIn(await pageAt(other.href))
  return linksIn(document) === there
    ? []
    : [found(document.body, `En ${other.pathname} los enlaces son ${there}`)]
}
