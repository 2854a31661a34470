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

/**
 * The limits. Bytes are counted as hosts send them: compressed by brotli, or uncompressed if a file has no compressed copy, as
 * the font. A limit without a source is a little above what the site needs, so that nobody exceeds it without a decision.
 */
const budgets = {
  /** The beginning of a page, with its first screen. A server sends 14,600 bytes with headers before it waits (RFC 6928). */
  firstScreenBytes: 14_000,
  pageBytes: 20_000,
  /** The page's first script. It runs at once, and loads the others once the page is complete and idle. */
  earlyScriptBytes: 1_700,
  /** All scripts of a page. */
  scriptBytes: 95_000,
  fontFiles: 1,
  fontBytes: 30_000,
  /** The whole first visit to a page. */
  visitBytes: 150_000,
  /** The page, its scripts, the font, the icon and the manifest. */
  visitRequests: 9,
  /** All files that the service worker loads in the background. */
  storedBytes: 300_000,
  /** The files that a page adds to those of all pages (`appFiles`). A visitor who comes from another page loads only these. */
  ownBytes: 6_600,
  /** The files that the home page adds, for six sections, the large date and the countdown. */
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
const readPublished = (file: string) => readFileSync(path.join(distDir, file))

/** Bytes of a file, or of its compressed copy if it has one. */
function sentBytes(file: string): number {
  const compressed = `${file}.br`
  return readPublished(publishedFiles.has(compressed) ? compressed : file).length
}

const sentBytesOfAll = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + sentBytes(file), 0)

/** The published file that an element loads or links to. Empty if there is no element. */
function linkedFile(element: Element | null): string {
  const address = element?.getAttribute('src') ?? element?.getAttribute('href') ?? ''
  return address.slice(href('/').length)
}

const firstScriptOf = ({ document }: BuiltPage) => linkedFile(document.querySelector('script[src]'))

/**
 * The scripts and stylesheets of a page: its first script names them in `data-files` and `data-styles`. The page loads the
 * scripts once it is complete. It loads no stylesheets, because its HTML contains the styles. The app loads the stylesheets
 * when a visitor comes to this page from another one.
 */
const filesOf = ({ document }: BuiltPage): readonly string[] =>
  ['data-files', 'data-styles'].flatMap((name) => {
    const script = document.querySelector(`script[${name}]`)
    return script?.getAttribute(name)?.split(' ') ?? []
  })

/** The scripts that a page loads after its first script. */
const scriptsOf = (page: BuiltPage) => filesOf(page).filter((file) => file.endsWith('.js'))

/** The files of the app that all pages have in common. */
const appFiles = new Set(
  filesOf(pages[0]!).filter((file) => pages.every((page) => filesOf(page).includes(file))),
)

const home = pageAt('/', builtPages)

it.each(builtPages)(`$file has at most ${budgets.pageBytes} bytes`, ({ file }) => {
  expect(sentBytesOfAll([file])).toBeLessThanOrEqual(budgets.pageBytes)
})

it.each(builtPages)('$file has its first screen in its first 14 kB', ({ file }) => {
  const firstBytes = readPublished(`${file}.br`).subarray(0, budgets.firstScreenBytes)
  // The option makes brotli accept data that is cut off.
  const html = brotliDecompressSync(firstBytes, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString()
  // The first screen is the <header> of <main>. In a <main> without <header> it is the whole <main>.
  expect(/<main[^]*<\/(?:header|main)>/.test(html)).toBe(true)
})

it.each(builtPages)('the first paint of $file waits for no other file', ({ document }) => {
  const blocking = 'link[rel="stylesheet"], script[src]:not([type="module"], [async], [defer])'
  expect([...document.querySelectorAll(blocking)]).toEqual([])
})

it(`the only font has at most ${budgets.fontBytes} bytes, and every page preloads it`, () => {
  const fonts = assets.filter((name) => name.endsWith('.woff2'))
  expect(fonts).toHaveLength(budgets.fontFiles)
  expect(sentBytesOfAll([`assets/${fonts[0]}`])).toBeLessThanOrEqual(budgets.fontBytes)
  const preloadedFonts = builtPages.map(({ document }) =>
    linkedFile(document.querySelector('link[rel="preload"][as="font"][crossorigin]')),
  )
  expect(new Set(preloadedFonts)).toEqual(new Set([`assets/${fonts[0]}`]))
})

it('all pages have the same small first script, which imports no other script at once', () => {
  const [script = '', ...otherScripts] = new Set(pages.map(firstScriptOf))
  expect(otherScripts).toEqual([])
  // `import"./a.js"` or `export{a}from"./a.js"`. A call of `import("./a.js")` is allowed: it comes once the page is complete.
  const staticImport = /\bimport\s*[{"'`*]|\bfrom\s*["'`]/
  expect(String(readPublished(script))).not.toMatch(staticImport)
  expect(sentBytesOfAll([script])).toBeLessThanOrEqual(budgets.earlyScriptBytes)
})

it.each(pages)(
  `the scripts of $file have at most ${budgets.scriptBytes} bytes together`,
  (page) => {
    expect(scriptsOf(page)).not.toEqual([])
    expect(sentBytesOfAll(scriptsOf(page))).toBeLessThanOrEqual(budgets.scriptBytes)
  },
)

it.each(pages)(
  '$file adds at most `ownBytes` to the files of all pages, and the home page at most `ownBytesOfHome`',
  (page) => {
    const ownFiles = filesOf(page).filter((file) => !appFiles.has(file))
    expect(ownFiles).not.toEqual([])
    const limit = page.path === '/' ? budgets.ownBytesOfHome : budgets.ownBytes
    expect(sentBytesOfAll(ownFiles)).toBeLessThanOrEqual(limit)
  },
)

it('the script that draws a visitor’s poster is small, and the HTML of no page names it', () => {
  // Measures the tests' event, because the event in src/content may have no poster.
  const { dist } = sites.EVENTO
  const { files, pages: pagesOfEvento } = siteIn(dist)
  // "assets/picture-Bx1_0k2Q.js", with the hash of the file.
  const scripts = [...files].filter((name) => /picture-[\w-]{8}\.js$/.test(name))
  expect(scripts).toHaveLength(1)
  const [script = ''] = scripts
  const { length: bytes } = readFileSync(path.join(dist, `${script}.br`))
  expect(bytes).toBeLessThanOrEqual(budgets.posterBytes)
  expect(pagesOfEvento.filter(({ html }) => html.includes(script))).toEqual([])
})

it(`the first visit to the home page takes at most ${budgets.visitBytes} bytes and ${budgets.visitRequests} requests`, () => {
  /** Bytes of one answer's status line and headers, as usual hosts send them. */
  const headerBytes = 400
  const { document } = home
  const linkedFiles = ['preload', 'icon', 'manifest'].map((rel) =>
    linkedFile(document.querySelector(`link[rel="${rel}"]`)),
  )
  const files = ['index.html', firstScriptOf(home), ...scriptsOf(home), ...linkedFiles]
  expect(sentBytesOfAll(files) + files.length * headerBytes).toBeLessThanOrEqual(budgets.visitBytes)
  expect(files.length).toBeLessThanOrEqual(budgets.visitRequests)
})

it(`the service worker stores at most ${budgets.storedBytes} bytes`, () => {
  const worker = String(readPublished('sw.js'))
  // `url:"/programa"`, `"url":"/assets/app.js"` or, in a template literal, url:`/programa`.
  const addresses = [...worker.matchAll(/"?url"?:[`"]([^`"]+)[`"]/g)].map(([, url = '']) => url)
  const names = addresses.map((url) => url.slice(href('/').length))
  // A name without an extension is a page.
  const files = names.map((name) => (path.extname(name) ? name : path.join(name, 'index.html')))
  expect(files.length).toBeGreaterThan(20)
  expect(sentBytesOfAll(files)).toBeLessThanOrEqual(budgets.storedBytes)
})
