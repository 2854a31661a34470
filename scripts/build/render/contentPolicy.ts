import { createHash } from 'node:crypto'
import type { HTMLElement } from 'node-html-parser'
import { usesOf } from '../../../src/event/uses.ts'
import { mapOrigin } from '../../../src/lib/maps.ts'
import { policyName } from '../../../src/lib/reservedNames.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** The inline scripts of a page. Structured data is in a script element, too, but browsers do not run it. */
const inlineScripts = 'script:not([src], [type="application/ld+json"])'

/**
 * The policy of a page, which says what the page may load and do (W3C Content Security Policy Level 3). It is in a `<meta>`
 * element, because that works on every host.
 *
 * When the app shows another page, the policy of the first page stays in force. So every page allows the form service and the
 * poster with a visitor's name.
 *
 * The frame of the ticket platform is an exception. Only the page "tickets" allows it, and the app loads that page fully
 * (src/app/engine/visits.ts). The page allows frames of any host, because a payment goes on at the buyer's bank.
 */
function contentPolicy(page: HTMLElement, content: SiteContent): string {
  const { formService, venues } = content
  const { hasVisitorPoster } = usesOf(content)
  // Only the ticket platform's frame has the attribute `allow`, for payments (TicketFrame.tsx). The map's frame lacks it.
  const hasTicketFrame = page.querySelector('iframe[allow]') !== null
  const frames: string[] = []
  if (Object.keys(venues).length > 0) frames.push(mapOrigin)
  if (hasTicketFrame) frames.push('https:')
  const serviceOrigins = formService ? [new URL(formService.address).origin] : []
  // The service redirects to the page of thanks on the site. Chromium also checks the targets of redirects, so these include
  // 'self' (w3c/webappsec-csp#8).
  const formTargets = formService ? ["'self'", ...serviceOrigins] : ["'none'"]
  const hashesOf = (selector: string) => {
    const elements = page.querySelectorAll(selector)
    return [...new Set(elements.map(quotedHashOf))].toSorted()
  }
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...hashesOf(inlineScripts)].join(' ')}`,
    `style-src ${["'self'", ...hashesOf('style')].join(' ')}`,
    // The poster with a visitor's name is made in the browser, and has a `blob:` address.
    `img-src 'self'${hasVisitorPoster ? ' blob:' : ''}`,
    `font-src 'self'`,
    // The service worker and Lighthouse need 'self'. Lighthouse fetches robots.txt from within the page.
    ["connect-src 'self'", ...serviceOrigins].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    `base-uri 'none'`,
    ['form-action', ...formTargets].join(' '),
    `require-trusted-types-for 'script'`,
    `trusted-types ${policyName}`,
  ].join('; ')
}

/** Adds the policy to a page, before everything that the policy restricts. Only the character set comes before it. */
export function addContentPolicy(page: HTMLElement, content: SiteContent): void {
  const policy = contentPolicy(page, content)
  const tag = `\n<meta http-equiv="Content-Security-Policy" content="${policy}">`
  page.querySelector('meta[charset]')?.insertAdjacentHTML('afterend', tag)
}

/** The hash of an inline element, as the policy writes it: `'sha256-…'` with its quotes. */
const quotedHashOf = ({ textContent }: HTMLElement) =>
  `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`
