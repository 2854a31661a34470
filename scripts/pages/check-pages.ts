import { offlineFile, type BuiltPage, type BuiltSite } from '../lib/built-site.ts'
import { groupBy } from '../lib/group-by.ts'

type Options = {
  /** Scheme and host of the published site. */
  readonly origin: string
  /** Sub-folder that the site is published in. */
  readonly base: string
  /** Paths that are linked though they have no page, by specification. */
  readonly pagelessPaths: readonly string[]
}

type Pages = Pick<BuiltSite, 'pages' | 'files'>

/**
 * Looks for what an editor can break: titles, descriptions, headings, links, fragments, pictures.
 * @returns one sentence per mistake, each with the page that holds it; empty if all is well.
 */
export function findMistakes(site: Pages, options: Options): string[] {
  return [
    ...site.pages.flatMap((page) => [
      ...headingMistakes(page),
      ...missingTexts(page),
      ...unfilledTexts(page),
      ...referenceMistakes(page, site, options),
    ]),
    ...repeatedTexts(site),
  ]
}

function metaContent({ document }: BuiltPage, key: string): string {
  const selector = `meta[name="${key}"], meta[property="${key}"]`
  return document.querySelector(selector)?.getAttribute('content')?.trim() ?? ''
}

function headingMistakes({ file, document }: BuiltPage): string[] {
  const count = document.querySelectorAll('h1').length
  return count === 1 ? [] : [`${file}: has ${count} <h1> headings, but a page has exactly one.`]
}

const requiredMeta = ['description', 'og:title', 'og:description', 'og:url', 'og:image']

function missingTexts(page: BuiltPage): string[] {
  // Nobody finds or shares what a service worker shows.
  const required = page.file === offlineFile ? [] : requiredMeta
  const missing = required.filter((key) => !metaContent(page, key))
  if (!page.document.title.trim()) missing.unshift('title')
  return missing.map((key) => `${page.file}: has no ${key} (pages.yaml).`)
}

/** A text that names a fact and was put into the page as it is. */
function unfilledTexts({ file, document }: BuiltPage): string[] {
  const body = document.body.cloneNode(true) as HTMLElement
  for (const code of body.querySelectorAll('script, style')) code.remove()
  const names = body.textContent.match(/\{\w+\}/g) ?? []
  return names.map((name) => `${file}: shows ${name}, a fact that nobody filled in.`)
}

/**
 * Pages that stand in for others may repeat them: the not-found page shares as the home page, and what leads on to a
 * speaker is found as the page of all speakers.
 */
function repeatedTexts({ pages }: Pages): string[] {
  const texts: readonly (readonly [string, (page: BuiltPage) => string])[] = [
    ['title', ({ document }) => document.title],
    ['description', (page) => metaContent(page, 'description')],
  ]
  return texts.flatMap(([kind, read]) => {
    const owners = groupBy(
      pages.filter((page) => page.path !== null && isFoundAsItself(page)),
      read,
    )
    return [...owners]
      .filter(([, sharers]) => sharers.length > 1)
      .map(
        ([text, sharers]) =>
          `${sharers.map(({ file }) => file).join(', ')}: share the ${kind} «${text}», but each page needs its own (pages.yaml).`,
      )
  })
}

function isFoundAsItself(page: BuiltPage): boolean {
  if (metaContent(page, 'robots').includes('noindex')) return false
  const canonical = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return !canonical || canonical === metaContent(page, 'og:url')
}

/** Attributes that name another file or page. */
const references = [
  ['a[href], link[href]:not([rel="canonical"])', 'href'],
  ['img[src], script[src], source[src], iframe[src]', 'src'],
  ['meta[property="og:image"], meta[property="og:url"]', 'content'],
  ['link[rel="canonical"]', 'href'],
] as const

function referenceMistakes(page: BuiltPage, site: Pages, options: Options): string[] {
  return references.flatMap(([selector, attribute]) =>
    [...page.document.querySelectorAll(selector)].flatMap((element) => {
      const reference = element.getAttribute(attribute) ?? ''
      const mistake = brokenReference(reference, page, site, options)
      return mistake
        ? [`${page.file}: ${element.localName} points to ${reference}, ${mistake}`]
        : []
    }),
  )
}

function brokenReference(
  reference: string,
  page: BuiltPage,
  site: Pages,
  { origin, base, pagelessPaths }: Options,
): string | null {
  const here = `${origin}${base}${page.path?.slice(1) ?? notFoundPath}`
  if (!URL.canParse(reference, here)) return 'which is no address.'
  const url = new URL(reference, here)
  if (url.origin !== origin) return null
  if (!url.pathname.startsWith(base)) return `which is outside of ${base}.`
  const path = decoded(url.pathname.slice(base.length - 1))
  if (pagelessPaths.includes(path)) return null
  const target =
    path === `/${notFoundPath}` ? page : site.pages.find((other) => other.path === path)
  if (!target) return site.files.has(path.slice(1)) ? null : 'which does not exist.'
  const id = decoded(url.hash.slice(1))
  if (id && !target.document.getElementById(id)) return `but ${target.file} has no id "${id}".`
  return null
}

/** A stray "%" is no encoding: browsers take such a text as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Any address that has no page: the not-found page's own links are read from there. */
const notFoundPath = 'no-existe'
