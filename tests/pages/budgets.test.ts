import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { budgets } from '../../scripts/lib/budgets.ts'
import { offlineFile, readBuiltSite, type BuiltPage } from '../../scripts/lib/built-site.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { href, pageAt } from '../support/dist.ts'

const assets = readdirSync(`${distDir}/assets`)
const site = readBuiltSite(distDir)
const compressed = (data: string | Buffer) => brotliCompressSync(data).length
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

const assetsEnding = (ending: string): readonly string[] =>
  assets.filter((name) => name.endsWith(ending))

const readAsset = (name: string) => readFileSync(path.join(distDir, 'assets', name))
const weights = new Map(
  assets
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => [name, compressed(readAsset(name))]),
)
const weightOf = (names: Iterable<string>) =>
  sum([...names].map((name) => weights.get(name) ?? NaN))

type Imports = { readonly fixed: readonly string[]; readonly late: readonly string[] }

/** A script's static and dynamic imports. */
function importsOf(name: string): Imports {
  const code = readAsset(name).toString()
  const { module } = parseSync(name, code)
  const late = module.dynamicImports.map(({ moduleRequest }) =>
    code.slice(moduleRequest.start, moduleRequest.end).replace(/['"`]/g, ''),
  )
  return {
    fixed: module.staticImports.map(({ moduleRequest }) => path.basename(moduleRequest.value)),
    // Without those whose address is computed: a page is asked for once more under another one.
    late: late.filter((file) => file.endsWith('.js')).map((file) => path.basename(file)),
  }
}

/** A script with all its static imports, direct and indirect. */
function closure(name: string, known: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (known.has(name)) return known
  return importsOf(name).fixed.reduce<ReadonlySet<string>>(
    (found, file) => closure(file, found),
    new Set([...known, name]),
  )
}

const lateImports = (names: Iterable<string>) => [
  ...new Set([...names].flatMap((name) => importsOf(name).late)),
]

const without = (names: Iterable<string>, known: ReadonlySet<string>) =>
  [...names].filter((name) => !known.has(name))

/** "Home-CzOyHLeR.js" → "Home" */
const stem = (file: string) => file.replace(/-[\w-]{8}\.\w+$/, '')

const entriesOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('script[src]')].map((script) =>
    path.basename(script.getAttribute('src') ?? ''),
  )

const home = pageAt('/')
const [entry = ''] = entriesOf(home)
const atOnce = closure(entry)
const app = new Set(lateImports(atOnce).flatMap((name) => [...closure(name, atOnce)]))
const pageChunks = lateImports(without(app, atOnce))

/** Script and styles of a page beyond the app that all pages share. */
function ownFiles(chunk: string) {
  const scripts = without(closure(chunk), app)
  const stems = new Set(scripts.map(stem))
  const styles = assetsEnding('.css').filter((name) => stems.has(stem(name)))
  return { scripts, styles }
}

/** What a browser has read of a compressed page after so many bytes. */
const beginningOf = (file: string, bytes: number) =>
  brotliDecompressSync(readFileSync(`${distDir}/${file}.br`).subarray(0, bytes), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString()

describe('what the first paint waits for', () => {
  it.each(site.pages.map((page) => [page.file, page] as const))(
    'is the first screen, in one congestion window: %s',
    (file, { document }) => {
      // Each page opens with its header, except the one that is a single screen.
      const read = beginningOf(file, budgets.firstScreenBytes)
      expect(/<main[^]*<\/(?:header|main)>/.test(read)).toBe(true)
      expect([...document.querySelectorAll('link[rel="stylesheet"]')]).toEqual([])
      expect([
        ...document.querySelectorAll('script[src]:not([type="module"], [async], [defer])'),
      ]).toEqual([])
    },
  )

  it('is one font file, preloaded by every page', () => {
    const fonts = assetsEnding('.woff2')
    expect(fonts).toHaveLength(budgets.fontFiles)
    expect(readAsset(fonts[0] ?? '').length).toBeLessThanOrEqual(budgets.fontBytes)
    const preloaded = site.pages.map(({ document }) =>
      document.querySelector('link[rel="preload"][as="font"][crossorigin]')?.getAttribute('href'),
    )
    expect(preloaded).toEqual(site.pages.map(() => href(`/assets/${fonts[0]}`)))
  })
})

it.each(site.pages.map(({ file }) => file))('a whole page stays light: %s', (file) => {
  expect(readFileSync(`${distDir}/${file}.br`).length).toBeLessThanOrEqual(budgets.pageBytes)
})

describe('script', () => {
  it('has a chunk for each page', () => {
    const started = site.pages.filter(({ file }) => file !== offlineFile)
    expect(started.map(entriesOf)).toEqual(started.map(() => [entry]))
    expect(pageChunks).toHaveLength(started.length)
    expect(app.size).toBeGreaterThan(atOnce.size)
  })

  it('knows nothing of time zones: the build has turned every hour into a moment', () => {
    const knowing = assetsEnding('.js').filter((name) =>
      /\bIntl\b|longOffset/.test(String(readAsset(name))),
    )
    expect(knowing).toEqual([])
  })

  it('is next to nothing until the page is complete and idle', () => {
    expect(weightOf(atOnce)).toBeLessThanOrEqual(budgets.earlyScriptBytes)
  })

  it.each(pageChunks)('stays small with the app and the page: %s', (chunk) => {
    expect(weightOf(closure(chunk, app))).toBeLessThanOrEqual(budgets.scriptBytes)
  })

  it.each(pageChunks)('adds little for a second page, styles included: %s', (chunk) => {
    const { scripts, styles } = ownFiles(chunk)
    expect(styles.length).toBeGreaterThan(0)
    const limit = stem(chunk) === 'Home' ? budgets.secondHomeBytes : budgets.secondPageBytes
    expect(weightOf([...scripts, ...styles])).toBeLessThanOrEqual(limit)
  })
})

it('what draws the poster with a visitor’s name is a small chunk, which no page names', () => {
  const [chunk = '', ...others] = assets.filter((name) => /^picture-[\w-]{8}\.js$/.test(name))
  expect(others).toEqual([])
  expect(weightOf([chunk])).toBeLessThanOrEqual(budgets.posterBytes)
  expect(site.pages.filter(({ html }) => html.includes(chunk))).toEqual([])
})

it('the whole first visit to home is light, and takes few requests', () => {
  /** Status and header lines of one answer, as a usual host sends them. */
  const headerLines = 400
  const scripts = closure(pageChunks.find((name) => stem(name) === 'Home') ?? '', app)
  const icon = home.document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? ''
  const bodies = [
    compressed(home.html),
    ...[...scripts].map((name) => weightOf([name])),
    ...assetsEnding('.woff2').map((name) => readAsset(name).length),
    readFileSync(path.join(distDir, path.basename(icon))).length,
    compressed(readFileSync(`${distDir}/manifest.webmanifest`)),
  ]
  expect(sum(bodies) + bodies.length * headerLines).toBeLessThanOrEqual(budgets.visitBytes)
  expect(bodies.length).toBeLessThanOrEqual(budgets.visitRequests)
})

it('what the service worker loads for later visits is not heavy', () => {
  const worker = readFileSync(`${distDir}/sw.js`, 'utf8')
  const addresses = [...worker.matchAll(/"?url"?:[`"]([^`"]+)[`"]/g)].map(([, url = '']) => url)
  const files = addresses.map((url) => (path.extname(url) ? url : path.join(url, 'index.html')))
  expect(files.length).toBeGreaterThan(20)
  const sizes = files.map((file) => compressed(readFileSync(path.join(distDir, file))))
  expect(sum(sizes)).toBeLessThanOrEqual(budgets.keptBytes)
})

it('the programme to download stays under 150 kB', () => {
  const pdf = [...site.files].find((file) => file.endsWith('.pdf'))
  expect(readFileSync(`${distDir}/${pdf}`).length).toBeLessThanOrEqual(150_000)
})
