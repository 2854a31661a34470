import { createHash } from 'node:crypto'
import type { HTMLElement } from 'node-html-parser'
import { usesOf } from '../../../src/event/uses.ts'
import { mapOrigin } from '../../../src/lib/maps.ts'
import { policyName } from '../../../src/lib/reservedNames.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** Structured data is not script. */
const executed = 'script:not([src], [type="application/ld+json"])'

/**
 * The policy of a page (W3C Content Security Policy Level 3) for its `meta` element, which works on every host.
 *
 * Every page allows the forms' service and the visitor poster, because the app shows any page under the policy of the page
 * that was loaded first. Only the page with the ticket platform's frame allows that frame, and the browser always loads it
 * (src/app/engine/visits.ts). The frame may lead to any host, because paying leads on to the buyer's bank.
 */
function contentPolicy(page: HTMLElement, content: SiteContent): string {
  const { delivery, venues } = content
  const { hasVisitorPoster } = usesOf(content)
  const ticketFrame = page.querySelector('iframe[allow]') !== null
  const frames = [
    ...(Object.keys(venues).length > 0 ? [mapOrigin] : []),
    ...(ticketFrame ? ['https:'] : []),
  ]
  const service = delivery ? [new URL(delivery.address).origin] : []
  const hashes = (selector: string) => {
    const found = page.querySelectorAll(selector)
    return [...new Set(found.map(hashOf))].toSorted()
  }
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...hashes(executed)].join(' ')}`,
    `style-src ${["'self'", ...hashes('style')].join(' ')}`,
    `img-src 'self'${hasVisitorPoster ? ' blob:' : ''}`,
    `font-src 'self'`,
    // The service worker needs 'self', and so does Lighthouse, which fetches robots.txt. Pages only post their forms.
    ["connect-src 'self'", ...service].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    `base-uri 'none'`,
    // 'self', because Chromium also checks redirects: the service leads back to the thanks (w3c/webappsec-csp#8).
    ['form-action', ...(delivery ? ["'self'", ...service] : ["'none'"])].join(' '),
    `require-trusted-types-for 'script'`,
    `trusted-types ${policyName}`,
  ].join('; ')
}

/** Adds a page's policy, after the character set and before all that it governs. */
export function addContentPolicy(page: HTMLElement, content: SiteContent): void {
  const policy = contentPolicy(page, content)
  const tag = `\n<meta http-equiv="Content-Security-Policy" content="${policy}">`
  page.querySelector('meta[charset]')?.insertAdjacentHTML('afterend', tag)
}

const hashOf = ({ textContent }: HTMLElement) =>
  `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`
