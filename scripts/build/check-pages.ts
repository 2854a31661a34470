import { unescape } from 'node:querystring'
import type { BuiltPage, BuiltSite } from '../lib/built-site.ts'

type Options = {
  /** Scheme and host of the published site. */
  readonly origin: string
  /** Sub-folder that the site is published in. */
  readonly base: string
  /** Paths that are linked though they have no page, by specification. */
  readonly pagelessPaths: readonly string[]
  /** Paths of the text pages: messages name their sources in place of the built files. */
  readonly textPaths: readonly string[]
}

type Pages = Pick<BuiltSite, 'pages' | 'files'>

/**
 * Finds mistakes that an editor can make and that no single content file shows: links, fragments, pictures and empty
 * lists.
 * @returns one sentence per mistake, with the page that holds it
 */
export function findMistakes(site: Pages, options: Options): string[] {
  const nameOf = ({ path, file }: BuiltPage) =>
    path !== null && options.textPaths.includes(path) ? `pages${path}.md` : file
  return site.pages.flatMap((page) =>
    [...emptyLists(page), ...referenceMistakes(page, site, options)].map(
      (problem) => `${nameOf(page)}: ${problem}`,
    ),
  )
}

/** What may be empty in the content takes its heading with it. */
const emptyLists = ({ document }: BuiltPage) =>
  document.querySelector('ul:empty, ol:empty')
    ? ['hay una lista vacía: una parte sin contenido no se muestra, ni su título.']
    : []

function referenceMistakes(page: BuiltPage, site: Pages, options: Options): string[] {
  return [...page.document.querySelectorAll('[href], [src]')].flatMap((element) => {
    const reference = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
    const mistake = brokenReference(reference, page, site, options)
    const place = element.textContent.trim() || element.localName
    return mistake ? [`«${place}» va a ${reference}, ${mistake}`] : []
  })
}

function brokenReference(
  reference: string,
  page: BuiltPage,
  site: Pages,
  { origin, base, pagelessPaths }: Options,
): string | null {
  const here = `${origin}${base}${page.path?.slice(1) ?? notFoundPath}`
  if (!URL.canParse(reference, here)) return 'que no es una dirección.'
  const url = new URL(reference, here)
  if (url.origin !== origin) {
    if (schemes.has(url.protocol)) return null
    return 'y un enlace hacia fuera empieza por «https:», «mailto:» o «tel:».'
  }
  if (!url.pathname.startsWith(base)) {
    // A whole address may lead to what else the host has: the site of the town, whose part this is.
    return reference.startsWith(origin) ? null : `que está fuera de ${base}.`
  }
  const path = unescape(url.pathname.slice(base.length - 1)).replace(/(?<=.)\/$/, '')
  if (pagelessPaths.includes(path)) return null
  const target =
    path === `/${notFoundPath}` ? page : site.pages.find((other) => other.path === path)
  if (!target) return site.files.has(path.slice(1)) ? null : 'que no existe.'
  const id = unescape(url.hash.slice(1))
  const place = id ? target.document.getElementById(id) : undefined
  if (place === null) return `pero en ${target.file} no hay ningún «${id}».`
  // An address within a page moves the keyboard too (WCAG 2.4.3).
  const takesFocus =
    place?.matches('svg *, a[href], button, input, textarea, summary, [tabindex]') ?? true
  return takesFocus ? null : `pero «${id}» de ${target.file} no recibe el foco: le falta tabIndex.`
}

/** Schemes of outside addresses. Calendars subscribe by "webcal". */
const schemes = new Set(['https:', 'mailto:', 'tel:', 'webcal:'])

/** Any address without a page: from there the not-found page's own links are read. */
const notFoundPath = 'no-existe'
