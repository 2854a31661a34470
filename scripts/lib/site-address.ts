import type { SiteAddress } from '../../src/lib/address.ts'

/** Used until the organiser knows the real address; example domains belong to nobody (RFC 2606). */
export const sampleOrigin = 'https://encuentrostartup.example'

/**
 * Where the site will be published, from the environment.
 * @throws with one sentence if SITE_URL or BASE_PATH is not valid
 */
export function readSiteAddress(environment: NodeJS.ProcessEnv): SiteAddress {
  return {
    origin: readOrigin(environment.SITE_URL || sampleOrigin),
    base: readBase(environment.BASE_PATH || '/'),
  }
}

/** A password is not printed. */
const shown = (text: string) =>
  text.includes('@') ? 'lleva un nombre o una contraseña' : `pone «${text}»`

/** The parser accepts "https:ejemplo.org", backslashes and line breaks, too. */
const bareOrigin = /^https?:\/\/[\p{L}\p{M}\d_-]+(?:\.[\p{L}\p{M}\d_-]+)*(?::\d+)?\/?$/iu

function readOrigin(text: string): string {
  if (!bareOrigin.test(text) || !URL.canParse(text)) {
    throw new Error(
      `SITE_URL: ${shown(text)}, pero se espera la dirección sin nada detrás, como https://ejemplo.org; una subcarpeta va en BASE_PATH.`,
    )
  }
  return new URL(text).origin
}

function readBase(text: string): string {
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(text)) {
    throw new Error(
      `BASE_PATH: ${shown(text)}, pero se espera la subcarpeta entre barras, como /evento/, con letras sin acento, cifras, «-», «_», «.» o «~».`,
    )
  }
  return text
}
