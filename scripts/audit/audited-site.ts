import type { Page } from '@playwright/test'
import type { SiteAddress } from '../../src/lib/address.ts'
import { notFoundFile, readBuiltSite } from '../lib/built-site.ts'
import { serveSite } from '../lib/server.ts'
import { distDir } from '../lib/work-folder.ts'
import { wordsIn } from './in-page/elements.ts'
import type { Finding, Findings } from './model.ts'
import { unknownPath } from './states.ts'

/** A page with its address below the site's root. */
export type AuditedPage = { readonly path: string; readonly document: () => Document }

/**
 * The pages of the built site under the addresses that the audit visits.
 * @throws if the folder holds no page.
 */
export const readAuditedSite = (): AuditedPage[] =>
  readBuiltSite(distDir).pages.map((page) => ({
    path: page.path ?? (page.file === notFoundFile ? unknownPath : `/${page.file}`),
    document: () => page.document,
  }))

/**
 * The address that the site was built for, from its home page.
 * @throws if the home page does not name it
 */
export function publishedAt(pages: readonly AuditedPage[]): SiteAddress {
  const home = pages.find(({ path }) => path === '/')?.document()
  const link = home?.querySelector('link[rel="canonical"]')
  if (!link)
    throw new Error('The home page does not name its address (canonical): build the site anew.')
  const { origin, pathname } = new URL(link.getAttribute('href') ?? '')
  return { origin, base: pathname }
}

/** Serves the site while the tests run. Their processes read its address from the environment. */
export default async function serve(): Promise<() => Promise<void>> {
  const { base } = publishedAt(readAuditedSite())
  const server = await serveSite({ dir: distDir, port: 0, base })
  process.env.AUDIT_ORIGIN = server.url
  return server.close
}

type Link = { readonly name: string; readonly href: string }

const linksOf = (links: readonly Element[]): Link[] =>
  links.map((link) => ({ name: link.textContent, href: link.getAttribute('href') ?? '' }))

const inWords = (links: readonly Link[]) =>
  links.map(({ name, href }) => `${name} (${href})`).join(', ')

const parts = { 'misma-navegacion': 'header nav a', 'misma-ayuda': 'footer a' }
const buttons = ['main a.button', 'header > * > a']

let built: readonly AuditedPage[] | undefined

const builtLinks = (selector: string, pages: readonly AuditedPage[]): Link[] =>
  pages.flatMap(({ document }) => linksOf([...document().querySelectorAll(selector)]))

/** What this page names or orders otherwise than the others do (WCAG 3.2.3, 3.2.4, 3.2.6). */
export async function otherThanElsewhere(page: Page, path: string): Promise<Findings> {
  const found: Record<string, Finding[]> = {}
  const linksHere = (selector: string) => page.locator(selector).evaluateAll(linksOf)
  built ??= readAuditedSite()
  const home = built.filter((one) => one.path === '/')
  const others = built.filter((one) => one.path !== path)
  for (const [rule, target] of Object.entries(parts)) {
    const [here, there] = [inWords(await linksHere(target)), inWords(builtLinks(target, home))]
    const message = `En la portada los enlaces son ${there}`
    found[rule] = here === '' || here === there ? [] : [{ target, message }]
  }
  const renamed = (names: readonly string[], name: string) =>
    names.length >= 3 && !wordsIn(name).some((word) => wordsIn(names.join(' ')).includes(word))
  found['mismo-nombre'] = []
  for (const selector of buttons) {
    const named = builtLinks(selector, others)
    for (const { name, href } of await linksHere(selector)) {
      const names = named.filter((one) => one.href === href).map((one) => one.name)
      const words = `En otras páginas se llama «${names[0]}»`
      if (renamed(names, name))
        found['mismo-nombre'].push({ target: `a[href="${href}"]`, message: words })
    }
  }
  return found
}
