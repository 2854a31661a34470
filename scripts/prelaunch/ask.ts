import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** What a host answered in the end. */
export type Reply = {
  readonly status: number
  readonly headers: Headers
  /** As it is to be read. */
  readonly body: Buffer
  /** Bytes of the body as they came: compressed, if they were. */
  readonly bytes: number
  /** How many redirects led there. */
  readonly redirects: number
  readonly url: string
}

export type Ask = (url: string, headers?: Readonly<Record<string, string>>) => Promise<Reply>

const maxRedirects = 5

/** How long a host may take for an answer, in milliseconds. */
const patience = 20_000

const decoders: Readonly<Record<string, (sent: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

/** Asks as a browser does: takes compressed answers, follows redirects, and counts them. */
export async function askHost(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  let next = url
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const reply = await askOnce(next, headers)
    const location = reply.headers.get('location')
    if (reply.status < 300 || reply.status > 399 || !location) return { ...reply, redirects }
    next = new URL(location, next).href
  }
  throw new Error(`${url} redirects more than ${maxRedirects} times.`)
}

async function askOnce(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Omit<Reply, 'redirects'>> {
  const request = url.startsWith('https:') ? secureRequest : plainRequest
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, {
      headers: { 'Accept-Encoding': Object.keys(decoders).join(', '), ...headers },
      agent: false,
      signal: AbortSignal.timeout(patience),
    })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
  const sent = Buffer.concat((await response.toArray()) as Buffer[])
  const decode = decoders[response.headers['content-encoding'] ?? '']
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(
      Object.entries(response.headers).flatMap(([name, values = []]) =>
        [values].flat().map((value): [string, string] => [name, value]),
      ),
    ),
    body: decode && sent.length > 0 ? decode(sent) : sent,
    bytes: sent.length,
    url,
  }
}
