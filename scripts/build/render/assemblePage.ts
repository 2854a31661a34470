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
import { lazy } from '../lib/lazy.ts'
import { hashOf } from '../lib/hashOf.ts'
import { bundle } from '../lib/bundle.ts'
import { readOutputRecord } from '../lib/outputRecord.ts'
import { addContentPolicy } from './contentPolicy.ts'
import { structuredDataOf } from '../outputs/structuredData.ts'
import type { CurrentEvent } from './vite/currentEvent.ts'

/**
 * The motifs of tiles, to which the pictures of all pages refer. React never renders them, because they are outside of its
 * root.
 */
const spriteElement = `<svg class="sprite" width="0" height="0" aria-hidden="true">${sprite()}</svg>`

/** The head that a page's components have filled (src/site/usePageHead.ts), as Unhead collects it. */
type Head = Parameters<typeof transformHtmlTemplate>[0]

/** A page as vite-react-ssg, the generator, has rendered it. */
type RenderedPage = {
  /** The page's path, "/programa". A fallback page has a path here, too: "/404". */
  readonly route: string
  /** The text of index.html with the rendered page in it. The tags of `head` are not in it yet. */
  readonly html: string
  readonly head: Head
  /** The page's file, from the root of the repository (`entry` in src/routes.tsx); undefined for a page without script. */
  readonly pageFile: string | undefined
}

/** The script that sets the flags of <html> before the first paint (src/firstPaint.ts), with the event's times. */
export async function firstPaintScript({
  event,
  sale,
  eventStatus,
}: Pick<SiteContent, 'event' | 'sale' | 'eventStatus'>) {
  const { notice } = eventStatus
  const times = { ...timesOf({ event, sale, notice }), timeZone: event.timeZone }
  const script = await bundle('src/firstPaint.ts', { __TIMES__: JSON.stringify(times) })
  return script.trim()
}

/** The parser keeps comments, because React finds its texts by them. */
const parserOptions = { comment: true }

/** The elements that load font, styles and scripts in the generator's HTML. */
const loadingElements =
  'link[rel=preload], link[rel=modulepreload], link[rel=stylesheet], style, script[src]'

/**
 * Makes the function that assembles each page. All pages of a build share the script of the first paint.
 * @param isBuild false in `npm run dev`, which serves scripts and styles one by one
 */
export function pageAssembler(event: CurrentEvent, isBuild: boolean) {
  const makeScript = () => firstPaintScript(event.get().content)
  // In `npm run dev` the event's times may change, so the script is made again for each page.
  const getScript = isBuild ? lazy(makeScript) : makeScript
  return async (rendered: RenderedPage): Promise<string> =>
    assemblePage(rendered, { ...event.get(), script: await getScript(), isBuild })
}

type PageContext = OpenEvent & {
  /** The script of the first paint. */
  readonly script: string
  readonly isBuild: boolean
}

/**
 * Completes the generator's HTML with the head, the motifs, Vite's scripts and styles, the policy and the revision. Styles are
 * the last tags in the head, because some services that make link previews read only the beginning of a page.
 *
 * In `npm run dev` a page keeps the generator's own tags, and gets neither policy nor revision.
 */
function assemblePage(rendered: RenderedPage, context: PageContext): string {
  const { route, html, head, pageFile } = rendered
  const { content, settings, site, isBuild } = context
  const eventPictures = readOutputRecord(settings.folders)?.shareImages.event ?? []
  const jsonLd = structuredDataOf(route, content, site, eventPictures)
  addToHead(head, context, jsonLd)

  const page = parse(transformHtmlTemplate(head, html), parserOptions)
  const headElement = elementIn(page, 'head')
  addMotifs(elementIn(page, 'body'))
  // The generator's loading tags are taken out. In `npm run dev` they return in another order. In a build other tags replace
  // them.
  const tags = headElement.querySelectorAll(loadingElements)
  for (const tag of tags) removeLine(tag)
  if (!isBuild) {
    headElement.insertAdjacentHTML('beforeend', layersFirst(tags))
    return page.toString()
  }
  const { styles, start } = builtTags(tags, pageFile, settings.folders.site)
  headElement.insertAdjacentHTML('beforeend', styles)
  elementIn(page, 'body').insertAdjacentHTML('beforeend', start)
  addPath(page, route)
  removeUnusedScripts(page)
  // The policy has the hashes of inline scripts, so it comes after `removeUnusedScripts`.
  addContentPolicy(page, content)
  // The revision is the last change, because it is a hash of the whole page.
  addRevision(page)
  return page.toString()
}

/**
 * Finds the only element that matches a selector.
 * @throws if none or several elements match, because an update of the generator may have changed its HTML
 */
function elementIn(page: HTMLElement, selector: string): HTMLElement {
  const elements = page.querySelectorAll(selector)
  const [element] = elements
  if (!element || elements.length > 1) {
    throw new Error(`The page holds ${selector} ${elements.length} times, not once.`)
  }
  return element
}

/** Removes a tag and the line break after it, which would leave an empty line. */
function removeLine(tag: HTMLElement): void {
  const next = tag.nextSibling
  if (next?.rawText.trim() === '') next.remove()
  tag.remove()
}

const isStyleElement = (tag: HTMLElement) => tag.rawTagName === 'style'

/**
 * The HTML of the generator's tags, with the `<style>` of index.html first. This `<style>` names the cascade layers in their
 * order. It has to come before the style sheets, because the order in which layers are first named is their order.
 */
function layersFirst(tags: readonly HTMLElement[]): string {
  const others = tags.filter((tag) => !isStyleElement(tag))
  return [...tags.filter(isStyleElement), ...others].join('')
}

/** Adds the script of the first paint, the flags of the build's moment and, if the page has any, the structured data. */
function addToHead(head: Head, { content, script, settings }: PageContext, jsonLd: string | null) {
  const { event, sale, eventStatus } = content
  const times = timesOf({ event, sale, notice: eventStatus.notice })
  head.push({ script: [{ innerHTML: script }] })
  // The HTML has flags, too, for visitors without script.
  const flags = Object.entries(flagsInPage(settings.now, times)).map(
    ([flag, value]) => [flagAttribute(flag as keyof Flags), value] as const,
  )
  head.push({ htmlAttrs: Object.fromEntries(flags) })
  if (jsonLd) {
    // At the end of the body the structured data does not delay the first screen.
    const type = 'application/ld+json'
    head.push({ script: [{ type, innerHTML: jsonLd, tagPosition: 'bodyClose' }] })
  }
}

/** The tags of a built page, in HTML. */
type BuiltTags = {
  /**
   * For the end of the head: the font's preload, and the styles. They are inline, so that the first paint needs no other file.
   */
  readonly styles: string
  /**
   * For the end of the body: the script element of src/boot.ts, which starts the app and requests all scripts of the page. In
   * the head the names of these scripts would take a hundred bytes of the first screen. Empty for a page without script.
   */
  readonly start: string
}

/**
 * Makes the tags of a built page. Two attributes of the script element list files. `data-files` has the page's scripts, which
 * src/app/engine/scheduleApp.ts requests. `data-styles` has the style sheets that the page contains, so that
 * src/app/engine/importPage.ts does not load them again.
 * @param tags the generator's tags
 * @param pageFile undefined for a page without script
 * @param siteFolder the folder of the unfinished site
 */
function builtTags(
  tags: readonly HTMLElement[],
  pageFile: string | undefined,
  siteFolder: string,
): BuiltTags {
  const readBuilt = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8')
  const { stylesheets, scripts } = filesOf(pageFile, JSON.parse(readBuilt('.vite/manifest.json')))
  const font = tags.find((tag) => tag.getAttribute('as') === 'font')
  const layers = tags.find(isStyleElement)
  const boot = tags.find((tag) => tag.rawTagName === 'script')
  if (!font || !layers || !boot) throw new Error('The generator wrote no font, layers or script.')
  const css = stylesheets.map((file) => readBuilt(file).trim()).join('')
  const styles = `<link rel="preload" href="${font.getAttribute('href')}" as="font" type="font/woff2" crossorigin><style>${layers.text.trim()}${css}</style>`
  // On a page without script the app could not start, because it has no route for the page (`scriptlessPages` in
  // src/routes.tsx).
  if (!pageFile) return { styles, start: '' }
  const attributes = [
    'type="module"',
    // The browser may paint the page before it runs the script.
    'async',
    // The font is loaded first.
    'fetchpriority="low"',
    `data-files="${scripts.join(' ')}"`,
    `data-styles="${stylesheets.join(' ')}"`,
    'crossorigin',
    `src="${boot.getAttribute('src')}"`,
  ]
  return { styles, start: `<script ${attributes.join(' ')}></script>` }
}

/**
 * Adds the motifs at the start of the body, and two comments that tell Cloudflare not to change e-mail addresses. By default
 * Cloudflare replaces addresses, and adds a script that restores them. The page's policy forbids that script (trusted types),
 * so the addresses would stay replaced, and React would not find the HTML that it expects.
 */
function addMotifs(body: HTMLElement): void {
  body.insertAdjacentHTML('afterbegin', `<!--email_off-->${spriteElement}`)
  body.insertAdjacentHTML('beforeend', '<!--/email_off-->')
}

/**
 * Gives the root the attribute `data-page` with the page's path, which the app reads (src/app/engine/pages.ts). All other
 * attributes except `id` are removed.
 *
 * One of the removed attributes is `data-app` of index.html. Only the generator needs it. If `id` were the root's only
 * attribute, the generator would insert the page by `String.replace`, which gives a "$" in a text a special meaning.
 */
function addPath(page: HTMLElement, route: string): void {
  elementIn(page, '#root').setAttributes({ id: 'root', 'data-page': route })
}

/**
 * Removes the inline scripts that vite-react-ssg 0.9 adds for loaders and manifests. This site needs no such scripts
 * (src/app/engine/hydrateApp.tsx). They contain a random hash, so that every build would differ. The policy forbids them, too.
 */
function removeUnusedScripts(page: HTMLElement): void {
  for (const script of page.querySelectorAll('body script:not([type])')) script.remove()
}

/** Adds the page's revision, by which the service worker and the app in an old tab notice that a page has changed. */
function addRevision(page: HTMLElement): void {
  const root = elementIn(page, '#root')
  const { id = '', ...otherAttributes } = root.attributes
  const revision = hashOf(page.toString())
  root.setAttributes({ id, [revisionAttribute]: revision, ...otherAttributes })
}

/** The names of the chunks that all inner pages share (vite.config.ts). */
const sharedChunks = new Set(['app', 'inner'])

/**
 * The paths of the style sheets and scripts that a page needs: of the page's file, and of all files that it imports.
 * - Imported styles come first, so that a page's own rules follow those of its components.
 * - The script of src/boot.ts is left out, because the page's script element has its address.
 * - A page without script is not in Vite's build for browsers. It gets the files that all inner pages share.
 * @throws if Vite has not built the page
 */
function filesOf(pageFile: string | undefined, manifest: Manifest) {
  const sharedKeys = Object.keys(manifest).filter((key) =>
    sharedChunks.has(manifest[key]?.name ?? ''),
  )
  // The key of a page's chunk in the manifest is the page's file.
  const firstKeys = pageFile ? [pageFile] : sharedKeys
  const areBuilt = firstKeys.length > 0 && firstKeys.every((key) => manifest[key])
  if (!areBuilt) {
    throw new Error(`Vite has built no ${pageFile ?? 'chunk for pages without script'}.`)
  }
  const stylesheets = new Set<string>()
  const scripts = new Set<string>()
  const addFilesOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    // The only entry of the build is src/boot.ts.
    if (!chunk.isEntry) scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) addFilesOf(imported)
    for (const file of chunk.css ?? []) stylesheets.add(file)
  }
  firstKeys.forEach(addFilesOf)
  return { stylesheets: [...stylesheets], scripts: [...scripts] }
}
