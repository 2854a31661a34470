import { transformHtmlTemplate } from '@unhead/react/server'
import { sprite } from '../../src/azulejo/sprite.ts'
import { phaseScript } from './phase-script.ts'
import { loadContent } from '../content/site-content.ts'

/** The motifs that the page's tiles refer to, outside of React: the browser never has to draw them. */
const spriteElement = `<svg class="sprite" aria-hidden="true">${sprite()}</svg>`

type Head = Parameters<typeof transformHtmlTemplate>[0]

export type PageParts = {
  readonly head: Head
  /** Structured data for search engines. */
  readonly jsonLd: string | null
}

/** What the page's app consists of; files are named below the site's root. */
export type Loading = {
  readonly stylesheets: readonly { readonly file: string; readonly css: string }[]
  /** All but the entry, which the generator writes into the page. */
  readonly scripts: readonly string[]
}

const unknownScript = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))/

/**
 * Turns what the generator rendered into the page that visitors get: with its head and its styles, and without what
 * vite-react-ssg 0.9 adds for loaders and manifests, which this site has none of (src/app/startApp.tsx). The hash among it
 * is random, so without it two builds are alike, and without inline scripts the page runs under a strict policy.
 */
export async function finishPage(
  html: string,
  parts: PageParts,
  { stylesheets, scripts }: Loading,
): Promise<string> {
  const bare = html
    .replace(/\s*<script>window\.__staticRouterHydrationData[^]*?<\/script>/, '')
    .replace(/\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    // React writes end tags that HTML does without: 31 bytes of the compressed home page.
    .replace(/><\/(?:circle|path|rect|use)>/g, '/>')
  if (unknownScript.test(bare)) {
    throw new Error(
      'A page still holds an inline script: vite-react-ssg renders it differently now; see scripts/render/finish-page.ts.',
    )
  }
  const page = nameScripts(inlineStyles(bare, stylesheets), scripts)
  return moveLoadingLast(await dressPage(page, parts))
}

/** The page of `npm run dev`: unhead puts the style sheets before the order of their layers, which has to come first. */
export async function draftPage(html: string, parts: PageParts): Promise<string> {
  const page = await dressPage(html, parts)
  const [layers = ''] = /<style>\s*@layer [^{}]*<\/style>/.exec(page) ?? []
  return page.replace(layers, '').replace('<head>', (head) => head + layers)
}

/** The page with its head and the motifs. */
async function dressPage(html: string, { head, jsonLd }: PageParts): Promise<string> {
  const content = loadContent()
  const { state } = content
  head.push({ script: [{ innerHTML: phaseScript(content) }] })
  // What the script would say, for browsers without script.
  const stage = state.sale?.[state.stage]
  if (state.calledOff) head.push({ htmlAttrs: { 'data-phase': 'after' } })
  if (stage) head.push({ htmlAttrs: { 'data-sale': stage.is } })
  if (jsonLd) head.push({ script: [{ type: 'application/ld+json', innerHTML: jsonLd }] })
  return transformHtmlTemplate(
    head,
    html.replace(/<body[^>]*>/, (body) => body + spriteElement),
  )
}

/**
 * The page without the script that starts the app.
 * @throws if it has none, because then it would have one of another name.
 */
export function withoutApp(html: string): string {
  const entry = /<script type="module"[^>]* src="[^"]*\/(?:assets|src)\/[^"]*"[^>]*><\/script>\s*/
  if (!entry.test(html)) throw new Error('The page without network has no script to take away.')
  return html.replace(entry, '')
}

/** What a browser loads, in the order in which it has to be. */
const loading = [
  /<link rel="preload"[^>]*>/g,
  /<style[^>]*>[^]*?<\/style>/g,
  /<script [^>]*><\/script>/g,
]

/** Puts what a browser loads behind what link previews read, some of which stop early. */
function moveLoadingLast(html: string): string {
  const [head = '', ...body] = html.split(/(?=<\/head>)/)
  const moved = loading.flatMap((pattern) => head.match(pattern) ?? [])
  const rest = moved.reduce((text, element) => text.replace(`${element}\n`, ''), head)
  if (loading.some((pattern) => rest.search(pattern) !== -1)) {
    throw new Error(
      "A page's head is laid out in a way that scripts/render/finish-page.ts does not know.",
    )
  }
  // Line breaks between elements would be 40 bytes of the compressed home page.
  return (rest + moved.join('')).replace(/>\s+</g, '><') + body.join('')
}

/**
 * Puts the styles behind the order of their layers (index.html), so that the first paint waits for nothing but the page
 * itself, and names their files for src/browser/importPage.ts.
 */
function inlineStyles(html: string, stylesheets: Loading['stylesheets']): string {
  const files = stylesheets.map(({ file }) => file).join(' ')
  const css = stylesheets.map((stylesheet) => stylesheet.css.trim()).join('')
  return html.replace(
    /<style>([^]*?)<\/style>/,
    (_, layers: string) => `<style data-files="${files}">${layers.trim()}${css}</style>`,
  )
}

/**
 * Names what the app consists of, so that the entry (src/boot.ts) can ask for all of it at once. The entry itself may
 * come whenever it comes, after the font: a browser that has to run it before it is through with the page paints later.
 */
function nameScripts(html: string, scripts: Loading['scripts']): string {
  const attributes = `async fetchpriority="low" data-files="${scripts.join(' ')}"`
  return html.replace('<script type="module"', `$& ${attributes}`)
}
