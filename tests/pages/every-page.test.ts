// Rules for every prerendered page.
import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import type { BuiltPage } from '../../scripts/build/lib/built-site.ts'
import { offlineFile } from '../../scripts/build/lib/site-files.ts'
import { distDir } from '../support/content.ts'
import { firstPaintScript } from '../../scripts/build/render/assemble-page.ts'
import { absolute, builtPages, files } from '../support/content-dist.ts'
import { linksOf, mainOf, metaOf, siteIn, textOf } from '../support/dist.ts'
import { speakerPaths } from '../../src/event/names.ts'
import { content, sites } from '../support/content.ts'

const { copy, event } = content

const networkPages = builtPages.filter(({ file }) => file !== offlineFile)

it('the published folder and its sitemap hold every route, and two pages stand in for others', () => {
  const pages = [...Object.values(content.pages), ...content.textPages]
  const expected = [...pages.map(({ path }) => path), ...speakerPaths(content).keys()]
  const addressed = builtPages.flatMap(({ path }) => path ?? [])
  expect(addressed.toSorted()).toEqual(expected.toSorted())
  const others = builtPages.filter(({ path }) => path === null)
  expect(others.map(({ file }) => file)).toEqual(['404.html', 'sin-conexion.html'])
  const sitemap = readFileSync(`${distDir}/sitemap.xml`, 'utf8')
  const listed = [...sitemap.matchAll(/<url><loc>(.*)<\/loc><lastmod>(.*)<\/lastmod><\/url>/g)]
  const unlisted = content.textPages.filter((page) => page.sitemap === false)
  expect(listed.map(([, address, date]) => [address, date]).toSorted()).toEqual(
    expected
      .filter((path) => !unlisted.some((page) => page.path === path))
      .map((path) => [absolute(path), event.updated])
      .toSorted(),
  )
})

const hrefOf = (link: Element) => link.getAttribute('href')

describe.each(builtPages)('$file', ({ document, file, html, path: route }) => {
  // Without the route every page would start the app, copies in archives too; without the revision none would be kept.
  it('says for which address it was made, and which revision it is', () => {
    const { dataset } = document.getElementById('root') as HTMLElement
    expect(dataset.page).toBe(route ?? `/${file.replace('.html', '')}`)
    expect(dataset.revision).toMatch(/^[0-9a-f]{8}$/)
  })

  it('is in Spanish, and has each tag of its head once, before the first 30 kB', () => {
    expect(document.documentElement.lang).toBe('es')
    const keys = [...document.querySelectorAll('meta[name], meta[property]')].map((tag) =>
      ['name', 'property', 'media'].map((name) => tag.getAttribute(name)).join(' '),
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(document.body.querySelectorAll('meta, title:not(svg title), link')).toHaveLength(0)
    expect(Buffer.byteLength(html.slice(0, html.indexOf('<style')))).toBeLessThan(30_000)
  })

  it('reads aloud what it shows, and names links apart that lead apart', () => {
    const heard = textOf(document.body).toLowerCase()
    // The app fills the empty text beside the digits of the countdown.
    const silent = '[aria-hidden=true]:not(:has(~ .visually-hidden:empty))'
    for (const { textContent } of document.querySelectorAll(silent))
      for (const word of textContent.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
        expect(heard).toContain(word)
    const ways = new Map<string, string>()
    const alike: string[] = []
    // Each list of ways to share, and each answer, is named by what is around it.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a:not(details a)')) {
      const name = textOf(link)
      const [to = ''] = link.href.split('#')
      if ((ways.get(name) ?? to) !== to) alike.push(name)
      ways.set(name, to)
    }
    expect(alike).toEqual([])
  })

  it('is shared with plain spaces, whatever keeps words together on the page', () => {
    const tags = [...document.querySelectorAll('meta[content]')].map((tag) => tag.outerHTML)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((a) => a.href)
    const shared = [document.title, ...tags, ...links].join('\n')
    expect(shared).not.toMatch(/\u00a0|&nbsp;|%C2%A0/)
  })

  it('holds no script of its own but that of the first paint', async () => {
    const inline = [...document.querySelectorAll<HTMLScriptElement>('script:not([src], [type])')]
    const scripts = inline.map(({ textContent }) => textContent)
    expect(scripts).toEqual([await firstPaintScript(content)])
    expect(html).not.toMatch(/__VITE_REACT_SSG|__static|static-loader-data/i)
  })

  it('opens other sites in a new tab, and says so', () => {
    const told = [...document.querySelectorAll('a[target=_blank][rel~=noopener]')]
    const outbound = [...document.querySelectorAll('a[href^=http]:not([target=mapa])')]
    expect(told.filter((link) => textOf(link).includes(copy.layout.newTab)).map(hrefOf)).toEqual(
      outbound.map(hrefOf),
    )
  })

  it('has every fact in its place', () => {
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    const text = [textOf(document.body), document.title, description].join(' ')
    expect(text).not.toMatch(/[{}]|undefined|NaN|null|\[object/)
    expect(text).not.toMatch(/\b(de|a) el\b/)
    expect(html).not.toMatch(/class="[^"]*\bundefined\b/)
  })
})

it.each(networkPages)('$file describes itself to search engines and in link previews', (page) => {
  const { document, path: route } = page
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
  expect(files).toContain(meta['og:image']?.replace(absolute('/'), '').split('?')[0])
})

it('the page without network starts no app, tells what it is for, and can be neither found nor shared', () => {
  const page = builtPages.find(({ file }) => file === offlineFile) as BuiltPage
  const main = mainOf(page)
  expect(textOf(main)).toContain(copy.offline.text)
  expect(linksOf(main)[0]).toEqual([copy.offline.retry, ''])
  // The app would try to show the page that is missing.
  expect(page.document.querySelectorAll('script[src], link[rel="canonical"]')).toHaveLength(0)
  const meta = metaOf(page)
  expect(Object.keys(meta).filter((name) => /^(?:description|og:|twitter:)/.test(name))).toEqual([])
  expect(meta.robots).toBe('noindex')
})

/** Elements that begin on a line of their own without styles (HTML, "Rendering"). */
const blocks =
  'address, article, aside, blockquote, body, br, dd, details, div, dl, dt, fieldset, figure, footer, form, h1, h2, ' +
  'h3, h4, h5, h6, header, hr, iframe, legend, li, main, nav, ol, p, section, summary, table, td, th, tr, ul'

/** A page's text as text browsers, feed readers and search engines read it: a line per block. */
function linesOf(body: Element): readonly string[] {
  const read = (node: ChildNode): string => {
    if (node.nodeName === '#text') return node.textContent ?? ''
    const element = node as Element
    if (node.nodeType !== 1 || element.matches('script, style')) return ''
    const text = [...node.childNodes].map((child) => read(child)).join('\u2060')
    return element.matches(blocks) ? `\n${text}\n` : text
  }
  return [...body.childNodes]
    .map((child) => read(child))
    .join('\n')
    .split('\n')
}

/** The end of a word, the edge of an element, and another word. A word may be broken (`wbr`, after "@"). */
const together = /[\p{L}\p{N}.!?)]\u2060+[\p{L}\p{N}¿¡(]/u

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // A table that scrolls is a region, but not a section.
  rules: { 'prefer-native-element': 'off' },
})

describe.each(Object.entries(sites))('every page of the site %s', (_, { dist }) => {
  const { pages } = siteIn(dist)

  it('keeps words apart without styles', () => {
    const found = pages.flatMap(({ file, document }) =>
      linesOf(document.body)
        .filter((line) => together.test(line))
        .map((line) => `${file}: ${line}`),
    )
    expect(found).toEqual([])
  })

  it('is valid, without errors or warnings', async () => {
    expect(pages.length).toBeGreaterThan(5)
    for (const { file, html } of pages) {
      const { results } = await validator.validateString(html)
      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message, line }) => `${file}:${line} ${ruleId}: ${message}`),
      )
      expect(messages).toEqual([])
    }
  })
})
