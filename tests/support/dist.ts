import { type BuiltPage, type BuiltSite, readBuiltSite } from '../../scripts/build/lib/builtSite.ts'

const sitesByFolder = new Map<string, BuiltSite>()

/**
 * The built site in a folder. All test files that run in one worker share it, so each page is parsed only once. Parsing a page
 * takes as long as the build took to render it.
 */
export function siteIn(dist: string): BuiltSite {
  const site = sitesByFolder.get(dist) ?? readBuiltSite(dist)
  sitesByFolder.set(dist, site)
  return site
}

/** The page with this path, such as "/faq". @throws if there is no such page */
export function pageAt(path: string, pages: readonly BuiltPage[]): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`The site holds no page for ${path}.`)
  return page
}

/** An element's text as screen readers say it, with single spaces. Empty if there is no element. */
export function textOf(element: Element | null | undefined): string {
  if (!element) return ''
  const copy = element.cloneNode(true) as Element
  const silentElements = copy.querySelectorAll('[aria-hidden="true"], script, style, noscript')
  for (const silentElement of silentElements) silentElement.remove()
  return copy.textContent.replace(/\s+/g, ' ').trim()
}

/** The page's main element. @throws if the page has none */
export function mainOf({ document }: BuiltPage): HTMLElement {
  const main = document.querySelector('main')
  if (!main) throw new Error('The page has no <main>.')
  return main
}

/** The meta tags of a page by name or property, such as "description" and "og:title". */
export const metaOf = ({ document }: BuiltPage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll('meta[name], meta[property]')].map((tag) => [
      tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
      tag.getAttribute('content') ?? '',
    ]),
  )

/** The text and the address of each link within an element. */
export const linksOf = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')] as const)
