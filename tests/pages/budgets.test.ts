// Limits of what a visit transfers: bytes, files and requests.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import type { BuiltPage } from '../../scripts/build/lib/builtSite.ts'
import { offlineFile } from '../../scripts/build/lib/siteFiles.ts'
import { reservedPaths } from '../../src/lib/reservedNames.ts'
import { distDir, href, sites } from '../support/content.ts'
import { pageAt, siteIn } from '../support/dist.ts'

/** Bytes are those that hosts send: compressed by brotli, except for a file that has no compressed copy, such as the font. */
const budgets = {
  /** A page to the end of its first screen. A server sends this much without waiting for the browser (RFC 6928). */
  firstScreenBytes: 14_000,
  pageBytes: 20_000,
  /** The script that runs before the page is complete and idle. */
  earlyScriptBytes: 1_700,
  /** All scripts of a page. */
  scriptBytes: 95_000,
  fontFiles: 1,
  fontBytes: 30_000,
  /** The whole first visit to a page. */
  visitBytes: 150_000,
  /** The page, its scripts, the font, the icon and the manifest. */
  visitRequests: 9,
  /** Files that the service worker loads in the background. */
  storedBytes: 300_000,
  /** Bytes that a page adds to the shared app. A visitor who comes from another page loads only these. */
  ownBytes: 6_600,
  /** Bytes that the home page adds to the shared app, for six sections, the large date and the countdown. */
  ownBytesOfHome: 8_350,
  /** The script that draws the poster with a visitor's name. */
  posterBytes: 3_500,
} as const

const { pages: builtPages, files: publishedFiles } = siteIn(distDir)
/** The pages that start the app: all but the one without network and the one after a message to a form service. */
const pages = builtPages.filter(
  (page) => page.file !== offlineFile && page.path !== reservedPaths.thanks,
)
const assets = readdirSync(`${distDir}/assets`)
const read = (file: string) => readFileSync(path.join(distDir, file))

/** Bytes of a file, or of its compressed copy if it has one. */
function sentBytes(file: string): number {
  const compressed = `${file}.br`
  return read(publishedFiles.has(compressed) ? compressed : file).length
}

const weightOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + sentBytes(file), 0)

/** The file of the site to which an element leads. */
const fileIn = (element: Element | null) =>
  (element?.getAttribute('src') ?? element?.getAttribute('href') ?? '').slice(href('/').length)

/** The script that a page starts with. */
const entryOf = ({ document }: BuiltPage) => fileIn(document.querySelector('script[src]'))

/**
 * The files that the first script of a page lists in `data-files` and `data-styles`. The page loads the scripts once it is
 * complete. It contains the stylesheets, so only a visitor who comes from another page loads their files.
 */
const filesOf = ({ document }: BuiltPage): readonly string[] =>
  ['data-files', 'data-styles'].flatMap((name) => {
    const script = document.querySelector(`script[${name}]`)
    return script?.getAttribute(name)?.split(' ') ?? []
  })

const scriptsOf = (page: BuiltPage) => filesOf(page).filter((file) => file.endsWith('.js'))

/** The app's files, which every page loads. */
const appFiles = new Set(
  filesOf(pages[0]!).filter((file) => pages.every((page) => filesOf(page).includes(file))),
)

const home = pageAt('/', builtPages)

it.each(builtPages)('$file is light', ({ file }) => {
  expect(weightOf([file])).toBeLessThanOrEqual(budgets.pageBytes)
})

it.each(builtPages)('$file has its first screen in its first 14 kB', ({ file }) => {
  const start = read(`${file}.br`).subarray(0, budgets.firstScreenBytes)
  // With this option the data may be cut off.
  const html = brotliDecompressSync(start, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString()
  // The first screen is the <header> of <main>, or all of <main> if that has none.
  expect(/<main[^]*<\/(?:header|main)>/.test(html)).toBe(true)
})

it.each(builtPages)('the first paint of $file waits for no other file', ({ document }) => {
  const blocking = 'link[rel="stylesheet"], script[src]:not([type="module"], [async], [defer])'
  expect([...document.querySelectorAll(blocking)]).toEqual([])
})

it('the one font is light, and preloaded by every page', () => {
  const fonts = assets.filter((name) => name.endsWith('.woff2'))
  expect(fonts).toHaveLength(budgets.fontFiles)
  expect(weightOf([`assets/${fonts[0]}`])).toBeLessThanOrEqual(budgets.fontBytes)
  const preloadedFonts = builtPages.map(({ document }) =>
    fileIn(document.querySelector('link[rel="preload"][as="font"][crossorigin]')),
  )
  expect(new Set(preloadedFonts)).toEqual(new Set([`assets/${fonts[0]}`]))
})

it('pages start with one small script, which imports no other before the page is complete', () => {
  const [entry = '', ...others] = new Set(pages.map(entryOf))
  expect(others).toEqual([])
  // `import"./a.js"` and `export{a}from"./a.js"`, but not `import("./a.js")`, which the script calls later.
  const staticImport = /\bimport\s*[{"'`*]|\bfrom\s*["'`]/
  expect(String(read(entry))).not.toMatch(staticImport)
  expect(weightOf([entry])).toBeLessThanOrEqual(budgets.earlyScriptBytes)
})

it.each(pages)('all scripts of $file together are light', (page) => {
  expect(scriptsOf(page)).not.toEqual([])
  expect(weightOf(scriptsOf(page))).toBeLessThanOrEqual(budgets.scriptBytes)
})

it.each(pages)('$file adds few bytes to the app', (page) => {
  const ownFiles = filesOf(page).filter((file) => !appFiles.has(file))
  expect(ownFiles).not.toEqual([])
  const limit = page.path === '/' ? budgets.ownBytesOfHome : budgets.ownBytes
  expect(weightOf(ownFiles)).toBeLessThanOrEqual(limit)
})

it('the script that draws a visitor’s poster is small, and in no page’s HTML', () => {
  // The event in src/content may have no poster.
  const { dist } = sites.EVENTO
  const { files, pages: pagesOfEvento } = siteIn(dist)
  // "assets/picture-Bx1_0k2Q.js"
  const scripts = [...files].filter((name) => /picture-[\w-]{8}\.js$/.test(name))
  expect(scripts).toHaveLength(1)
  const [script = ''] = scripts
  const { length: bytes } = readFileSync(path.join(dist, `${script}.br`))
  expect(bytes).toBeLessThanOrEqual(budgets.posterBytes)
  expect(pagesOfEvento.filter(({ html }) => html.includes(script))).toEqual([])
})

it('the whole first visit to home is light, and takes few requests', () => {
  /** Bytes of the status line and the headers of one answer, as a usual host sends them. */
  const headerBytes = 400
  const { document } = home
  const linkedFiles = ['preload', 'icon', 'manifest'].map((rel) =>
    fileIn(document.querySelector(`link[rel="${rel}"]`)),
  )
  const files = ['index.html', entryOf(home), ...scriptsOf(home), ...linkedFiles]
  expect(weightOf(files) + files.length * headerBytes).toBeLessThanOrEqual(budgets.visitBytes)
  expect(files.length).toBeLessThanOrEqual(budgets.visitRequests)
})

it('the service worker stores a limited number of bytes', () => {
  const worker = String(read('sw.js'))
  // `url:"/programa"` or `"url":"/assets/app.js"`
  const addresses = [...worker.matchAll(/"?url"?:[`"]([^`"]+)[`"]/g)].map(([, url = '']) => url)
  const names = addresses.map((url) => url.slice(href('/').length))
  const files = names.map((name) => (path.extname(name) ? name : path.join(name, 'index.html')))
  expect(files.length).toBeGreaterThan(20)
  expect(weightOf(files)).toBeLessThanOrEqual(budgets.storedBytes)
})
