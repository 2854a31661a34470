import type { SiteAddress } from '../../src/lib/address.ts'

/** Stands in until the organiser knows the real address; example domains belong to nobody (RFC 2606). */
export const sampleOrigin = 'https://encuentrostartup.example'

/**
 * Where the site will be published, from the environment.
 * @throws with one sentence if SITE_URL or BASE_PATH cannot be meant.
 */
export function readSiteAddress(environment: NodeJS.ProcessEnv): SiteAddress {
  return {
    origin: readOrigin(environment.SITE_URL || sampleOrigin),
    base: readBase(environment.BASE_PATH || '/'),
  }
}

/** What may be told of an address that is wrong: nothing of one that may hold a password. */
const told = (text: string) => (text.includes('@') ? 'holds a name or password' : `is "${text}"`)

const label = '[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?'
const host = new RegExp(`^(?:${label}(?:\\.${label})*|\\[[0-9a-f:.]+\\])$`)

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isSound =
    url !== null &&
    // The parser mends what was not meant: "https:ejemplo.org", a backslash, a break of line.
    /^https?:\/\/[^\s/\\?#@]+\/?$/i.test(text) &&
    host.test(url.hostname) &&
    url.pathname === '/'
  if (!isSound) {
    throw new Error(
      `SITE_URL ${told(text)}, but must be scheme and host alone, like https://ejemplo.org; a sub-folder goes into BASE_PATH.`,
    )
  }
  return url.origin
}

function readBase(text: string): string {
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(text)) {
    throw new Error(
      `BASE_PATH ${told(text)}, but must begin and end with a slash, like /evento/, and hold letters, digits, "-", "_", "." or "~".`,
    )
  }
  return text
}
