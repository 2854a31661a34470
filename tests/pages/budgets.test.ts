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
 * Bytes are counted as hosts send them: compressed by brotli, or plain if a file has no compressed copy, such as the font. A
 * limit without a source is a little above what the site needs, so that growth is a decision.
 */
const budgets = {
  /** A page to the end of its first screen. A server sends 14,600 bytes, with headers, before it waits (RFC 6928). */
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
const readPublished = (file: string) => readFileSync(path.join(distDir, file))

/** Bytes of a file, or of its compressed copy if it has one. */
function sentBytes(file: string): number {
  const compressed = `${file}.br`
  return readPublished(publishedFiles.has(compressed) ? compressed : file).length
}

const sentBytesOfAll = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + sentBytes(file), 0)

/** The published file that an element loads or links to. */
const linkedFile = (element: Element | null) =>
  (element?.getAttribute('src') ?? element?.getAttribute('href') ?? '').slice(href('/').length)

const firstScriptOf = ({ document }: BuiltPage) => linkedFile(document.querySelector('script[src]'))

/**
 * The scripts and stylesheets of a page, from `data-files` and `data-styles` of its first script. The page loads the scripts
 * once it is complete. The HTML contains the styles, so the app loads a stylesheet only when it shows this page after another.
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
  // With this option brotli decompresses data that is cut off.
  const html = brotliDecompressSync(firstBytes, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString()
  // The first screen is the <header> of <main>. It is the whole <main> if that has no <header>.
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

it('all pages have the same small first script, which imports no other before the page is complete', () => {
  const [script = '', ...otherScripts] = new Set(pages.map(firstScriptOf))
  expect(otherScripts).toEqual([])
  // `import"./a.js"` or `export{a}from"./a.js"`. The script may call `import("./a.js")`, because it does so later.
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
  '$file adds at most `ownBytes` to the app, home at most `ownBytesOfHome`',
  (page) => {
    const ownFiles = filesOf(page).filter((file) => !appFiles.has(file))
    expect(ownFiles).not.toEqual([])
    const limit = page.path === '/' ? budgets.ownBytesOfHome : budgets.ownBytes
    expect(sentBytesOfAll(ownFiles)).toBeLessThanOrEqual(limit)
  },
)

it('the script that draws a visitor’s poster is small, and no page’s HTML names it', () => {
  // The event in src/content may have no poster, so the tests' event is measured.
  const { dist } = sites.EVENTO
  const { files, pages: pagesOfEvento } = siteIn(dist)
  // "assets/picture-Bx1_0k2Q.js". The name ends with the hash of the file.
  const scripts = [...files].filter((name) => /picture-[\w-]{8}\.js$/.test(name))
  expect(scripts).toHaveLength(1)
  const [script = ''] = scripts
  const { length: bytes } = readFileSync(path.join(dist, `${script}.br`))
  expect(bytes).toBeLessThanOrEqual(budgets.posterBytes)
  expect(pagesOfEvento.filter(({ html }) => html.includes(script))).toEqual([])
})

it(`the first visit to home takes at most ${budgets.visitBytes} bytes and ${budgets.visitRequests} requests`, () => {
  /** Bytes of the status line and the headers of one answer, as a usual host sends them. */
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
  // `url:"/programa"` or `"url":"/assets/app.js"`. The name and the value may have other quotation marks.
  const addresses = [...worker.matchAll(/"?url"?:[`"]([^`"]+)[`"]/g)].map(([, url = '']) => url)
  const names = addresses.map((url) => url.slice(href('/').length))
  // A name without an ending is a page.
  const files = names.map((name) => (path.extname(name) ? name : path.join(name, 'index.html')))
  expect(files.length).toBeGreaterThan(20)
  expect(sentBytesOfAll(files)).toBeLessThanOrEqual(budgets.storedBytes)
})
