/** A host's answer at an address. */
export type Answer = {
  readonly status: number
  readonly headers: Headers
  /** The address that answered, after redirects. */
  readonly url: string
  readonly body: string
}

/**
 * Requests an address from its host.
 * @throws if the host cannot be reached, does not answer within twenty seconds or has no valid certificate
 */
export async function ask(address: string): Promise<Answer> {
  // `silenceOf` tells the organiser about these twenty seconds.
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) })
  const { status, headers, url } = answer
  // The body is always read: undici 7 (Node 24) ends the process if a host closes the connection before its answer was read.
  return { status, headers, url, body: await answer.text() }
}

/**
 * The address of a site's home page, with a slash at its end.
 * @param commandArguments the address. If it has spaces, the shell has split it into several arguments
 * @throws with one sentence if the text is not an address
 */
export function readAddress(commandArguments: readonly string[]): URL {
  const text = commandArguments.join(' ')
  // `URL.canParse` alone accepts "https:ejemplo.org", and spaces in a path.
  const isAddress = /^https?:\/\/[^/\s][^\s]*$/.test(text) && URL.canParse(text)
  if (!isAddress) {
    const reason = /\s/.test(text) ? ', porque lleva un espacio' : ''
    throw new Error(
      `«${text}» no es una dirección${reason}. Escríbela entera: npm run prelaunch -- https://ejemplo.org`,
    )
  }
  return new URL(text.replace(/\/?$/, '/'))
}

/** Why a host gives no answer, and what to do. */
type Silence = {
  /** The reason, as the end of a sentence that begins with the address: "tiene el certificado caducado". */
  readonly why: string
  /** The next step. */
  readonly next: string
}

const renewCertificate =
  'Renueva o instala el certificado en el alojamiento: los navegadores avisan de que el sitio no es seguro, y casi nadie sigue.'

/** Reasons (`why`) by Node's error codes for certificates (nodejs.org/api/tls.html, "X509 certificate error codes"). */
const certificateFaults: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'tiene el certificado caducado',
  CERT_NOT_YET_VALID:
    'tiene un certificado que aún no vale: mira también la hora de este ordenador',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tiene un certificado firmado por el propio servidor',
  SELF_SIGNED_CERT_IN_CHAIN: 'tiene un certificado firmado por quien los navegadores no conocen',
  ERR_TLS_CERT_ALTNAME_INVALID: 'tiene el certificado de otra dirección',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'tiene un certificado sin el de quien lo firma',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tiene un certificado sin el de quien lo firma',
}

/**
 * Describes why a host gives no answer.
 * @param error the error that `ask` has thrown
 */
export function silenceOf(error: unknown): Silence {
  const { code = '', name, message } = firstCause(error)
  const fault = certificateFaults[code]
  if (fault) return { why: fault, next: renewCertificate }
  if (code === 'ENOTFOUND') {
    return {
      why: 'no existe: nadie responde por ese nombre',
      next: 'Comprueba la dirección y, si el dominio es nuevo, lo que pone en su DNS.',
    }
  }
  const reason = name === 'TimeoutError' ? 'en veinte segundos' : message
  return {
    why: `no responde (${reason})`,
    next: 'Comprueba la dirección, que el alojamiento esté en marcha y, si pides por un proxy, usa Node 24 con NODE_USE_ENV_PROXY=1.',
  }
}

/** The innermost cause of an error. The error of `fetch` only says that it failed. */
function firstCause(error: unknown): Error & { readonly code?: string } {
  let innermost = error as Error
  while (innermost.cause instanceof Error) innermost = innermost.cause
  return innermost
}
