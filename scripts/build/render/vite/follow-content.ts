import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { contentFolder, loadContent, publishedAt, reloadContent } from '../../derive/loadContent.ts'
import { writePageSources } from '../page-sources.ts'

/**
 * In `npm run dev`: writes the content and the generated styles anew when a file of the event has changed, and loads open
 * pages again. A mistake covers the page, which stays as it was, until it is mended.
 */
export const followContent: Plugin = {
  name: 'follow-content',
  apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
  configureServer: followFiles,
}

/** Settings and pictures that a running `npm run dev` cannot change. */
const madeAtStart = () =>
  JSON.stringify([publishedAt().base, loadContent().photos, loadContent().logos])

function followFiles({ config: { logger }, moduleGraph, watcher, ws }: ViteDevServer) {
  const started = madeAtStart()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function follow() {
    try {
      await writePageSources(reloadContent(), publishedAt())
      moduleGraph.invalidateAll()
      ws.send({ type: 'full-reload' })
      if (madeAtStart() !== started) {
        logger.warn('Para ver todo el cambio, cierra «npm run dev» y vuelve a abrirlo.')
      }
    } catch (error) {
      const { message } = error as Error
      logger.error(message)
      ws.send({ type: 'error', err: { message, stack: '' } })
    }
  }

  const folder = path.resolve(contentFolder) + path.sep
  watcher.add(folder)
  watcher.on('all', (_, file) => {
    if (!path.resolve(file).startsWith(folder)) return
    clearTimeout(timer)
    // Several files are often copied at once.
    timer = setTimeout(() => void follow(), 100)
  })
}
