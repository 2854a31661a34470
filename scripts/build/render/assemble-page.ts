import { transformHtmlTemplate } from '@unhead/react/server'
import { readFileSync } from 'node:fs'
import { type HTMLElement, parse } from 'node-html-parser'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { SiteContent } from '../../../src/event/model.ts'
import { flagAttribute, type Flags, flagsInPage, timesOf } from '../../../src/event/moment.ts'
import { sprite } from '../../../src/azulejo/drawings.ts'
import { revisionAttribute } from '../../../src/lib/reservedNames.ts'
import type { OpenEvent } from '../derive/openEvent.ts'
import { once } from '../lib/once.ts'
import { hashOf } from '../lib/hash-of.ts'
import { bundle } from '../lib/bundle.ts'
import { readManifest } from '../lib/work-folder.ts'
import { addContentPolicy } from './content-policy.ts'
import { pageData } from '../outputs/structured-data.ts'
import type { CurrentEvent } from './vite/currentEvent.ts'

/** The motifs that the page's tiles refer to. They are outside of React, so the browser never has to draw them. */
const spriteElement = `<svg class="sprite" width="0" height="0" aria-hidden="true">${sprite()}</svg>`

type Head = Parameters<typeof transformHtmlTemplate>[0]

type RenderedPage = {
  /** Path that the generator rendered, such as "/programa", or "/404" for unknown addresses. */
  readonly route: string
  readonly html: string
  readonly head: Head
  /** The page's file, from the root of the repository (src/routes.tsx); a page without script has none. */
  readonly entry: string | undefined
}

/** The script of the first paint, src/firstPaint.ts. */
export async function firstPaintScript({
  event,
  sale,
  eventStatus: { notice },
}: Pick<SiteContent, 'event' | 'sale' | 'eventStatus'>) {
  const times = { ...timesOf({ event, sale, notice }), timeZone: event.timeZone }
  return (await bundle('src/firstPaint.ts', { __TIMES__: JSON.stringify(times) })).trim()
}

/** React finds its texts again by comments, so the parser keeps them. */
const parserOptions = { comment: true }

/** Elements of the generator that load something: font, styles and scripts. */
const loads = 'link[rel=preload], link[rel=modulepreload], link[rel=stylesheet], style, script[src]'

/**
 * @param building false in `npm run dev`, which serves scripts and styles one by one
 * @returns the function that assembles each page
 */
export function pageAssembler({ get }: CurrentEvent, building: boolean) {
  const firstPaint = once(() => firstPaintScript(get().content))
  return async (rendered: RenderedPage): Promise<string> => {
    // In `npm run dev` an edit of the content may change the times.
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
 * Completes a rendered page with its head, the motifs, the files that Vite wrote and its policy. Scripts and styles are
 * last in the head, because some readers of link previews stop early.
 */
function assemblePage({ route, html, head, entry }: RenderedPage, around: Around): string {
  const { content, settings, site, building } = around
  const pictures = readManifest(settings.folders)?.shareImages.event ?? []
  addToHead(head, around, pageData(route, content, site, pictures))

  const page = parse(transformHtmlTemplate(head, html), parserOptions)
  const top = elementIn(page, 'head')
  addMotifs(elementIn(page, 'body'))
  const tags = top.querySelectorAll(loads)
  for (const tag of tags) tag.remove()
  if (!building) {
    top.insertAdjacentHTML('beforeend', layersFirst(tags))
    return page.toString()
  }
  top.insertAdjacentHTML('beforeend', builtTags(tags, entry, settings.folders.site))
  nameForApp(page, route)
  addContentPolicy(page, content)
  addRevision(page)
  return page.toString()
}

/**
 * The one element that a selector finds. Tools may write other markup after an update.
 * @throws if there is none, or more than one
 */
function elementIn(page: HTMLElement, selector: string): HTMLElement {
  const [found, ...others] = page.querySelectorAll(selector)
  if (!found || others.length > 0) {
    throw new Error(
      `The page holds ${selector} ${others.length + (found ? 1 : 0)} times, not once.`,
    )
  }
  return found
}

const isStyle = (tag: HTMLElement) => tag.rawTagName === 'style'

/** The order of the cascade layers comes before the style sheets. */
function layersFirst(tags: readonly HTMLElement[]): string {
  const others = tags.filter((tag) => !isStyle(tag))
  return [...tags.filter(isStyle), ...others].join('')
}

function addToHead(head: Head, { content, script, settings }: Around, jsonLd: string | null) {
  const { event, sale, eventStatus } = content
  const times = timesOf({ event, sale, notice: eventStatus.notice })
  head.push({ script: [{ innerHTML: script }] })
  // Browsers without script need the flags in the HTML.
  const flags = Object.entries(flagsInPage(settings.now, times)).map(
    ([flag, value]) => [flagAttribute(flag as keyof Flags), value] as const,
  )
  head.push({ htmlAttrs: Object.fromEntries(flags) })
  if (jsonLd) {
    // The data is at the end of the body, so that no first screen waits for it.
    const type = 'application/ld+json'
    head.push({ script: [{ type, innerHTML: jsonLd, tagPosition: 'bodyClose' }] })
  }
}

/**
 * The tags of a page's styles and of its entry (src/boot.ts), which requests all scripts at once. The styles are inline, so
 * that the first paint waits for no other file. src/app/engine/importPage.ts reads the names of both. The entry may arrive
 * after the font: a browser that runs it before it has read the page paints later.
 * @param tags of the generator
 * @param page its file; undefined for a page without script
 * @param folder of the unfinished site
 */
function builtTags(tags: readonly HTMLElement[], page: string | undefined, folder: string): string {
  const readBuilt = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const { stylesheets, scripts } = filesOf(page, JSON.parse(readBuilt('.vite/manifest.json')))
  const font = tags.find((tag) => tag.getAttribute('as') === 'font')
  const layers = tags.find(isStyle)
  const entry = tags.find((tag) => tag.rawTagName === 'script')
  if (!font || !layers || !entry) throw new Error('The generator wrote no font, layers or entry.')
  const css = stylesheets.map((file) => readBuilt(file).trim()).join('')
  const styles = `<link rel="preload" href="${font.getAttribute('href')}" as="font" type="font/woff2" crossorigin><style data-files="${stylesheets.join(' ')}">${layers.text.trim()}${css}</style>`
  // On a page without script the app would try to show the page that is missing.
  if (!page) return styles
  return `${styles}<script type="module" async fetchpriority="low" data-files="${scripts.join(' ')}" crossorigin src="${entry.getAttribute('src')}"></script>`
}

/**
 * Adds the motifs before the app, and comments that make Cloudflare leave mail addresses alone. By default Cloudflare
 * replaces addresses and adds a script that writes them back. Our trusted types forbid that script, and then the page
 * differs from the one that the app renders.
 */
function addMotifs(body: HTMLElement): void {
  body.insertAdjacentHTML('afterbegin', `<!--email_off-->${spriteElement}`)
  body.insertAdjacentHTML('beforeend', '<!--/email_off-->')
}

/**
 * Replaces the generator's attributes by the page's name, which the app reads (src/app/engine/pages.ts).
 *
 * Removes the scripts that vite-react-ssg 0.9 adds for loaders and manifests, which this site does not use
 * (src/app/engine/hydrateApp.tsx). Their random hash would make every build differ, and the policy forbids inline scripts.
 *
 * The placeholder in index.html stays. Without it the generator inserts the page by String.replace, in which a "$" of a
 * text would be an instruction.
 */
function nameForApp(page: HTMLElement, route: string): void {
  const root = elementIn(page, '#root')
  root.setAttributes({ id: 'root', 'data-page': route })
  for (const script of page.querySelectorAll('body script:not([type])')) script.remove()
}

/** Names the version of the page for the service worker, and for the app of a tab that is older. */
function addRevision(page: HTMLElement): void {
  const root = elementIn(page, '#root')
  const { id, ...names } = root.attributes
  root.setAttributes({ id: id ?? '', [revisionAttribute]: hashOf(page.toString()), ...names })
}

/**
 * The files of a page and of all that it imports, below the site's root. The entry is left out, because the page names it.
 * Imported styles come first, so that a page's own rules follow those of its components. A page without script has the
 * files that all pages share (vite.config.ts, "app"), because the browser's build does not know it.
 * @throws if Vite has built no such file
 */
function filesOf(page: string | undefined, manifest: Manifest) {
  const shared = Object.keys(manifest).find((key) => manifest[key]?.name === 'app') ?? ''
  const first = page ?? shared
  if (!manifest[first]) throw new Error(`Vite has built no ${first}, which src/routes.tsx names.`)
  const [stylesheets, scripts] = [new Set<string>(), new Set<string>()]
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    if (!chunk.isEntry) scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) stylesheets.add(file)
  }
  visit(first)
  return { stylesheets: [...stylesheets], scripts: [...scripts] }
}
