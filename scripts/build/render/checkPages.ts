// Unlike decodeURIComponent, `unescape` does not throw at an address such as "/100%".
import { unescape } from 'node:querystring'
import type { SiteAddress } from '../../../src/lib/address.ts'
import type { BuiltPage, BuiltSite } from '../lib/builtSite.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** A built site, its address, and the parts of the content that decide whether a link may lead nowhere. */
type Site = Pick<BuiltSite, 'pages' | 'files'> &
  SiteAddress &
  Pick<SiteContent, 'editions' | 'legalLinks' | 'textPages'>

/** The path at which a fallback page is checked. It has no path of its own: it shows at the address that was requested. */
const wrongPath = 'no-existe'

/**
 * Finds links, fragments and pictures that lead nowhere. Only the built pages show this: a link in one content file may lead to
 * a page that another file makes.
 * @returns one sentence per mistake. It begins with the page's file or, for a text page, with the file of its source
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
    const name = element.textContent.trim() || element.localName
    return mistake ? [`«${name}» va a ${reference}, ${mistake}`] : []
  })
}

/**
 * The end of a sentence on what is wrong with a reference; null if it is right.
 * @param isDrawing whether it is in an SVG drawing
 */
function brokenReference(
  reference: string,
  page: BuiltPage,
  site: Site,
  isDrawing: boolean,
): string | null {
  const { origin, base, pages, editions } = site
  const pageAddress = `${origin}${base}${page.path?.slice(1) ?? wrongPath}`
  if (!URL.canParse(reference, pageAddress)) return 'que no es una dirección.'
  const url = new URL(reference, pageAddress)
  // An organiser may add the sites of earlier editions to the host after the build.
  const isEdition = editions.some((one) => one.url === reference)
  if (url.origin !== origin || isEdition) return null
  if (!url.pathname.startsWith(base)) {
    // A whole address may lead to another site on the same host, such as the town's.
    return reference.startsWith(origin) ? null : `que está fuera de ${base}.`
  }
  // "/evento/programa/" → "/programa": without `base`, except for its last slash, and without a slash at the end, except in "/".
  const path = unescape(url.pathname.slice(base.length - 1)).replace(/(?<=.)\/$/, '')
  // The own fragments of a fallback page lead to itself.
  const isOwnFragment = page.path === null && path === `/${wrongPath}`
  const target = isOwnFragment ? page : pages.find((other) => other.path === path)
  if (!target) return mayLackPage(path, site) ? null : 'que no existe.'
  const id = unescape(url.hash.slice(1))
  return id ? brokenFragment(id, target, isDrawing) : null
}

/** Whether a path without a page is right: the path of a file, or of a legal text that is not written yet. */
function mayLackPage(path: string, { files, legalLinks }: Site): boolean {
  return files.has(path.slice(1)) || legalLinks.some((link) => link.path === path)
}

function brokenFragment(id: string, target: BuiltPage, isDrawing: boolean): string | null {
  const element = target.document.getElementById(id)
  if (!element) return `pero en ${target.file} no hay ningún «${id}».`
  // A drawing refers to its own shapes.
  if (isDrawing) return null
  // A link to an element has to move the keyboard focus there too (WCAG 2.4.3).
  const takesFocus = element.matches('a[href], button, input, textarea, summary, [tabindex]')
  return takesFocus ? null : `pero «${id}» de ${target.file} no recibe el foco: le falta tabIndex.`
}
