import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { publicPath, type SiteAddress } from '../../src/lib/address.ts'
import type { Kept } from '../../src/worker/kept.ts'
import { assetFolder, filesBelow, offlineFile } from '../lib/built-site.ts'
import { budgets } from '../lib/budgets.ts'
import { bundle } from '../lib/bundle.ts'
import { loadContent } from '../content/site-content.ts'

export const workerFile = 'sw.js'

/**
 * Reads SERVICE_WORKER: whether visitors' browsers keep pages, or remove them ("off", the kill switch).
 * @throws with one sentence if it is neither.
 */
export function readServiceWorker({ SERVICE_WORKER: asked = '' }: NodeJS.ProcessEnv): boolean {
  if (asked === '' || asked === 'on') return true
  if (asked === 'off') return false
  throw new Error(
    `SERVICE_WORKER: pone «${asked}», pero se espera «on» (o nada) u «off», que retira el que tienen los visitantes.`,
  )
}

/**
 * Writes the service worker into a built site: the one that keeps pages or, as the kill switch, the one that removes
 * what an earlier one kept. It is one script without imports, so that a host's cache cannot mix two publications of it.
 * @returns the bytes that a first visit loads for later ones, compressed
 * @throws if they are more than `budgets.keptBytes`
 */
export async function makeServiceWorker(
  dir: string,
  { base }: Pick<SiteAddress, 'base'>,
  keep: boolean,
): Promise<number> {
  if (!keep) {
    writeFileSync(path.join(dir, workerFile), await bundle('src/worker/retire.ts', {}))
    return 0
  }
  const { kept, bytes } = whatToKeep(dir, base)
  if (bytes > budgets.keptBytes) {
    throw new Error(
      `The service worker would load ${kilobytes(bytes)} kB at each first visit, but ${kilobytes(budgets.keptBytes)} kB is the most: make the pages lighter, or keep fewer (scripts/outputs/service-worker.ts).`,
    )
  }
  const script = await bundle('src/worker/keep.ts', { __KEPT__: JSON.stringify(kept) })
  writeFileSync(path.join(dir, workerFile), script)
  return bytes
}

export const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000)

function whatToKeep(dir: string, base: string): { readonly kept: Kept; readonly bytes: number } {
  const { files, pages, textPages } = loadContent()
  const ids = Object.keys(files.offline.pages) as (keyof typeof files.offline.pages)[]
  const keptPages = [...ids.map((id) => pages[id]), ...textPages.filter(({ offline }) => offline)]
  const read = (address: string, file = address) => {
    return { url: publicPath(address, { base }), data: readFileSync(path.join(dir, file)) }
  }
  const offlinePage = read(offlineFile)
  const documents = keptPages.map((page) => read(page.path, path.join(page.path, 'index.html')))
  const assets = filesBelow(path.join(dir, assetFolder))
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .map((name) => read(`${assetFolder}/${name}`))
  const kept = {
    base,
    files: [
      ...[...documents, offlinePage].map(({ url, data }) => ({ url, revision: digest(data) })),
      ...assets.map(({ url }) => ({ url, revision: null })),
    ],
    offline: offlinePage.url,
  }
  const all = [...documents, offlinePage, ...assets]
  return { kept, bytes: all.reduce((sum, { data }) => sum + sentBytes(data), 0) }
}

/** What a host sends of it: a font is compressed already. */
const sentBytes = (data: Buffer) => Math.min(data.length, gzipSync(data, { level: 9 }).length)

const digest = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16)
