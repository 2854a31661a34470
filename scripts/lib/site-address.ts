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

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is "${text}", but must be scheme and host alone, like https://ejemplo.org; a sub-folder goes into BASE_PATH.`,
    )
  }
  return url.origin
}

function readBase(text: string): string {
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(text)) {
    throw new Error(
      `BASE_PATH is "${text}", but must begin and end with a slash, like /evento/, and hold letters, digits, "-", "_", "." or "~".`,
    )
  }
  return text
}
