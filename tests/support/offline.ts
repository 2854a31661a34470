import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { serveSite } from '../../scripts/lib/server.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import type { BuiltEvent } from './built-event.ts'
import { expect, open, routes, test as usual } from './fixtures.ts'

/** Far from those of other tests, so that nobody takes the port of a site that is down. */
const ownPort = (parallelIndex: number) => 20_000 + parallelIndex * 1000 + (process.pid % 1000)

type Built = Pick<BuiltEvent, 'dist' | 'base'>

/** A published site of the test's own, which can fall silent, come back and be published anew. */
async function publish({ dist, base }: Built, wantedPort: number) {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'))
  cpSync(dist, dir, { recursive: true })
  const { url, port, close } = await serveSite({ dir, port: wantedPort, base })
  const listening = { close }
  return {
    url,
    dir,
    /** Nobody listens any more. */
    goDown: () => listening.close(),
    /** Somebody listens and never answers, as on a crowded network. */
    async hang() {
      await listening.close()
      const silent = createServer().listen(port, '127.0.0.1')
      listening.close = async () => void silent.close()
    },
    async comeBack() {
      listening.close = (await serveSite({ dir, port, base })).close
    },
  }
}

export type Site = Awaited<ReturnType<typeof publish>>

/** Browsers may keep the site, which no other test lets them. */
export const test = usual.extend<{ built: Built; site: Site }>({
  built: [{ dist: distDir, base: '/' }, { option: true }],
  serviceWorkers: 'allow',
  site: async ({ built }, provide, { parallelIndex }) => {
    const site = await publish(built, ownPort(parallelIndex))
    await provide(site)
    await site.goDown()
    rmSync(site.dir, { recursive: true })
  },
  baseURL: ({ site }, provide) => provide(site.url),
})

/** Visits the site and waits until the browser has kept what it is meant to. */
export async function visit(page: Page, address = '/') {
  await open(page, address)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** Addresses of all that the browser keeps for the site. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => url)
  })

export const keptPages = routes.filter(({ path: to }) =>
  ['/', '/programa', '/entradas', '/faq'].includes(to),
)
