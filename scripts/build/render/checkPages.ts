// Unlike decodeURIComponent, `unescape` does not throw at an address such as "/100%".
import { unescape } from 'node:querystring'
import type { SiteAddress } from '../../../src/lib/address.ts'
import type { BuiltPage, BuiltSite } from '../lib/builtSite.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** A built site, its address, and the fields of the content on which the checks of links depend. */
type Site = Pick<BuiltSite, 'pages' | 'files'> &
  SiteAddress &
  Pick<SiteContent, 'editions' | 'legalLinks' | 'textPages'>

/** The path at which a fallback page is checked. It stands for any address that a visitor may request. */
const unknownPath = 'no-existe'

/**
 * Finds links, fragments and pictures that lead nowhere. Only the built pages have all links and their targets, so this is
 * checked at the end of a build.
 * @returns a sentence for each mistake. It begins with the page's file or, for a text page, with its file in the event's folder
 */
export function findMistakes(site: Site): string[] {
  const nameOf = ({ path, file }: BuiltPage) =>
    site.textPages.some((page) => page.path === path) ? `pages${path}.md` : file
  return site.pages.flatMap((page) =>
    referenceMistakes(page, site).map((problem) => `${nameOf(page)}: ${problem}`),
  )
}

/** A sentence for each wrong link or picture of a page. */
function referenceMistakes(page: BuiltPage, site: Site): string[] {
  return [...page.document.querySelectorAll('[href], [src]')].flatMap((element) => {
    const reference = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
    const mistake = brokenReference(reference, page, site, element.matches('svg *'))
    const name = element.textContent.trim() || element.localName
    return mistake ? [`«${name}» va a ${reference}, ${mistake}`] : []
  })
}

/**
 * The end of the sentence about a wrong reference; null if the reference is right.
 * @param isDrawing whether the reference is in an SVG drawing
 */
function brokenReference(
  reference: string,
  page: BuiltPage,
  site: Site,
  isDrawing: boolean,
): string | null {
  const { origin, base, pages, editions } = site
  const pageAddress = `${origin}${base}${page.path?.slice(1) ?? unknownPath}`
  if (!URL.canParse(reference, pageAddress)) return 'que no es una dirección.'
  const url = new URL(reference, pageAddress)
  // An organiser may add the sites of earlier editions to the host after the build.
  const isEdition = editions.some((edition) => edition.url === reference)
  if (url.origin !== origin || isEdition) return null
  if (!url.pathname.startsWith(base)) {
    // A whole address may lead to another site on the same host, such as the town's.
    return reference.startsWith(origin) ? null : `que está fuera de ${base}.`
  }
  const path = pathBelow(base, url)
  // A link of a fallback page to a fragment of that page leads to the page itself, although `pages` has no page at
  // `unknownPath`.
  const isOwnFragment = page.path === null && path === `/${unknownPath}`
  const target = isOwnFragment ? page : pages.find((other) => other.path === path)
  if (!target) return mayLackPage(path, site) ? null : 'que no existe.'
  const id = unescape(url.hash.slice(1))
  return id ? brokenFragment(id, target, isDrawing) : null
}

/** The path of a page below the site's root: "/evento/programa/" → "/programa", "/evento/" → "/". */
function pathBelow(base: string, { pathname }: URL): string {
  const path = unescape(pathname.slice(base.length - 1))
  const isRoot = path === '/'
  return isRoot ? path : path.replace(/\/$/, '')
}

/** Whether a path may lack a page. It may be the path of a file, or of a legal text that is not written yet. */
function mayLackPage(path: string, { files, legalLinks }: Site): boolean {
  return files.has(path.slice(1)) || legalLinks.some((link) => link.path === path)
}

/** The end of the sentence about a fragment that does not exist or cannot take the focus; null if it is right. */
function brokenFragment(id: string, target: BuiltPage, isDrawing: boolean): string | null {
  const element = target.document.getElementById(id)
  if (!element) return `pero en ${target.file} no hay ningún «${id}».`
  // The shapes of a drawing, to which its other shapes refer, need no focus.
  if (isDrawing) return null
  // A link to an element has to move the keyboard focus there, too (WCAG 2.4.3).
  const takesFocus = element.matches('a[href], button, input, textarea, summary, [tabindex]')
  return takesFocus ? null : `pero «${id}» de ${target.file} no recibe el foco: le falta tabIndex.`
}
