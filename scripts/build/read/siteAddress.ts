import { domainToUnicode } from 'node:url'
import type { Event } from '../../../src/event/model.ts'
import type { SiteAddress } from '../../../src/lib/address.ts'

/** The origin of a site whose address is not known yet. Nobody can own an ".example" domain (RFC 2606). */
export const sampleOrigin = 'https://encuentrostartup.example'

/**
 * The address of the site from the environment: the origin SITE_URL, or else `sampleOrigin`, with the path BASE_PATH.
 * @throws with one sentence if SITE_URL or BASE_PATH is not valid
 */
export function readSiteAddress(environment: NodeJS.ProcessEnv): SiteAddress {
  return {
    origin: readOrigin(environment.SITE_URL || sampleOrigin),
    base: readBase(environment.BASE_PATH || '/'),
  }
}

/**
 * The address of an event's site. The variable SITE_URL replaces the whole of `site` in event.yaml. Without SITE_URL, the
 * variable BASE_PATH replaces the path of `site`.
 * @throws with one sentence if the address is not valid
 */
export function siteAddressOf(
  environment: NodeJS.ProcessEnv,
  { site }: Pick<Event, 'site'>,
): SiteAddress {
  if (environment.SITE_URL || !site) return readSiteAddress(environment)
  const { origin, pathname } = new URL(site)
  const BASE_PATH = environment.BASE_PATH || withFinalSlash(pathname)
  return readSiteAddress({ SITE_URL: origin, BASE_PATH })
}

/** "/feria", "/feria/" or "/feria//" → "/feria/" */
export const withFinalSlash = (pathname: string): string => pathname.replace(/\/*$/, '/')

/**
 * An address as people read it, without its protocol and final slash, in readable letters: "https://xn--espaa-rta.es" and
 * "/feria/" → "españa.es/feria".
 */
export function shownAddress({ origin, base }: SiteAddress): string {
  // `host` is `hostname` with the port, if the address has one.
  const { hostname, host } = new URL(origin)
  const shownHost = host.replace(hostname, domainToUnicode(hostname))
  const shownBase = base.slice(0, -'/'.length)
  return shownHost + shownBase
}

/** A label of a domain, between its dots: "ejemplo", "ñandú". */
const label = String.raw`[\p{L}\p{M}\d_-]+`

/**
 * An origin, with or without a port and a final slash: "https://ejemplo.org", "http://localhost:8080/". The URL parser alone
 * would also accept "https:ejemplo.org", backslashes and line breaks.
 */
const bareOrigin = new RegExp(String.raw`^https?://${label}(?:\.${label})*(?::\d+)?/?$`, 'iu')

/** A path of folders, none of which is "." or "..": "/", "/evento/", "/~ana/2025/". */
const folderPath = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/

function readOrigin(text: string): string {
  const expected =
    'la dirección sin nada detrás, como https://ejemplo.org; una subcarpeta va en BASE_PATH'
  const isValid = bareOrigin.test(text) && URL.canParse(text)
  if (!isValid) throw invalidVariable('SITE_URL', text, expected)
  return new URL(text).origin
}

function readBase(text: string): string {
  const expected =
    'la subcarpeta entre barras, como /evento/, con letras sin acento, cifras, «-», «_», «.» o «~»'
  if (!folderPath.test(text)) throw invalidVariable('BASE_PATH', text, expected)
  return text
}

function invalidVariable(name: string, text: string, expected: string) {
  // An address with "@" may contain a password, so it is not printed.
  const found = text.includes('@') ? 'lleva un nombre o una contraseña' : `pone «${text}»`
  return new Error(`${name}: ${found}, pero se espera ${expected}.`)
}
