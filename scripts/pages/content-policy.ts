import { createHash } from 'node:crypto'
import type { Delivery, Event } from '../../src/content/schema.ts'
import { mapOrigin } from '../../src/lib/maps.ts'
import { trustedPolicyName } from '../../src/browser/trustedTypes.ts'

/** What pages may load and do (W3C Content Security Policy Level 3), in the two ways a browser learns of it. */
type ContentPolicies = {
  /** For the element in each page, by its file; it works on every host. */
  readonly metas: ReadonlyMap<string, string>
  /** For the header of all pages: what an element cannot say, and what the service worker fetches. */
  readonly header: string
}

/** What an organiser may add to what pages load and do. */
type Added = {
  /** Where the forms are posted to; null: nowhere. */
  readonly delivery: Pick<Delivery, 'address'> | null
  readonly event: Pick<Event, 'tickets'>
}

type Page = { readonly file: string; readonly document: Document }

/** Script types that a browser runs or obeys; others, such as JSON-LD, are data, which no policy governs. */
const executable =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

/**
 * The policies of all pages. A page that the app shows later lives under the policy of the page that was loaded first,
 * and brings no inline style or script with it: so each page allows what it holds itself, and the header allows it all.
 * What an organiser adds opens them all for its origin, because the app shows any page in the one that was loaded.
 * @throws if a page holds what no hash can allow without the word "unsafe".
 */
export function contentPolicies(pages: readonly Page[], added: Added): ContentPolicies {
  const forbidden = pages.flatMap(forbiddenIn)
  if (forbidden.length > 0) {
    throw new Error(
      `The content policy would stop what these pages hold; use a class, a file or a listener:\n${forbidden.join('\n')}`,
    )
  }
  const metas = pages.map((page) => [page.file, directivesFor([page], added)] as const)
  const header = `${directivesFor(pages, added)}; frame-ancestors 'none'`
  return { metas: new Map(metas), header }
}

function directivesFor(documents: readonly Page[], { delivery, event }: Added): string {
  const service = delivery ? [new URL(delivery.address).origin] : []
  const frame = event.tickets?.frame ? [new URL(event.tickets.frame).origin] : []
  const scripts = documents.flatMap(({ document }) => inlineScripts(document))
  const styles = documents.flatMap(({ document }) => [...document.querySelectorAll('style')])
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...hashesOf(scripts)].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(styles)].join(' ')}`,
    `img-src 'self'`,
    `font-src 'self'`,
    // For the service worker, and for Lighthouse, which fetches robots.txt as the page: pages themselves post their forms alone.
    ["connect-src 'self'", ...service].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // The markup that the empty frame holds.
    [`frame-src ${mapOrigin} data:`, ...frame].join(' '),
    `base-uri 'none'`,
    // Chromium asks it again where the service leads to: back to the page of thanks (w3c/webappsec-csp#8).
    ['form-action', ...(delivery ? ["'self'", ...service] : ["'none'"])].join(' '),
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedPolicyName}`,
  ].join('; ')
}

/**
 * Puts the policy into a page, behind the character set and before all that it governs.
 * @throws if the page has no character set to put it behind.
 */
export function addContentPolicy(html: string, policy: string): string {
  const charset = /<meta charset="utf-8">/i
  if (!charset.test(html)) {
    throw new Error(
      'A page has no <meta charset="utf-8">, behind which its content policy belongs.',
    )
  }
  return html.replace(
    charset,
    (element) => `${element}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
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
