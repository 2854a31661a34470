import { request, type IncomingHttpHeaders } from 'node:http'

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** One request with exactly this path and these headers: nothing is followed, unpacked or tidied up. */
export function ask(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** The same as a visitor's browser asks: redirects are followed, and counted. */
export async function visit(
  origin: string,
  path: string,
): Promise<Answer & { readonly redirects: number; readonly path: string }> {
  let next = path
  for (let redirects = 0; redirects < 5; redirects++) {
    const answer = await ask(origin, next)
    if (answer.status < 300 || answer.status > 399) return { ...answer, redirects, path: next }
    const url = new URL(answer.headers.location ?? '', new URL(next, origin))
    if (url.origin !== origin) throw new Error(`${next} leads away from the site, to ${url.href}.`)
    next = url.pathname + url.search
  }
  throw new Error(`${path} leads from one address to the next without an end.`)
}
