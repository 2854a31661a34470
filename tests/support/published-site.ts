// A site that goes down, hangs, comes back and is published anew.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSite } from '../../scripts/lib/server.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { test as usual } from './fixtures.ts'

/** A published site of the test's own. */
export type Site = {
  readonly url: string
  readonly dir: string
  /** Closes the port. */
  readonly goDown: () => Promise<void>
  /** Accepts connections and never answers, as on a crowded network. */
  readonly hang: () => Promise<void>
  /** Answers each request by a status, as an overloaded host does. */
  readonly overload: (status: number) => Promise<void>
  readonly comeBack: () => Promise<void>
}

/** Only these tests let browsers keep the site. */
export const test = usual.extend<{ built: { dist: string; base: string }; site: Site }>({
  built: [{ dist: distDir, base: '/' }, { option: true }],
  serviceWorkers: 'allow',
  site: async ({ built: { dist, base } }, provide, { parallelIndex }) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'site-'))
    cpSync(dist, dir, { recursive: true })
    // Far from other tests' ports, so that none of them takes the port of a site that is down.
    const far = 20_000 + parallelIndex * 1000 + (process.pid % 1000)
    const { url, port, close } = await serveSite({ dir, port: far, base })
    const listening = { close }
    async function give(other: Server) {
      await listening.close()
      other.listen(port, '127.0.0.1')
      listening.close = async () => void other.close()
    }
    await provide({
      url,
      dir,
      goDown: () => listening.close(),
      hang: () => give(createServer()),
      overload: (status) =>
        give(createHttpServer((_, response) => response.writeHead(status).end(String(status)))),
      async comeBack() {
        listening.close = (await serveSite({ dir, port, base })).close
      },
    })
    await listening.close()
    rmSync(dir, { recursive: true })
  },
  baseURL: ({ site }, provide) => provide(site.url),
})
