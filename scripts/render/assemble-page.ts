import { transformHtmlTemplate } from '@unhead/react/server'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { attributeOf, type Marks, marksInPage, timesOf } from '../../src/event/moment.ts'
import type { Manifest } from 'vite'
import { sprite } from '../../src/azulejo/drawings.ts'
import type { SiteAddress } from '../../src/lib/address.ts'
import { scriptlessPaths } from '../../src/lib/reservedNames.ts'
import { loadContent } from '../derive/loadContent.ts'
import { once } from '../lib/once.ts'
import { replaceOnce } from '../lib/replace-once.ts'
import { readManifest, siteFolder } from '../lib/work-folder.ts'
import { firstPaintScript } from './first-paint.ts'
import { filesOf, moduleOf, sharedStylesheets } from './page-files.ts'
import { pageData } from './structured-data/structured-data.ts'

/** The motifs that the page's tiles refer to. They are outside of React, so the browser never has to draw them. */
const spriteElement = `<svg class="sprite" aria-hidden="true">${sprite()}</svg>`

type Head = Parameters<typeof transformHtmlTemplate>[0]

type RenderedPage = {
  /** Path that the generator rendered; what it renders for unknown addresses has no page in src/content. */
  readonly route: string
  readonly html: string
  readonly head: Head
  readonly site: SiteAddress
  /** False in `npm run dev`, which serves scripts and styles one by one. */
  readonly building: boolean
}

const firstPaint = once(() => firstPaintScript(loadContent()))

/**
 * Turns what the generator rendered into what visitors get, step by step: without script if it has none, with the files
 * that Vite wrote, with its head. What only the whole site tells comes later (build-site.ts): the policies. It goes by
 * patterns, because a parser (jsdom) would take two seconds more per build and write every page in its own way.
 */
export async function assemblePage(rendered: RenderedPage): Promise<string> {
  const { route, html, head, site, building } = rendered
  // In `npm run dev` the times may change.
  const script = await (building ? firstPaint() : firstPaintScript(loadContent()))
  const isScriptless = scriptlessPaths.has(route)
  // The app would try to show the page that is missing.
  const page = isScriptless ? replaceOnce(html, entry, '') : html
  const whole = building ? inlineFiles(page, route, isScriptless) : page
  const jsonLd = pageData(route, loadContent(), site, readManifest()?.shareImages.event ?? [])
  return addHead(whole, head, script, jsonLd)
}

/** The script that starts the app. */
const entry = /<script type="module"[^>]* src="[^"]*\/(?:assets|src)\/[^"]*"[^>]*><\/script>/

/**
 * Puts the page's styles into it, and the names of its scripts, and takes out what vite-react-ssg 0.9 adds for loaders and
 * manifests, which this site does not use (src/app/startApp.tsx). Its random hash would make every build differ, and a
 * strict policy forbids its inline scripts.
 */
function inlineFiles(html: string, route: string, isScriptless: boolean): string {
  const { stylesheets, scripts } = filesFor(route, isScriptless)
  const css = stylesheets.map((file) => readBuilt(file).trim()).join('')
  let page = html
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(' crossorigin=""', ' crossorigin')
  page = replaceOnce(page, /\s*<script>window\.__staticRouterHydrationData[^]*?<\/script>/, '')
  page = replaceOnce(page, /\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, '')
  // The generator's mark gives way to ours (src/app/loadPage.ts). Without the one in index.html, the generator puts the
  // page in by String.replace, to which a "$" in a text would be an instruction.
  page = replaceOnce(page, 'data-app="true" data-server-rendered="true"', `data-page="${route}"`)
  // Styles in the page, so that the first paint waits for nothing else; src/browser/importPage.ts reads their names.
  page = replaceOnce(
    page,
    /<style>([^]*?)<\/style>/,
    (_, layers = '') =>
      `<style data-files="${stylesheets.join(' ')}">${layers.trim()}${css}</style>`,
  )
  if (isScriptless) return page
  // The entry (src/boot.ts) requests all scripts at once. It may come after the font: a browser that runs it before it
  // has read the page paints later.
  return replaceOnce(
    page,
    '<script type="module"',
    `<script type="module" async fetchpriority="low" data-files="${scripts.join(' ')}"`,
  )
}

/** The files of the page's app. The browser's build knows no page without script: it looks like any inner page. */
function filesFor(route: string, isScriptless: boolean) {
  const manifest = JSON.parse(readBuilt('.vite/manifest.json')) as Manifest
  const content = loadContent()
  if (!isScriptless) return filesOf(manifest, moduleOf(route, content))
  const inner = Object.values(content.pages).filter(({ path: own }) => own !== '/')
  const modules = inner.map((page) => moduleOf(page.path, content))
  return { stylesheets: sharedStylesheets(manifest, modules), scripts: [] }
}

const readBuilt = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8')

/** What a browser loads, in the necessary order: the order of the cascade layers comes before the style sheets. */
const loads = [
  /<link rel="preload"[^>]*>/g,
  /<style[^>]*>[^]*?<\/style>/g,
  /<link rel="stylesheet"[^>]*>/g,
  /<script [^>]*src=[^>]*><\/script>/g,
]

/**
 * Adds the head and the motifs. What the page loads comes last in the head, because some readers of link previews stop
 * early.
 */
function addHead(html: string, head: Head, script: string, jsonLd: string | null): string {
  const { event, state } = loadContent()
  head.push({ script: [{ innerHTML: script }] })
  // The same values for browsers without script.
  const marks = Object.entries(marksInPage(Date.now(), timesOf(event, state)))
  head.push({
    htmlAttrs: Object.fromEntries(
      marks.map(([mark, value]) => [attributeOf(mark as keyof Marks), value]),
    ),
  })
  if (jsonLd) {
    // At the end, so that no first screen waits for it.
    const type = 'application/ld+json'
    head.push({ script: [{ type, innerHTML: jsonLd, tagPosition: 'bodyClose' }] })
  }
  const [top = '', body = ''] = html.split(/(?=<\/head>)/)
  const loaded = loads.flatMap((pattern) => top.match(pattern) ?? [])
  const rest = loads.reduce((text, pattern) => text.replace(pattern, ''), top)
  const drawn = replaceOnce(body, /<body[^>]*>/, (tag) => tag + spriteElement)
  const page = transformHtmlTemplate(head, rest + keepAddresses(drawn, event.email))
  return replaceOnce(page, '</head>', `${loaded.join('')}</head>`)
}

/**
 * Asks Cloudflare to leave mail addresses alone. By default it replaces them and adds a script that writes them back,
 * which our trusted types forbid; then the app finds another page than it rendered. The marks are outside of React's
 * root.
 */
function keepAddresses(body: string, email: string): string {
  if (!body.includes(email)) return body
  const opened = replaceOnce(body, /<body[^>]*>/, (tag) => `${tag}<!--email_off-->`)
  return replaceOnce(opened, '</body>', '<!--/email_off--></body>')
}
