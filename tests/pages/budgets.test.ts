import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import type { BuiltPage } from '../../scripts/build/lib/built-site.ts'
import { offlineFile } from '../../scripts/build/lib/site-files.ts'
import { distDir } from '../support/content.ts'
import { sites } from '../support/content.ts'
import { builtPages, files as published, href } from '../support/content-dist.ts'
import { pageAt, siteIn } from '../support/dist.ts'

/** Limits for a visit. Bytes are compressed with brotli. */
const budgets = {
  /** The page to the end of its first screen, which is all that the first paint waits for: one congestion window. */
  firstScreenBytes: 14_000,
  pageBytes: 20_000,
  /** Before the page is complete and idle. */
  earlyScriptBytes: 1_700,
  scriptBytes: 95_000,
  fontFiles: 1,
  fontBytes: 30_000,
  /** The whole first visit to a page. */
  visitBytes: 150_000,
  /** Libraries, which change seldom, are a file beside the app and the page. */
  visitRequests: 9,
  /** Files that the service worker loads in the background. */
  keptBytes: 300_000,
  /** Script and styles that a second page needs of its own, with heads, forms and perks, which home does not load. */
  secondPageBytes: 6_500,
  /** Home has six sections and the large date. Visitors of other pages do not load them. */
  secondHomeBytes: 8_200,
  /** Script that draws the poster with a visitor's name. */
  posterBytes: 3_500,
} as const

const pages = builtPages.filter(({ file }) => file !== offlineFile)
const assets = readdirSync(`${distDir}/assets`)
const read = (file: string) => readFileSync(path.join(distDir, file))

/** Bytes as hosts send them. */
const weightOf = (files: Iterable<string>) =>
  [...files].reduce(
    (sum, file) => sum + read(published.has(`${file}.br`) ? `${file}.br` : file).length,
    0,
  )

const addressed = (element: Element | null) =>
  (element?.getAttribute('src') ?? element?.getAttribute('href') ?? '').slice(href('/').length)

const entryOf = ({ document }: BuiltPage) => addressed(document.querySelector('script[src]'))

/** Scripts and styles that follow a page, as it names them. */
const filesOf = ({ document }: BuiltPage): readonly string[] =>
  ['data-files', 'data-styles'].flatMap(
    (name) => document.querySelector(`script[${name}]`)?.getAttribute(name)?.split(' ') ?? [],
  )

const scriptsOf = (page: BuiltPage) => filesOf(page).filter((file) => file.endsWith('.js'))

/** Files that every page loads. */
const app = new Set(
  pages.map(filesOf).reduce((common, files) => common.filter((file) => files.includes(file))),
)

const home = pageAt('/', builtPages)

it.each(builtPages)(
  '$file is light, shows its first screen in one congestion window, and waits for nothing else',
  ({ file, document }) => {
    expect(weightOf([file])).toBeLessThanOrEqual(budgets.pageBytes)
    // The part of the page that fits into one congestion window. It ends after the header, or after a page of one screen.
    const first = brotliDecompressSync(read(`${file}.br`).subarray(0, budgets.firstScreenBytes), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString()
    expect(/<main[^]*<\/(?:header|main)>/.test(first)).toBe(true)
    const blocking = 'link[rel="stylesheet"], script[src]:not([type="module"], [async], [defer])'
    expect([...document.querySelectorAll(blocking)]).toEqual([])
  },
)

it('the one font is light, and preloaded by every page', () => {
  const fonts = assets.filter((name) => name.endsWith('.woff2'))
  expect(fonts).toHaveLength(budgets.fontFiles)
  expect(weightOf([`assets/${fonts[0]}`])).toBeLessThanOrEqual(budgets.fontBytes)
  const preloaded = builtPages.map(({ document }) =>
    addressed(document.querySelector('link[rel="preload"][as="font"][crossorigin]')),
  )
  expect(new Set(preloaded)).toEqual(new Set([`assets/${fonts[0]}`]))
})

it('script is next to nothing until the page is complete and idle', () => {
  const [entry = '', ...others] = new Set(pages.map(entryOf))
  expect(others).toEqual([])
  expect(String(read(entry))).not.toMatch(/\bimport\s*[{"'`*]|\bfrom\s*["'`]/)
  expect(weightOf([entry])).toBeLessThanOrEqual(budgets.earlyScriptBytes)
})

it.each(pages)(
  '$file takes little script with the app, and adds little for a second page',
  (page) => {
    expect(scriptsOf(page)).not.toEqual([])
    expect(weightOf(scriptsOf(page))).toBeLessThanOrEqual(budgets.scriptBytes)
    const own = filesOf(page).filter((file) => !app.has(file))
    expect(own).not.toEqual([])
    const limit = page.path === '/' ? budgets.secondHomeBytes : budgets.secondPageBytes
    expect(weightOf(own)).toBeLessThanOrEqual(limit)
  },
)

it('what draws the poster with a visitor’s name is a small chunk, which no page names', () => {
  // The event in src/content may have no poster.
  const { dist } = sites.EVENTO
  const site = siteIn(dist)
  const [chunk = '', ...others] = [...site.files].filter((name) =>
    /picture-[\w-]{8}\.js$/.test(name),
  )
  expect(others).toEqual([])
  expect(readFileSync(path.join(dist, `${chunk}.br`)).length).toBeLessThanOrEqual(
    budgets.posterBytes,
  )
  expect(site.pages.filter(({ html }) => html.includes(chunk))).toEqual([])
})

it('the whole first visit to home is light, and takes few requests', () => {
  /** Status and header lines of one answer, as a usual host sends them. */
  const headerLines = 400
  const { document } = home
  const linked = ['link[rel="preload"]', 'link[rel="icon"]', 'link[rel="manifest"]'].map((link) =>
    addressed(document.querySelector(link)),
  )
  const files = ['index.html', entryOf(home), ...scriptsOf(home), ...linked]
  expect(weightOf(files) + files.length * headerLines).toBeLessThanOrEqual(budgets.visitBytes)
  expect(files.length).toBeLessThanOrEqual(budgets.visitRequests)
})

it('what the service worker loads for later visits is not heavy', () => {
  const worker = String(read('sw.js'))
  const addresses = [...worker.matchAll(/"?url"?:[`"]([^`"]+)[`"]/g)].map(([, url = '']) =>
    url.slice(href('/').length),
  )
  const files = addresses.map((url) => (path.extname(url) ? url : path.join(url, 'index.html')))
  expect(files.length).toBeGreaterThan(20)
  expect(weightOf(files)).toBeLessThanOrEqual(budgets.keptBytes)
})
