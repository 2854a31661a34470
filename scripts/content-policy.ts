import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { mapOrigin } from '../src/lib/maps.ts'
import { trustedPolicyName } from '../src/lib/trusted.ts'

/** What pages may load and do (W3C Content Security Policy Level 3), in the two ways a browser learns of it. */
export type ContentPolicy = {
  /** For the element in each page, which works on every host. */
  readonly meta: string
  /** For the header: the same, what an element cannot say, and what the service worker fetches. */
  readonly header: string
}

type Page = { readonly file: string; readonly document: Document }

/** Script types that a browser runs or obeys; others, such as JSON-LD, are data, which no policy governs. */
const executable =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

/**
 * The one policy of all pages. A page that the app shows later lives under the policy of the page that was loaded
 * first, so each allows what any of them holds inline, down to the document in the map's frame.
 * @throws where a page holds what no hash can allow without the word "unsafe".
 */
export function contentPolicy(pages: readonly Page[]): ContentPolicy {
  const documents = pages.flatMap(withFrames)
  const forbidden = documents.flatMap(forbiddenIn)
  if (forbidden.length > 0) {
    throw new Error(
      `The content policy would stop what these pages hold; use a class, a file or a listener:\n${forbidden.join('\n')}`,
    )
  }
  const scripts = documents.flatMap(({ document }) => inlineScripts(document))
  const styles = documents.flatMap(({ document }) => [...document.querySelectorAll('style')])
  const shared = [
    `default-src 'none'`,
    `script-src ${["'self'", ...hashesOf(scripts)].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(styles)].join(' ')}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${mapOrigin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedPolicyName}`,
  ]
  // The header also governs the service worker's own requests; pages fetch nothing, which their element keeps so.
  const headerOnly = [`connect-src 'self'`, `frame-ancestors 'none'`]
  return { meta: shared.join('; '), header: [...shared, ...headerOnly].join('; ') }
}

/**
 * Puts the policy into a page, behind the character set and before all that it governs.
 * @throws where the page has no character set to put it behind.
 */
export function addContentPolicy(html: string, { meta }: ContentPolicy): string {
  const charset = /<meta charset="utf-8">/i
  if (!charset.test(html)) {
    throw new Error(
      'A page has no <meta charset="utf-8">, behind which its content policy belongs.',
    )
  }
  return html.replace(
    charset,
    (element) => `${element}\n<meta http-equiv="Content-Security-Policy" content="${meta}">`,
  )
}

/** A page and the documents that it holds in frames of its own, which inherit its policy (HTML, srcdoc). */
function withFrames({ file, document }: Page): Page[] {
  const frames = [...document.querySelectorAll('iframe[srcdoc]')].map((frame) => ({
    file: `${file}, frame "${frame.getAttribute('title')}"`,
    document: new JSDOM(frame.getAttribute('srcdoc') ?? '').window.document,
  }))
  return [{ file, document }, ...frames.flatMap(withFrames)]
}

function inlineScripts(document: Document): Element[] {
  return [...document.querySelectorAll('script:not([src])')].filter((script) =>
    executable.test(script.getAttribute('type') ?? ''),
  )
}

function hashesOf(elements: readonly Element[]): string[] {
  return [...new Set(elements.map(({ textContent }) => hashOf(textContent)))].toSorted()
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function forbiddenIn({ file, document }: Page): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value),
      )
      .map(({ name, value }) => `${file}: <${element.localName} ${name}="${value}">`),
  )
}
