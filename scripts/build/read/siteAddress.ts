import { domainToUnicode } from 'node:url'
import type { Event } from '../../../src/event/model.ts'
import type { SiteAddress } from '../../../src/lib/address.ts'

/** The address of a site until the organiser says the real one. Nobody can own an ".example" domain (RFC 2606). */
export const sampleOrigin = 'https://encuentrostartup.example'

/**
 * The address of the site from the environment.
 * @throws with one sentence if SITE_URL or BASE_PATH is not valid
 */
export function readSiteAddress(environment: NodeJS.ProcessEnv): SiteAddress {
  return {
    origin: readOrigin(environment.SITE_URL || sampleOrigin),
    base: readBase(environment.BASE_PATH || '/'),
  }
}

/**
 * The address of an event's site. SITE_URL and BASE_PATH come first. Without SITE_URL it is `site` of event.yaml, whose path
 * is the sub-folder.
 * @throws with one sentence if the address is not valid
 */
export function publishedAt(
  environment: NodeJS.ProcessEnv,
  { site }: Pick<Event, 'site'>,
): SiteAddress {
  if (environment.SITE_URL || !site) return readSiteAddress(environment)
  const { origin, pathname } = new URL(site)
  const BASE_PATH = environment.BASE_PATH || pathname.replace(/\/*$/, '/')
  return readSiteAddress({ SITE_URL: origin, BASE_PATH })
}

/** An address without its protocol, in readable letters: "https://xn--espaa-rta.es" and "/feria/" → "españa.es/feria". */
export function shownAddress({ origin, base }: SiteAddress): string {
  const { hostname, host } = new URL(origin)
  return host.replace(hostname, domainToUnicode(hostname)) + base.slice(0, -1)
}

/** An origin: "https://ejemplo.org". The URL parser alone would accept "https:ejemplo.org", backslashes and line breaks. */
const bareOrigin = /^https?:\/\/[\p{L}\p{M}\d_-]+(?:\.[\p{L}\p{M}\d_-]+)*(?::\d+)?\/?$/iu

function readOrigin(text: string): string {
  const expected =
    'la dirección sin nada detrás, como https://ejemplo.org; una subcarpeta va en BASE_PATH'
  if (!bareOrigin.test(text) || !URL.canParse(text))
    throw invalidVariable('SITE_URL', text, expected)
  return new URL(text).origin
}

function readBase(text: string): string {
  const expected =
    'la subcarpeta entre barras, como /evento/, con letras sin acento, cifras, «-», «_», «.» o «~»'
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(text))
    throw invalidVariable('BASE_PATH', text, expected)
  return text
}

function invalidVariable(name: string, text: string, expected: string) {
  // An address with "@" may contain a password, so it is not printed.
  const found = text.includes('@') ? 'lleva un nombre o una contraseña' : `pone «${text}»`
  return new Error(`${name}: ${found}, pero se espera ${expected}.`)
}
