/** What a host answered in the end. */
export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
  /** How many redirects led there. */
  readonly redirects: number
  readonly url: string
}

export type Ask = (url: string) => Promise<Reply>

const maxRedirects = 5

/** Asks as a browser does: follows redirects, and counts them. */
export async function askHost(url: string): Promise<Reply> {
  let next = url
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await fetch(next, { redirect: 'manual' })
    const { status, headers } = response
    const location = headers.get('location')
    if (status < 300 || status > 399 || !location) {
      return {
        status,
        headers,
        body: Buffer.from(await response.arrayBuffer()),
        redirects,
        url: next,
      }
    }
    next = new URL(location, next).href
  }
  throw new Error(`${url} redirects more than ${maxRedirects} times.`)
}
