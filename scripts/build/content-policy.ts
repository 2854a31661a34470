import { createHash } from 'node:crypto'
import type { Delivery, Event } from '../../src/content/schema.ts'
import { mapOrigin } from '../../src/lib/maps.ts'
import { fragments } from '../../src/lib/ownNames.ts'
import { policyNames } from '../../src/lib/policyNames.ts'
import { asideType } from './set-aside.ts'

/** What pages may load and do (W3C Content Security Policy Level 3), in the two ways a browser learns of it. */
type ContentPolicies = {
  /** For the meta element of each page, by its file; it works on every host. */
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

/**
 * Each page allows what it holds itself, and the header allows what any page holds. Every page allows an organiser's
 * forms, because the app shows any page under the policy of the one that was loaded first. Only the page with the ticket
 * platform's frame allows that (src/site/appRouter.ts): any host in it, because to pay leads on to the buyer's bank.
 */
export function contentPolicies(pages: readonly Page[], added: Added): ContentPolicies {
  const metas = pages.map((page) => {
    const pays = page.document.querySelector('iframe[allow]') !== null
    return [page.file, directivesFor([page], added.delivery, pays)] as const
  })
  const pays = Boolean(added.event.tickets?.frame)
  const header = `${directivesFor(pages, added.delivery, pays)}; frame-ancestors 'none'`
  return { metas: new Map(metas), header }
}

/** Structured data and parts of the page are not script. */
const executed = `script:not([src], [type="application/ld+json"], [type="${asideType}"])`

function directivesFor(
  documents: readonly Page[],
  delivery: Added['delivery'],
  pays: boolean,
): string {
  const service = delivery ? [new URL(delivery.address).origin] : []
  const hashes = (selector: string) => {
    const found = documents.flatMap(({ document }) => [...document.querySelectorAll(selector)])
    return [...new Set(found.map(hashOf))].toSorted()
  }
  const holds = (selector: string) =>
    documents.some(({ document }) => document.querySelector(selector))
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...hashes(executed)].join(' ')}`,
    `style-src ${["'self'", ...hashes('style')].join(' ')}`,
    // The poster with a visitor's name, which its page makes.
    ['img-src', "'self'", ...(holds(`#${fragments.poster}`) ? ['blob:'] : [])].join(' '),
    `font-src 'self'`,
    // For the service worker, and for Lighthouse, which fetches robots.txt as the page. Pages only post their forms.
    ["connect-src 'self'", ...service].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${mapOrigin}${pays ? ' https:' : ''}`,
    `base-uri 'none'`,
    // 'self', because Chromium also checks redirects: the service leads back to the thanks (w3c/webappsec-csp#8).
    ['form-action', ...(delivery ? ["'self'", ...service] : ["'none'"])].join(' '),
    `require-trusted-types-for 'script'`,
    `trusted-types ${Object.values(policyNames).join(' ')}`,
  ].join('; ')
}

/** Puts the policy into a page, after the character set and before all that it governs. */
export const addContentPolicy = (html: string, policy: string): string =>
  html.replace(
    /<meta charset="utf-8">/i,
    (charset) => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )

const hashOf = ({ textContent }: Element) =>
  `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`
