import { request } from 'undici'

/** One request with exactly these headers: follows no redirect, decompresses nothing and keeps no connection. */
export async function ask(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await request(new URL(path, origin), { headers, reset: true })
  const { statusCode: status, headers: sent } = answer
  return { status, headers: sent, body: Buffer.from(await answer.body.arrayBuffer()) }
}

export type Answer = Awaited<ReturnType<typeof ask>>
