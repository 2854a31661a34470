import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { advice } from './advice.ts'
import type { Ask, Reply } from './ask.ts'
import { bad, good, type Finding } from './report.ts'

/** What a host and a browser agree on when they meet. */
export type Connection = {
  /** "TLSv1.3" */
  readonly tls: string
  /** Name of the protocol in RFC 7301: "h2" for HTTP/2. */
  readonly protocol: string
}

export type Connect = (root: URL) => Promise<Connection>

/** How long a host may take to answer a greeting, in milliseconds. */
const patience = 20_000

/**
 * Greets a host as a browser does.
 * @param ca certificate that is trusted beside those that every browser trusts
 * @throws if nobody answers, or with a certificate that is not valid
 */
export function connectHost({ hostname, port }: URL, ca?: string): Promise<Connection> {
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) === 0 && { servername: host }),
      ...(ca && { ca }),
      ALPNProtocols: ['h2', 'http/1.1'],
      timeout: patience,
    })
    socket.on('secureConnect', () => {
      resolve({ tls: socket.getProtocol() ?? '', protocol: socket.alpnProtocol || 'http/1.1' })
      socket.destroy()
    })
    socket.on('timeout', () => socket.destroy(new Error('no answer')))
    socket.on('error', reject)
  })
}

const names: Readonly<Record<string, string>> = { h2: 'HTTP/2', 'http/1.1': 'HTTP/1.1' }

/** HTTP/3 is told by a header of the first answer (RFC 7838): browsers use it from the second visit on. */
export async function protocolFinding(
  root: URL,
  { headers }: Reply,
  greet: Connect,
): Promise<Finding> {
  if (root.protocol !== 'https:') {
    return bad('Sin https no hay HTTP/2, que los navegadores solo hablan cifrado.', advice.https)
  }
  const met = await greet(root).catch((error: unknown) => String(error))
  if (typeof met === 'string') {
    return bad(`No se puede ver qué protocolo habla: ${met}.`, advice.https)
  }
  const third = /\bh3\b/.test(headers.get('alt-svc') ?? '')
  const spoken = `${names[met.protocol] ?? met.protocol}${third ? ' y HTTP/3' : ''}`
  const what = `El alojamiento habla ${spoken}, con ${met.tls.replace('TLSv', 'TLS ')}.`
  return met.tls === 'TLSv1.3' && (met.protocol === 'h2' || third)
    ? good(what)
    : bad(what, advice.protocol)
}

/** Whether what is text reaches visitors compressed: the page, and the script that starts the app. */
export async function compressionFinding(
  root: URL,
  home: Reply,
  document: Document,
  ask: Ask,
): Promise<Finding> {
  const script = document.querySelector('script[src]')?.getAttribute('src')
  const replies = [home, ...(script ? [await ask(new URL(script, root).href)] : [])]
  // What is missing, another finding tells.
  const texts = replies.filter(({ status }) => status === 200)
  const codings = texts.map(({ headers }) => headers.get('content-encoding'))
  const asIs = texts.filter((_, index) => !codings[index]).map(({ url }) => new URL(url).pathname)
  return asIs.length > 0
    ? bad(`Llegan sin comprimir: ${asIs.join(', ')}.`, advice.compress)
    : good(`Los textos llegan comprimidos (${[...new Set(codings)].join(', ')}).`)
}

/** What a host sends before it waits for the first receipt: ten segments (RFC 6928), in bytes. */
const firstFlight = 14_600

const inBytes = (count: number) => `${count.toLocaleString('es', { useGrouping: 'always' })} bytes`

/** Headers are not counted: the greeting, which came before, has made room for them. */
export function flightFinding({ bytes }: Reply): Finding {
  const size = inBytes(bytes)
  return bytes <= firstFlight
    ? good(`La primera página llega en un solo envío (${size}).`)
    : bad(
        `La primera página llega con ${size} y no cabe en el primer envío (${inBytes(firstFlight)}).`,
        advice.compress,
      )
}
