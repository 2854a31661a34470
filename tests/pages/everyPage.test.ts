// Rules for every built page of src/content. The last ones are for every built page of the tests' event, too.
import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import type { BuiltPage } from '../../scripts/build/lib/builtSite.ts'
import { offlineFile } from '../../scripts/build/lib/siteFiles.ts'
import { firstPaintScript } from '../../scripts/build/render/assemblePage.ts'
import { linksOf, mainOf, metaOf, siteIn, textOf } from '../support/dist.ts'
import { speakerIdsByPath } from '../../src/event/names.ts'
import { reservedPaths } from '../../src/lib/reservedNames.ts'
import { absolute, content, distDir, sites } from '../support/content.ts'

const { copy, event } = content
const { pages: builtPages, files } = siteIn(distDir)

/** Every page but the page without network. */
const networkPages = builtPages.filter(({ file }) => file !== offlineFile)

const contentPages = [...Object.values(content.pages), ...content.textPages]
const routes = [...contentPages.map(({ path }) => path), ...speakerIdsByPath(content).keys()]

/** The page to which a form service leads after a message. It exists only with a form service, and no sitemap lists it. */
const thanksRoutes = content.formService ? [reservedPaths.thanks] : []

it('the built site has a page for every route, and two pages without a route', () => {
  const pagePaths = builtPages.flatMap(({ path }) => path ?? [])
  expect(pagePaths.toSorted()).toEqual([...routes, ...thanksRoutes].toSorted())
  const pathless = builtPages.filter(({ path }) => path === null)
  expect(pathless.map(({ file }) => file)).toEqual(['404.html', 'sin-conexion.html'])
})

it('the sitemap lists every route with its date, unless its "sitemap" is false', () => {
  const sitemap = readFileSync(`${distDir}/sitemap.xml`, 'utf8')
  const urlElements = sitemap.matchAll(/<url><loc>(.*)<\/loc><lastmod>(.*)<\/lastmod><\/url>/g)
  const entries = [...urlElements].map(([, address, date]) => [address, date])
  const unlistedPages = content.textPages.filter((page) => page.sitemap === false)
  const listedRoutes = routes.filter((route) => !unlistedPages.some(({ path }) => path === route))
  const expectedEntries = listedRoutes.map((route) => [absolute(route), event.updated])
  expect(entries.toSorted()).toEqual(expectedEntries.toSorted())
})

const hrefOf = (link: Element) => link.getAttribute('href')

describe.each(builtPages)('$file', ({ document, file, html, path: route }) => {
  // The app compares the route with the address, and does not start in the copy of a web archive. The service worker stores
  // only pages with a revision.
  it('names its route and its revision', () => {
    const { dataset } = document.getElementById('root') as HTMLElement
    expect(dataset.page).toBe(route ?? `/${file.replace('.html', '')}`)
    expect(dataset.revision).toMatch(/^[0-9a-f]{8}$/)
  })

  it('is in Spanish', () => {
    expect(document.documentElement.lang).toBe('es')
  })

  it('has each tag of its head once, and none in its body', () => {
    // `media` is a part of the key, because there is a tag "theme-color" for each colour scheme.
    const keys = [...document.querySelectorAll('meta[name], meta[property]')].map((tag) =>
      ['name', 'property', 'media'].map((name) => tag.getAttribute(name)).join(' '),
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(document.body.querySelectorAll('meta, title:not(svg title), link')).toHaveLength(0)
  })

  // The meta tags come before the styles, because services that make link previews may read only the beginning of a page.
  it('has less than 30 kB before its styles', () => {
    expect(Buffer.byteLength(html.slice(0, html.indexOf('<style')))).toBeLessThan(30_000)
  })

  it('has each word that is hidden from screen readers also in a text that they read', () => {
    const spokenText = textOf(document.body).toLowerCase()
    // Leaves out the digits of the countdown. Their text for screen readers, which follows, is empty until the app has started.
    const hiddenElements = '[aria-hidden=true]:not(:has(~ .visually-hidden:empty))'
    for (const { textContent } of document.querySelectorAll(hiddenElements)) {
      const words = textContent.toLowerCase().match(/\p{L}{3,}/gu) ?? []
      for (const word of words) expect(spokenText).toContain(word)
    }
  })

  it('gives different names to links that lead to different pages', () => {
    const targets = new Map<string, string>()
    const ambiguousNames: string[] = []
    // Leaves out <details>: answers and lists for sharing. There the texts around the links tell them apart.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a:not(details a)')) {
      const name = textOf(link)
      const [target = ''] = link.href.split('#')
      if (targets.has(name) && targets.get(name) !== target) ambiguousNames.push(name)
      targets.set(name, target)
    }
    expect(ambiguousNames).toEqual([])
  })

  it('has no no-break spaces in its title, its meta tags and the addresses of its links', () => {
    const tags = [...document.querySelectorAll('meta[content]')].map((tag) => tag.outerHTML)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(
      (link) => link.href,
    )
    const sharedTexts = [document.title, ...tags, ...links].join('\n')
    expect(sharedTexts).not.toMatch(/\u00a0|&nbsp;|%C2%A0/)
  })

  it('has one inline script, which runs before the first paint', async () => {
    const inlineScripts = [...document.querySelectorAll('script:not([src], [type])')]
    const texts = inlineScripts.map(({ textContent }) => textContent)
    expect(texts).toEqual([await firstPaintScript(content)])
    // The build has removed the inline scripts with which vite-react-ssg passes data to its own app.
    expect(html).not.toMatch(/__VITE_REACT_SSG|__static|static-loader-data/i)
  })

  it('opens other sites in a new tab, and says so', () => {
    // Leaves out links with the target "mapa", which open in a frame of the page.
    const outboundLinks = [...document.querySelectorAll('a[href^=http]:not([target=mapa])')]
    const linksToNewTab = [...document.querySelectorAll('a[target=_blank][rel~=noopener]')]
    const announcedLinks = linksToNewTab.filter((link) => textOf(link).includes(copy.layout.newTab))
    expect(announcedLinks.map(hrefOf)).toEqual(outboundLinks.map(hrefOf))
  })

  it('has every fact filled in, with the right contractions', () => {
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    const text = [textOf(document.body), document.title, description].join(' ')
    expect(text).not.toMatch(/[{}]|undefined|NaN|null|\[object/)
    // Spanish contracts "de el" to "del", and "a el" to "al".
    expect(text).not.toMatch(/\b(de|a) el\b/)
    expect(html).not.toMatch(/class="[^"]*\bundefined\b/)
  })
})

it.each(networkPages)('$file describes itself to search engines and in link previews', (page) => {
  const { document, path } = page
  // Neither the page after a message to a form service nor the page for unknown addresses is for search engines.
  const route = path === reservedPaths.thanks ? null : path
  const meta = metaOf(page)
  expect(meta['og:title']).toMatch(/^.{1,70}$/)
  const canonical = [...document.querySelectorAll('link[rel="canonical"]')]
  expect(canonical.map((link) => link.getAttribute('href'))).toEqual(
    route === null ? [] : [absolute(route)],
  )
  expect(meta).toMatchObject({
    robots: route === null ? 'noindex' : 'max-image-preview:large',
    'og:description': meta.description,
    'og:url': absolute(route ?? '/'),
    'og:image:alt': expect.stringMatching(/./),
    'twitter:card': 'summary_large_image',
  })
  const [previewFile] = (meta['og:image'] ?? '').replace(absolute('/'), '').split('?')
  expect(files).toContain(previewFile)
})

const offlinePage = builtPages.find(({ file }) => file === offlineFile) as BuiltPage

it('the page without network says so, and its first link loads the address again', () => {
  const main = mainOf(offlinePage)
  expect(textOf(main)).toContain(copy.offline.text)
  expect(linksOf(main)[0]).toEqual([copy.offline.retry, ''])
})

// This page is shown at the address of a page that could not be loaded. An app would try to show that other page.
it('the page without network starts no app', () => {
  expect(offlinePage.document.querySelectorAll('script[src]')).toHaveLength(0)
})

it('the page without network is neither for search engines nor for link previews', () => {
  expect(offlinePage.document.querySelectorAll('link[rel="canonical"]')).toHaveLength(0)
  const meta = metaOf(offlinePage)
  expect(Object.keys(meta).filter((name) => /^(?:description|og:|twitter:)/.test(name))).toEqual([])
  expect(meta.robots).toBe('noindex')
})

/** Elements that begin a new line even without styles (HTML Standard, "Rendering"). */
const blockElements =
  'address, article, aside, blockquote, body, br, dd, details, div, dl, dt, fieldset, figure, footer, form, h1, h2, ' +
  'h3, h4, h5, h6, header, hr, iframe, legend, li, main, nav, ol, p, section, summary, table, td, th, tr, ul'

/** Marks the edge of an element in a line of text. It is U+2060, WORD JOINER, which no text of the site has. */
const elementEdge = '\u2060'

/** The text of a node, with line breaks around blocks and `elementEdge` between nodes within a line. */
function readNode(node: ChildNode): string {
  if (node.nodeName === '#text') return node.textContent ?? ''
  const isElement = node.nodeType === 1
  // Comments have no text.
  if (!isElement) return ''
  const element = node as Element
  if (element.matches('script, style')) return ''
  const text = [...node.childNodes].map(readNode).join(elementEdge)
  return element.matches(blockElements) ? `\n${text}\n` : text
}

/** A page's text as text browsers, feed readers and search engines read it: a line for each block. */
function linesOf(body: Element): readonly string[] {
  const text = [...body.childNodes].map(readNode).join('\n')
  return text.split('\n')
}

/**
 * Matches words of different elements without a space between them: the end of a word, one or more edges of elements, and the
 * beginning of a word. The `wbr` after the "@" of an e-mail address does not match, because "@" ends no word.
 */
const joinedWords = /[\p{L}\p{N}.!?)]\u2060+[\p{L}\p{N}¿¡(]/u

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // The rule demands <section> instead of role="region". But a scrollable table is a region, and no section of the text.
  rules: { 'prefer-native-element': 'off' },
})

describe.each(Object.entries(sites))('every page of the site %s', (_, { dist }) => {
  const { pages } = siteIn(dist)

  it('has a space between words that only styles keep apart', () => {
    const joinedLines = pages.flatMap(({ file, document }) =>
      linesOf(document.body)
        .filter((line) => joinedWords.test(line))
        .map((line) => `${file}: ${line}`),
    )
    expect(joinedLines).toEqual([])
  })

  it('is valid, without errors or warnings', async () => {
    for (const { file, html } of pages) {
      const { results } = await validator.validateString(html)
      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message, line }) => `${file}:${line} ${ruleId}: ${message}`),
      )
      expect(messages).toEqual([])
    }
  })
})
