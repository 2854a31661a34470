import { transformHtmlTemplate } from '@unhead/react/server'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { SiteContent } from '../../../src/event/model.ts'
import { attributeOf, type Marks, marksInPage, timesOf } from '../../../src/event/moment.ts'
import { sprite } from '../../../src/azulejo/drawings.ts'
import { speakerPaths } from '../../../src/event/names.ts'
import { reservedPaths } from '../../../src/lib/reservedNames.ts'
import type { OpenEvent } from '../derive/openEvent.ts'
import { once } from '../lib/once.ts'
import { replaceOnce } from '../lib/replace-once.ts'
import { bundle } from '../lib/bundle.ts'
import { readManifest, siteFolder } from '../lib/work-folder.ts'
import { pageData } from '../outputs/structured-data.ts'
import type { CurrentEvent } from './vite/currentEvent.ts'

/** The motifs that the page's tiles refer to. They are outside of React, so the browser never has to draw them. */
const spriteElement = `<svg class="sprite" aria-hidden="true">${sprite()}</svg>`

type Head = Parameters<typeof transformHtmlTemplate>[0]

type RenderedPage = {
  /** Path that the generator rendered; what it renders for unknown addresses has no page in src/content. */
  readonly route: string
  readonly html: string
  readonly head: Head
}

/** The script of the first paint, src/firstPaint.ts. */
export async function firstPaintScript({
  event,
  sale,
  state: { notice },
}: Pick<SiteContent, 'event' | 'sale' | 'state'>) {
  const times = { ...timesOf({ event, sale, notice }), timeZone: event.timeZone }
  return (await bundle('src/firstPaint.ts', { __TIMES__: JSON.stringify(times) })).trim()
}

/** Pages without script: the browser's app does not include them. */
const scriptlessPaths = new Set<string>([reservedPaths.offline, reservedPaths.thanks])

/** What the generator lets a browser load. */
const loads = /<link [^>]*>|<(script|style)\b[^>]*>[^]*?<\/\1>/g

/**
 * @param building false in `npm run dev`, which serves scripts and styles one by one
 * @returns the function that assembles each page
 */
export function pageAssembler({ get }: CurrentEvent, building: boolean) {
  const firstPaint = once(() => firstPaintScript(get().content))
  return async (rendered: RenderedPage): Promise<string> => {
    // In `npm run dev` the times may change.
    const script = await (building ? firstPaint() : firstPaintScript(get().content))
    return assemblePage(rendered, { ...get(), script, building })
  }
}

type Around = OpenEvent & {
  /** The script of the first paint. */
  readonly script: string
  readonly building: boolean
}

/**
 * Turns what the generator rendered into what visitors get: with its head, the motifs and the files that Vite wrote. What
 * only the whole site tells comes later (build-site.ts): the policies. It goes by patterns, because a parser (jsdom) would
 * take two seconds more per build and write every page in its own way.
 */
function assemblePage({ route, html, head }: RenderedPage, around: Around): string {
  const { content, site, building } = around
  const pictures = readManifest()?.shareImages.event ?? []
  addToHead(head, around, pageData(route, content, site, pictures))
  const [top = '', body = ''] = html.split(/(?=<\/head>)/)
  const app = building ? plainApp(body, route) : body
  const page = transformHtmlTemplate(head, top.replace(loads, '') + withMotifs(app))
  // Last in the head, because some readers of link previews stop early.
  const tags = building ? builtTags(top, route, content) : layersFirst(top.match(loads) ?? [])
  return replaceOnce(page, '</head>', `${tags}</head>`)
}

/** The order of the cascade layers comes before the style sheets. */
const layersFirst = (tags: readonly string[]) =>
  [/^<style/, /^<(?!style)/].flatMap((kind) => tags.filter((tag) => kind.test(tag))).join('')

function addToHead(head: Head, { content, script, settings }: Around, jsonLd: string | null) {
  const { event, sale, state } = content
  const times = timesOf({ event, sale, notice: state.notice })
  head.push({ script: [{ innerHTML: script }] })
  // The same values for browsers without script.
  const marks = Object.entries(marksInPage(settings.now, times)).map(
    ([mark, value]) => [attributeOf(mark as keyof Marks), value] as const,
  )
  head.push({ htmlAttrs: Object.fromEntries(marks) })
  if (jsonLd) {
    // At the end, so that no first screen waits for it.
    const type = 'application/ld+json'
    head.push({ script: [{ type, innerHTML: jsonLd, tagPosition: 'bodyClose' }] })
  }
}

/**
 * The page's styles, so that the first paint waits for nothing else, and its entry (src/boot.ts), which requests all
 * scripts at once; src/browser/importPage.ts reads the names of both. The entry may come after the font: a browser that
 * runs it before it has read the page paints later.
 * @param top what the generator wrote into the head
 */
function builtTags(top: string, route: string, content: SiteContent): string {
  const { stylesheets, scripts } = filesOf(route, content)
  const css = stylesheets.map((file) => readBuilt(file).trim()).join('')
  const [, font, layers = '', entry] = written.exec(top) ?? []
  if (!entry) throw new Error(`The generator names font, layers and entry otherwise: ${top}`)
  const tags = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin><style data-files="${stylesheets.join(' ')}">${layers.trim()}${css}</style>`
  // On a page without script the app would try to show the page that is missing.
  if (scriptlessPaths.has(route)) return tags
  return `${tags}<script type="module" async fetchpriority="low" data-files="${scripts.join(' ')}" crossorigin src="${entry}"></script>`
}

const written = /<link rel="preload" href="(.*?)"[^]*?<style>([^]*?)<\/style>[^]*? src="(.*?)"/

const readBuilt = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8')

/**
 * The body, with the motifs before the app. The comments ask Cloudflare to leave mail addresses alone: by default it
 * replaces them and adds a script that writes them back, which our trusted types forbid; then the app finds another page
 * than it rendered.
 */
function withMotifs(body: string): string {
  const opened = replaceOnce(body, /<body[^>]*>/, (tag) => `${tag}<!--email_off-->${spriteElement}`)
  return replaceOnce(opened, '</body>', '<!--/email_off--></body>')
}

/**
 * Takes out what vite-react-ssg 0.9 adds for loaders and manifests, which this site does not use (src/app/startApp.tsx).
 * Its random hash would make every build differ, and a strict policy forbids its inline scripts. Its mark gives way to
 * ours (src/app/loadPage.ts). Without the one in index.html, the generator puts the page in by String.replace, to which a
 * "$" in a text would be an instruction.
 */
const plainApp = (body: string, route: string): string =>
  replaceOnce(
    body,
    /<div id="root"[^>]*>([^]*?)<script>window\.__staticRouterHydrationData[^]*<\/script>/,
    (_, app = '') => `<div id="root" data-page="${route}">${app}</div>`,
  )

/**
 * The module of the page at a route. Unknown addresses have the not-found page. The browser's build knows no page without
 * script: such a page has what all pages share (vite.config.ts, "app").
 */
function moduleOf(route: string, manifest: Manifest, content: SiteContent): string {
  const shared = Object.keys(manifest).find((key) => /^_app-.*\.js$/.test(key))
  if (shared && scriptlessPaths.has(route)) return shared
  if (content.textPages.some(({ path: address }) => address === route))
    return `content:text-pages${route}`
  const [id = 'notFound'] = speakerPaths(content).has(route)
    ? ['speaker']
    : (Object.entries(content.pages).find(([, page]) => page.path === route) ?? [])
  // "programme: () => import('./pages/Programme/Programme.tsx')"
  const named = new RegExp(`\\b${id}(?::| =) \\(\\) => import\\('\\./(pages/[^']+)'\\)`)
  return `src/${named.exec(readFileSync('src/routes.tsx', 'utf8'))?.[1]}`
}

/**
 * The files of a page and all that it imports, below the site's root, without the entry, which the page itself names.
 * Imported styles come first, so that a page's own rules follow those of its components.
 * @throws if src/routes.tsx names no file for it
 */
function filesOf(route: string, content: SiteContent) {
  const manifest = JSON.parse(readBuilt('.vite/manifest.json')) as Manifest
  const module = moduleOf(route, manifest, content)
  if (!manifest[module]) throw new Error(`src/routes.tsx names no file for ${route}: ${module}`)
  const [stylesheets, scripts] = [new Set<string>(), new Set<string>()]
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    if (!chunk.isEntry) scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) stylesheets.add(file)
  }
  visit(module)
  return { stylesheets: [...stylesheets], scripts: [...scripts] }
}
