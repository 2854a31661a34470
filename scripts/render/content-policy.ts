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

/** What an organiser may add: where forms are posted to, and the ticket platform's page for frames. */
type Added = {
  readonly delivery: Pick<Delivery, 'address'> | null
  readonly event: Pick<Event, 'tickets'>
}

type Page = { readonly file: string; readonly document: Document }

/** Script types that a browser runs or obeys; others, such as JSON-LD, are data, which no policy governs. */
const executable =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

/**
 * Each page allows what it holds itself, and the header allows what any page holds. What an organiser adds opens all pages,
 * because the app shows any page under the policy of the one that was loaded first.
 * @throws if a page holds what no hash can allow
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
    // 'self', because Chromium checks redirects, too: the service leads back to the page of thanks (w3c/webappsec-csp#8).
    ['form-action', ...(delivery ? ["'self'", ...service] : ["'none'"])].join(' '),
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedPolicyName}`,
  ].join('; ')
}

/** Puts the policy into a page, behind the character set and before all that it governs. */
export function addContentPolicy(html: string, policy: string): string {
  const [before, after] = html.split(/(?<=<meta charset="utf-8">)/i)
  if (!after) throw new Error('A page has no <meta charset="utf-8"> to put its policy behind.')
  return `${before}\n<meta http-equiv="Content-Security-Policy" content="${policy}">${after}`
}

const inlineScripts = (document: Document) =>
  [...document.querySelectorAll('script:not([src])')].filter((script) =>
    executable.test(script.getAttribute('type') ?? ''),
  )

const hashOf = ({ textContent }: Element) =>
  `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`

const hashesOf = (elements: readonly Element[]) => [...new Set(elements.map(hashOf))].toSorted()

const isForbidden = ({ name, value }: Attr) =>
  name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value)

const forbiddenIn = ({ file, document }: Page): string[] =>
  [...document.querySelectorAll('*')].flatMap(({ localName, attributes }) =>
    [...attributes]
      .filter(isForbidden)
      .map(({ name, value }) => `${file}: <${localName} ${name}="${value}">`),
  )
