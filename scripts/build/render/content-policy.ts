import { createHash } from 'node:crypto'
import { usesOf } from '../../../src/event/uses.ts'
import { mapOrigin } from '../../../src/lib/maps.ts'
import type { BuiltPage } from '../lib/built-site.ts'
import { replaceOnce } from '../lib/replace-once.ts'
import { policyName } from '../../../src/lib/reservedNames.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** Structured data is not script. */
const executed = 'script:not([src], [type="application/ld+json"])'

/**
 * What a page may load and do (W3C Content Security Policy Level 3), for its `meta` element, which works on every host:
 * what the page holds itself. Every page allows an organiser's forms and the poster with a visitor's name, because the
 * app shows any page under the policy of the one that was loaded first. Only the page with the ticket platform's frame
 * allows that (src/app/engine/visits.ts): any host in it, because to pay leads on to the buyer's bank.
 */
function contentPolicy(page: Document, content: SiteContent): string {
  const { delivery } = content
  const { poster } = usesOf(content)
  const ticketFrame = page.querySelector('iframe[allow]') !== null
  const service = delivery ? [new URL(delivery.address).origin] : []
  const hashes = (selector: string) => {
    const found = [...page.querySelectorAll(selector)]
    return [...new Set(found.map(hashOf))].toSorted()
  }
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...hashes(executed)].join(' ')}`,
    `style-src ${["'self'", ...hashes('style')].join(' ')}`,
    `img-src 'self'${poster ? ' blob:' : ''}`,
    `font-src 'self'`,
    // For the service worker, and for Lighthouse, which fetches robots.txt as the page. Pages only post their forms.
    ["connect-src 'self'", ...service].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${mapOrigin}${ticketFrame ? ' https:' : ''}`,
    `base-uri 'none'`,
    // 'self', because Chromium also checks redirects: the service leads back to the thanks (w3c/webappsec-csp#8).
    ['form-action', ...(delivery ? ["'self'", ...service] : ["'none'"])].join(' '),
    `require-trusted-types-for 'script'`,
    `trusted-types ${policyName}`,
  ].join('; ')
}

/** A page's HTML with its policy, after the character set and before all that it governs. */
export function addContentPolicy({ html, document }: BuiltPage, content: SiteContent): string {
  const policy = contentPolicy(document, content)
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return replaceOnce(html, /<meta charset="utf-8">/i, (charset) => `${charset}\n${tag}`)
}

const hashOf = ({ textContent }: Element) =>
  `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`
