import { transformHtmlTemplate } from '@unhead/react/server'
import { sprite } from '../../src/azulejo/drawings.ts'
import { loadContent } from '../content/loadContent.ts'

/** The motifs that the page's tiles refer to. They are outside of React, so the browser never has to draw them. */
const spriteElement = `<svg class="sprite" aria-hidden="true">${sprite()}</svg>`

type Head = Parameters<typeof transformHtmlTemplate>[0]

export type PageParts = {
  readonly head: Head
  /** Structured data for search engines. */
  readonly jsonLd: string | null
  /** Runs before the first paint. */
  readonly script: string
}

/** The files of the page's app, named below the site's root. */
export type Loading = {
  readonly stylesheets: readonly { readonly file: string; readonly css: string }[]
  /** All but the entry, which the generator writes into the page. */
  readonly scripts: readonly string[]
}

/** What a browser loads, in the necessary order: the order of the cascade layers comes before the style sheets. */
const loads = [
  /<link rel="preload"[^>]*>/g,
  /<style[^>]*>[^]*?<\/style>/g,
  /<link rel="stylesheet"[^>]*>/g,
  /<script [^>]*src=[^>]*><\/script>/g,
]

/** The script that starts the app. */
export const entry = /<script type="module"[^>]* src="[^"]*\/(?:assets|src)\/[^"]*"[^>]*><\/script>/

/**
 * Adds the head and the motifs to a page that the generator rendered. What it loads comes last in the head, because
 * some readers of link previews stop early.
 */
export function dressPage(html: string, { head, jsonLd, script }: PageParts): string {
  const { event, state } = loadContent()
  head.push({ script: [{ innerHTML: script }] })
  // The same values for browsers without script.
  const stage = state.sale?.[state.stageAtBuild]
  if (state.calledOff) head.push({ htmlAttrs: { 'data-phase': 'after', 'data-called-off': '' } })
  if (stage) head.push({ htmlAttrs: { 'data-sale': stage.is } })
  if (jsonLd) {
    // At the end, so that no first screen waits for it.
    const type = 'application/ld+json'
    head.push({ script: [{ type, innerHTML: jsonLd, tagPosition: 'bodyClose' }] })
  }
  const [top = '', body = ''] = html.split(/(?=<\/head>)/)
  const loaded = loads.flatMap((pattern) => top.match(pattern) ?? [])
  const rest = loads.reduce((text, pattern) => text.replace(pattern, ''), top)
  const drawn = body.replace(/<body[^>]*>/, (tag) => tag + spriteElement)
  const page = transformHtmlTemplate(head, rest + keepAddresses(drawn, event.email))
  return page.replace('</head>', () => `${loaded.join('')}</head>`)
}

/**
 * Asks Cloudflare to leave mail addresses alone. By default it replaces them and adds a script that writes them back,
 * which our trusted types forbid; then the app finds another page than it rendered. The marks are outside of React's
 * root.
 */
function keepAddresses(body: string, email: string): string {
  if (!body.includes(email)) return body
  return body.replace(/(<body[^>]*>)([^]*)(<\/body>)/, '$1<!--email_off-->$2<!--/email_off-->$3')
}

/**
 * Turns what the generator rendered into what visitors get: with the page's styles, and without what vite-react-ssg
 * 0.9 adds for loaders and manifests, which this site does not use (src/app/startApp.tsx). Its random hash would make
 * every build differ, and a strict policy forbids its inline scripts.
 */
export function finishPage(html: string, route: string, { stylesheets, scripts }: Loading): string {
  const bare = html
    .replace(/\s*<script>window\.__staticRouterHydrationData[^]*?<\/script>/, '')
    .replace(/\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(' crossorigin=""', ' crossorigin')
    // The generator's mark gives way to ours (src/app/loadPage.ts). Without the one in index.html, the generator puts the
    // page in by String.replace, to which a "$" in a text would be an instruction.
    .replace('data-app="true" data-server-rendered="true"', `data-page="${route}"`)
  const css = stylesheets.map((sheet) => sheet.css.trim()).join('')
  return (
    bare
      // Styles in the page, so that the first paint waits for nothing else; src/browser/importPage.ts reads their names.
      .replace(
        /<style>([^]*?)<\/style>/,
        (_, layers: string) =>
          `<style data-files="${stylesheets.map(({ file }) => file).join(' ')}">${layers.trim()}${css}</style>`,
      )
      // The entry (src/boot.ts) requests all scripts at once. It may come after the font: a browser that runs it before
      // it has read the page paints later.
      .replace(
        '<script type="module"',
        `$& async fetchpriority="low" data-files="${scripts.join(' ')}"`,
      )
  )
}
