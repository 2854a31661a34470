// Unlike decodeURIComponent, `unescape` does not throw at an address such as "/100%".
import { unescape } from 'node:querystring'
import type { SiteAddress } from '../../../src/lib/address.ts'
import type { BuiltPage, BuiltSite } from '../lib/builtSite.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** A built site, its address, and the fields of the content on which the checks of links depend. */
type Site = Pick<BuiltSite, 'pages' | 'files'> &
  SiteAddress &
  Pick<SiteContent, 'editions' | 'legalLinks' | 'textPages'>

/**
 * A path at which a fallback page is checked. It has none of its own, because it shows at the address that a visitor requests.
 */
const unknownPath = 'no-existe'

/**
 * Finds links, fragments and pictures that lead nowhere. This is checked on the built pages, because only they have all links
 * together with their targets.
 * @returns a sentence for each mistake. It begins with the page's file or, for a text page, with its file in the event's folder
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
  const isEdition = editions.some((one) => one.url === reference)
  if (url.origin !== origin || isEdition) return null
  if (!url.pathname.startsWith(base)) {
    // A whole address may lead to another site on the same host, such as the town's.
    return reference.startsWith(origin) ? null : `que está fuera de ${base}.`
  }
  // "/evento/programa/" → "/programa", "/evento/" → "/". `slice` removes `base` but for its last slash. `replace` removes a
  // slash at the end, unless it is the only character.
  const path = unescape(url.pathname.slice(base.length - 1)).replace(/(?<=.)\/$/, '')
  // A link of a fallback page to its own fragment leads to the page itself, although `pages` has no page at `unknownPath`.
  const isOwnFragment = page.path === null && path === `/${unknownPath}`
  const target = isOwnFragment ? page : pages.find((other) => other.path === path)
  if (!target) return mayLackPage(path, site) ? null : 'que no existe.'
  const id = unescape(url.hash.slice(1))
  return id ? brokenFragment(id, target, isDrawing) : null
}

/** Whether a path may have no page: it is that of a file, or that of a legal text which is not written yet. */
function mayLackPage(path: string, { files, legalLinks }: Site): boolean {
  return files.has(path.slice(1)) || legalLinks.some((link) => link.path === path)
}

/** The end of the sentence about a fragment that the target page lacks, or that cannot take the focus; null if it is right. */
function brokenFragment(id: string, target: BuiltPage, isDrawing: boolean): string | null {
  const element = target.document.getElementById(id)
  if (!element) return `pero en ${target.file} no hay ningún «${id}».`
  // A drawing refers to its own shapes.
  if (isDrawing) return null
  // A link to an element has to move the keyboard focus there too (WCAG 2.4.3).
  const takesFocus = element.matches('a[href], button, input, textarea, summary, [tabindex]')
  return takesFocus ? null : `pero «${id}» de ${target.file} no recibe el foco: le falta tabIndex.`
}
