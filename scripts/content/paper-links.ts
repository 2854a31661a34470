import type { ContentData } from '../../src/content/schema.ts'
import { email, webAddress } from '../../src/content/schema/formats.ts'
import { lookUp } from '../../src/lib/lookUp.ts'
import { directionsUrl } from '../../src/lib/maps.ts'
import { mapValues } from '../lib/map-values.ts'
import { suggestion } from './mistakes.ts'

/** Within the site, or out of it. */
export type Link = { readonly to: string } | { readonly href: string }

/**
 * What a text page may lead to: what answers in faq.yaml may name, paths of the site, and addresses elsewhere.
 * @param papers the paths of the text pages
 * @returns where a target leads, or the end of a sentence that says why it does not
 */
export function linkFollower({ pages, venues, event }: ContentData, papers: readonly string[]) {
  const named: Readonly<Record<string, Link>> = {
    ...mapValues(pages.pages, ({ path }) => ({ to: path })),
    ...mapValues(venues.venues, (venue) => ({ href: directionsUrl({ ...venue }) })),
    mail: { href: `mailto:${event.email}` },
    shop: { href: event.ticketUrl },
  }
  const paths = [...Object.values(pages.pages).map(({ path }) => path), ...papers]
  return (target: string): Link | string => {
    if (Object.hasOwn(named, target)) return lookUp(named, target)
    if (target.startsWith('/')) {
      const [path = ''] = target.split('#')
      return paths.includes(path) ? { to: target } : `que no existe.${suggestion(path, paths)}`
    }
    const isMail = target.startsWith('mailto:') && email.safeParse(target.slice(7)).success
    if (isMail || /^tel:\+?\d+$/.test(target) || webAddress.safeParse(target).success) {
      return { href: target }
    }
    return /^\w+:/.test(target)
      ? 'pero se espera «https://…», «mailto:…» o «tel:+34…».'
      : `que no existe.${suggestion(target, Object.keys(named))}`
  }
}
