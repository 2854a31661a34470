import path from 'node:path'
import { publicPath } from '../../../src/lib/address.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { escapeHtml } from '../../../src/lib/texts.ts'
import type { Kept } from '../../../src/worker/kept.ts'
import { assetFolder, filesBelow, offlineFile } from '../lib/siteFiles.ts'
import { bundle } from '../lib/bundle.ts'
import { writeFiles } from '../lib/writeFiles.ts'
import type { OpenEvent } from '../derive/openEvent.ts'

/** The revisions of pages by their files, such as "programa/index.html". A page gets another revision if it changes. */
type Revisions = Readonly<Record<string, string>>

/**
 * Writes the service worker into a built site. The worker keeps pages for visits without network. With SERVICE_WORKER "off"
 * (the kill switch) another worker is written instead, which deletes all kept pages.
 *
 * The worker's script is a single file. If it imported other files, a host's cache could combine files of two publications.
 */
export async function makeServiceWorker(event: OpenEvent, revisions: Revisions) {
  const script = event.settings.browsersKeepPages
    ? await bundle('src/worker/keep.ts', { __KEPT__: JSON.stringify(keptFiles(event, revisions)) })
    : await bundle('src/worker/retire.ts')
  await writeFiles(event.settings.folders.site, { 'sw.js': script })
}

/** The files that the worker keeps, and the hint that it adds to a kept page: "Esta copia es del …". */
function keptFiles({ content, settings, site: { base } }: OpenEvent, revisions: Revisions): Kept {
  const { files, pages, eventStatus, textPages } = content
  const pageIds = Object.keys(files.offline.pages) as (keyof typeof files.offline.pages)[]
  const keptPages = [
    ...pageIds.flatMap((id) => pages[id] ?? []),
    ...textPages.filter(({ offline }) => offline),
  ]
  const keptDocument = (address: string, file: string) => ({
    url: publicPath(address, { base }),
    revision: lookUp(revisions, file),
  })
  const offlinePage = keptDocument(`/${offlineFile}`, offlineFile)
  const assetNames = filesBelow(path.join(settings.folders.site, assetFolder)).filter((name) =>
    /\.(?:js|css|woff2)$/.test(name),
  )
  // A file with a hash in its name never changes, so it needs no revision.
  const assets = assetNames.map((name) => ({
    url: publicPath(`/${assetFolder}/${name}`, { base }),
    revision: null,
  }))
  const documents = keptPages.map((page) => {
    // "/programa" → "programa/index.html"
    const file = path.posix.join(page.path, 'index.html').slice(1)
    return keptDocument(page.path, file)
  })
  // The hint looks like the banner with the event's news, so it has the banner's name for screen readers.
  const label = escapeHtml(eventStatus.noticeTexts.label)
  const text = escapeHtml(files.offline.late)
  return {
    base,
    files: [...documents, offlinePage, ...assets],
    offline: offlinePage.url,
    hint: `<aside aria-label="${label}"><p class="news" data-tone="day">${text}</p></aside>`,
  }
}
