import {
  type BuiltPage,
  type BuiltSite,
  readBuiltSite,
} from '../../scripts/build/lib/built-site.ts'
import { distDir } from './content.ts'
import { absoluteUrl, publicPath } from '../../src/lib/address.ts'
import { sites } from './content.ts'

const read = new Map<string, BuiltSite>()

/** A built site. Test files share it, because parsing a page takes as long as rendering it. */
export function siteIn(dist: string): BuiltSite {
  const site = read.get(dist) ?? readBuiltSite(dist)
  read.set(dist, site)
  return site
}

/** The built site of src/content, and its addresses. */
export const { pages: builtPages, files } = siteIn(distDir)
export const href = (path: string) => publicPath(path, sites.CONTENT)
export const absolute = (path: string) => absoluteUrl(path, sites.CONTENT)

/** A page of the built site, or of another. */
export function pageAt(path: string | null, pages: readonly BuiltPage[] = builtPages): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`The site holds no page for ${path ?? 'unknown addresses'}.`)
  return page
}

/** A node's text with single spaces, without elements that are hidden from screen readers. */
export function textOf(node: Element | null | undefined): string {
  const copy = node?.cloneNode(true) as Element | undefined
  for (const hidden of copy?.querySelectorAll('[aria-hidden="true"], script, style, noscript') ??
    []) {
    hidden.remove()
  }
  return copy?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

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

/** The links of a part of a page: text and address. */
export const linksOf = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')] as const)
