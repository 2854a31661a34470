import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publicPath, type SiteAddress } from '../../src/lib/address.ts'
import { revisionMark } from '../../src/lib/reservedNames.ts'
import { escapeHtml } from '../../src/lib/texts.ts'
import type { Kept } from '../../src/worker/kept.ts'
import { assetFolder, filesBelow, offlineFile } from '../lib/site-files.ts'
import { bundle } from '../lib/bundle.ts'
import { loadContent } from '../derive/loadContent.ts'

const workerFile = 'sw.js'

/** Whether visitors' browsers keep pages, or remove them ("off", the kill switch). */
export const keepsPages = process.env.SERVICE_WORKER !== 'off'

/**
 * Writes the service worker into a built site: the one that keeps pages or, as the kill switch, the one that removes
 * what it kept. It is one script without imports, so that a host's cache cannot mix two publications of it.
 */
export async function makeServiceWorker(
  dir: string,
  { base }: Pick<SiteAddress, 'base'>,
): Promise<void> {
  const script = keepsPages
    ? await bundle('src/worker/keep.ts', { __KEPT__: JSON.stringify(whatToKeep(dir, base)) })
    : await bundle('src/worker/retire.ts')
  writeFileSync(path.join(dir, workerFile), script)
}

function whatToKeep(dir: string, base: string): Kept {
  const { files, pages, state, textPages } = loadContent()
  const ids = Object.keys(files.offline.pages) as (keyof typeof files.offline.pages)[]
  const keptPages = [
    ...ids.flatMap((id) => pages[id] ?? []),
    ...textPages.filter(({ offline }) => offline),
  ]
  const document = (address: string, file: string) => {
    const html = readFileSync(path.join(dir, file), 'utf8')
    const [, revision] = new RegExp(revisionMark('(\\w+)')).exec(html) ?? []
    if (!revision) throw new Error(`${file} does not say which revision it is.`)
    return { url: publicPath(address, { base }), revision }
  }
  const offlinePage = document(offlineFile, offlineFile)
  const assets = filesBelow(path.join(dir, assetFolder))
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .map((name) => ({ url: publicPath(`${assetFolder}/${name}`, { base }), revision: null }))
  const documents = keptPages.map((page) => document(page.path, path.join(page.path, 'index.html')))
  const [label, late] = [state.words.label, files.offline.late].map(escapeHtml)
  return {
    base,
    files: [...documents, offlinePage, ...assets],
    offline: offlinePage.url,
    hint: `<aside aria-label="${label}"><p class="news" data-tone="day">${late}</p></aside>`,
  }
}
