import { getRole } from 'dom-accessibility-api'
import type { Finding } from '../model.ts'
import { found, isDrawn, nameOf, textOf, visible } from './elements.ts'

/** Items whose key somebody before them has too. */
const repeated = (elements: readonly Element[], keyOf: (element: Element) => string) =>
  elements.filter((element, index) => {
    const key = keyOf(element)
    return key !== '' && elements.findIndex((other) => keyOf(other) === key) < index
  })

const said = 'a[href], button, summary, label, h1, h2, h3, h4, h5, h6'

/** Names that say nothing of what they stand for. */
const empty =
  /^(?:(?:haz|haga|pulsa|pincha|clica|click|clic|toca)( clic)?( en)?( el| este)?( aquí| enlace| here)?|aquí|here|(?:leer|ver|saber|learn|read)? ?(?:más|more)( información| info)?|info(?:rmación)?|enlace|link|página|sección|título|encabezado|texto|contenido|campo|dato|valor|input|botón|button|label|etiqueta|escribe|escribe aquí|rellena|introduce(?: un valor)?|ir|continuar|siguiente|esto|otro|varios|lorem ipsum.*)[\s\d.:…»>→*-]*$/i

/** Names that do not tell, or tell two things at once (WCAG 2.4.4, 2.4.6). */
export function emptyNames(): Finding[] {
  const named = visible(said).filter((element) => textOf(element) || element.matches('a, button'))
  const hollow = named.filter((element) => {
    const name = element.matches('label') ? textOf(element) : nameOf(element)
    return empty.test(name.replace(/\(.*?\)$/, '').trim()) || !/[\p{L}\d]{1}/u.test(name)
  })
  const labels = repeated(visible('form label'), textOf)
  const headings = repeated(visible('main h1, main h2'), textOf)
  return [
    ...hollow.map((element) => found(element, 'El nombre no dice nada')),
    ...[...labels, ...headings].map((element) => found(element, 'Otro se llama igual')),
  ]
}

/** Roles, landmarks and states that say something else than what is there (WCAG 1.3.1, 4.1.2). */
export function wrongRoles(): Finding[] {
  const landmarks = visible(
    'nav, aside, [role=navigation], [role=complementary], [role=region], [role=search]',
  )
  const nameless = landmarks.filter(
    (element) => element.matches('nav, [role=navigation]') && !nameOf(element),
  )
  const twice = repeated(landmarks, (element) => `${getRole(element)} ${nameOf(element)}`)
  const other = visible(
    [
      'a[href][role]:not([role=link])',
      'button[role]:not([role=button])',
      ':is(h1, h2, h3, h4, h5, h6)[role]',
      ':is(main, nav, header, footer, form, table, label, input, textarea)[role]',
      '[role=button]:not(button, summary)',
      '[role=link]:not(a)',
      '[role=heading]',
    ].join(),
  )
  return [
    ...nameless.map((element) => found(element, 'Una navegación sin nombre')),
    ...twice.map((element) => found(element, 'Dos regiones se llaman igual')),
    ...other.map((element) => found(element, `Dice ser «${element.getAttribute('role')}»`)),
    ...wrongCurrents(),
    ...wrongExpanded(),
  ]
}

function wrongCurrents(): Finding[] {
  const plain = (path: string) => path.replace(/(?<=.)\/$/, '')
  const isHere = (link: HTMLAnchorElement) =>
    plain(link.pathname) === plain(location.pathname) && link.host === location.host
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label] a[href]:not([href*="#"])'),
  ]
  const marked = [
    ...document.querySelectorAll<HTMLElement>('[aria-current]:not([aria-current=false])'),
  ]
  return [
    ...marked
      .filter((element) =>
        element instanceof HTMLAnchorElement ? !isHere(element) : element.ariaCurrent === 'page',
      )
      .map((element) => found(element, 'No es la página actual')),
    ...links
      .filter((link) => isHere(link) && link.ariaCurrent !== 'page')
      .map((link) => found(link, 'No dice que es la página actual')),
  ]
}

function wrongExpanded(): Finding[] {
  return visible('[aria-expanded]')
    .filter((element) => {
      const controlled = document.getElementById(element.getAttribute('aria-controls') ?? '')
      const details = element.closest('details')
      const open =
        element.matches('summary') && details ? details.open : controlled && isDrawn(controlled)
      return open !== null && String(open) !== element.ariaExpanded
    })
    .map((element) => found(element, 'aria-expanded no dice la verdad'))
}

/** Pictures that are named as the words beside them, as one another, or as files (WCAG 1.1.1). */
export function wrongPictures(): Finding[] {
  const pictures = [...document.querySelectorAll('img, svg[role=img], [role=img]')].filter(
    (element) => nameOf(element) && element.checkVisibility(),
  )
  const beside = pictures.filter((picture) => {
    const box = picture.closest('a, button, figure, li, article, section > *')
    return box !== null && textOf(box).toLowerCase().includes(nameOf(picture).toLowerCase())
  })
  const files = pictures.filter((picture) =>
    /\.(?:jpe?g|png|webp|avif|svg|gif)$|^(?:img|dsc|foto|imagen|image|picture|icono?|logo)[\s_-]*\d*$|^(?:imagen|foto|image|picture) (?:de|of) /i.test(
      nameOf(picture),
    ),
  )
  return [...new Set([...beside, ...repeated(pictures, nameOf), ...files])].map((picture) =>
    found(picture, `La imagen se llama «${nameOf(picture)}»: ya está dicho o no dice nada`),
  )
}

/** What a label asks for, the kind of field and what browsers fill in (WCAG 1.3.5). */
const purposes: readonly (readonly [label: RegExp, token: RegExp])[] = [
  [/correo|e-?mail/i, /\bemail$/],
  [/tel[eé]fono|m[oó]vil/i, /\btel(-\w+)*$/],
  [/empresa|organizaci[oó]n|entidad/i, /\borganization$/],
  [/^apellidos?/i, /\bfamily-name$/],
  [/^(?:tu )?nombre(?! de)|^persona/i, /\b(?:name|given-name)$/],
]

const fields = () =>
  visible('input:not([type=hidden], [type=submit]), textarea, select') as HTMLInputElement[]

/** The label that the eye reads. */
const labelOf = ({ labels }: HTMLInputElement) =>
  textOf([...(labels ?? [])].find((label) => isDrawn(label) && textOf(label)) ?? null)

/** Fields without a label to read, or that do not say whether they have to be filled in (WCAG 3.3.2). */
export const wrongLabels = (): Finding[] => [
  ...fields()
    .filter((field) => !labelOf(field))
    .map((field) => found(field, 'No tiene un rótulo que se lea')),
  ...fields()
    .filter((field) => !field.required && !/opcional/i.test(labelOf(field)))
    .map((field) => found(field, 'No dice si es obligatorio u opcional')),
  ...([...document.querySelectorAll('form')] as HTMLFormElement[])
    .filter((form) => form.noValidate && !form.querySelector('[role=alert], [aria-live]'))
    .map((form) => found(form, 'El navegador no comprueba los campos, y nada dice qué está mal')),
]

/** Fields whose purpose is told wrongly (WCAG 1.3.5). */
export const wrongPurposes = (): Finding[] =>
  fields()
    .filter((field) => {
      const label = labelOf(field) || nameOf(field)
      const [, token] = purposes.find(([words]) => words.test(label)) ?? []
      const given = field.getAttribute('autocomplete') ?? ''
      return token ? !token.test(given) : !/^(?:|on|off)$/.test(given)
    })
    .map((field) => found(field, `«${field.autocomplete}» no es lo que pide el rótulo`))
