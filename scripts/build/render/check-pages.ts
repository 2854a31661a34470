import { unescape } from 'node:querystring'
import type { SiteAddress } from '../../../src/lib/address.ts'
import type { BuiltPage, BuiltSite } from '../lib/built-site.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** A built site, where it is published, and what its content says of pages that an organiser writes. */
type Site = Pick<BuiltSite, 'pages' | 'files'> &
  SiteAddress &
  Pick<SiteContent, 'editions' | 'legalLinks' | 'textPages'>

/**
 * Finds mistakes that an editor can make and that no single content file shows: links, fragments and pictures.
 * @returns one sentence per mistake, with the page that holds it, or the source of a text page
 */
export function findMistakes(site: Site): string[] {
  const nameOf = ({ path, file }: BuiltPage) =>
    site.textPages.some((page) => page.path === path) ? `pages${path}.md` : file
  return site.pages.flatMap((page) =>
    referenceMistakes(page, site).map((problem) => `${nameOf(page)}: ${problem}`),
  )
}

function referenceMistakes(page: BuiltPage, site: Site): string[] {
  return [...page.document.querySelectorAll('[href], [src]')].flatMap((element) => {
    const reference = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
    const mistake = brokenReference(reference, page, site, element.matches('svg *'))
    const place = element.textContent.trim() || element.localName
    return mistake ? [`«${place}» va a ${reference}, ${mistake}`] : []
  })
}

function brokenReference(
  reference: string,
  page: BuiltPage,
  site: Site,
  isDrawing: boolean,
): string | null {
  const { origin, base, pages, files, editions, legalLinks } = site
  const here = `${origin}${base}${page.path?.slice(1) ?? notFoundPath}`
  if (!URL.canParse(reference, here)) return 'que no es una dirección.'
  const url = new URL(reference, here)
  // The site of an edition may be put beside this one after the build.
  if (url.origin !== origin || editions.some((one) => one.url === reference)) return null
  if (!url.pathname.startsWith(base)) {
    // A whole address may lead to what else the host has: the site of the town, whose part this is.
    return reference.startsWith(origin) ? null : `que está fuera de ${base}.`
  }
  const path = unescape(url.pathname.slice(base.length - 1)).replace(/(?<=.)\/$/, '')
  const target = path === `/${notFoundPath}` ? page : pages.find((other) => other.path === path)
  if (!target) {
    // A legal text may be linked before it is written.
    const isKnown = files.has(path.slice(1)) || legalLinks.some((link) => link.path === path)
    return isKnown ? null : 'que no existe.'
  }
  const id = unescape(url.hash.slice(1))
  const place = id ? target.document.getElementById(id) : undefined
  if (place === null) return `pero en ${target.file} no hay ningún «${id}».`
  // An address within a page moves the keyboard too (WCAG 2.4.3).
  const takesFocus =
    isDrawing || (place?.matches('a[href], button, input, textarea, summary, [tabindex]') ?? true)
  return takesFocus ? null : `pero «${id}» de ${target.file} no recibe el foco: le falta tabIndex.`
}

/** Any address without a page: from there the not-found page's own links are read. */
const notFoundPath = 'no-existe'
