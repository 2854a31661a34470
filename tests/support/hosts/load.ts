import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { Agent, get } from 'node:http'
import path from 'node:path'
import { performance } from 'node:perf_hooks'

const connections = 200

type Load = {
  readonly origin: string
  readonly base: string
  /** The folder of the site that is served: what is sent has to be what lies there. */
  readonly dist: string
  readonly seconds: number
  /** Whether the host sends what was compressed with brotli. */
  readonly brotli: boolean
}

type Result = {
  readonly requests: number
  readonly bytes: number
  /** The longest that one of a hundred requests took, in milliseconds. */
  readonly slowest: number
  /** What went wrong, and how often. */
  readonly mistakes: readonly (readonly [mistake: string, times: number])[]
}

type Request = {
  readonly address: string
  readonly accepts: string
  readonly forms: readonly { readonly coding: string; readonly bytes: Buffer }[]
}

/** Keeps 200 connections busy with every page and file, plain and compressed, and compares each answer with the file. */
export async function load({ origin, seconds, ...site }: Load): Promise<Result> {
  const requests = requestsFor(site)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const mistakes = new Map<string, number>()
  const times: number[] = []
  let bytes = 0
  let turn = 0
  const end = performance.now() + seconds * 1000

  async function visitor() {
    while (performance.now() < end) {
      const request = requests[turn++ % requests.length]
      if (!request) throw new Error(`There is nothing to ask for in ${site.dist}.`)
      const begin = performance.now()
      const { size, mistake } = await fetchOnce(origin, request, agent)
      times.push(performance.now() - begin)
      bytes += size
      if (mistake) mistakes.set(mistake, (mistakes.get(mistake) ?? 0) + 1)
    }
  }

  await Promise.all(Array.from({ length: connections }, visitor))
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  return {
    requests: times.length,
    bytes,
    slowest: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    mistakes: [...mistakes],
  }
}

function requestsFor({ dist, base, brotli }: Omit<Load, 'origin' | 'seconds'>): Request[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.\w+$/.test(file) && !/(?:^|\/)[._]|\.(?:br|gz)$/.test(file),
  )
  return files.flatMap((file) => {
    const address = base + file.replace(/\/?index\.html$/, '')
    const plain = { coding: '', bytes: readFileSync(path.join(dist, file)) }
    const compressed = [...(brotli ? [['br', '.br']] : []), ['gzip', '.gz']].flatMap(
      ([coding = '', ending = '']) => {
        const form = path.join(dist, file + ending)
        return existsSync(form) ? [{ coding, bytes: readFileSync(form) }] : []
      },
    )
    return [
      { address, accepts: 'identity', forms: [plain] },
      { address, accepts: 'gzip, br', forms: compressed.length > 0 ? compressed : [plain] },
    ]
  })
}

function fetchOnce(
  origin: string,
  { address, accepts, forms }: Request,
  agent: Agent,
): Promise<{ size: number; mistake?: string }> {
  const { hostname, port } = new URL(origin)
  const headers = { 'Accept-Encoding': accepts }
  return new Promise((resolve) => {
    get({ hostname, port, path: address, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', (error) => resolve({ size: 0, mistake: `${address}: ${error.message}` }))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const coding = response.headers['content-encoding'] ?? ''
        const right = forms.some((form) => form.coding === coding && form.bytes.equals(body))
        resolve(
          response.statusCode === 200 && right
            ? { size: body.length }
            : {
                size: body.length,
                mistake: `${address}: ${response.statusCode}, ${coding || 'plain'}`,
              },
        )
      })
    }).on('error', (error) => resolve({ size: 0, mistake: `${address}: ${error.message}` }))
  })
}
