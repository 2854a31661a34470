import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { OpenEvent } from '../../derive/openEvent.ts'
import { writePageSources } from '../page-sources.ts'
import type { CurrentEvent } from './currentEvent.ts'

/**
 * In `npm run dev`: writes the content and the generated styles anew when a file of the event has changed, and loads open
 * pages again. A mistake covers the page, which stays as it was, until it is mended.
 */
export const followContent = (event: CurrentEvent): Plugin => ({
  name: 'follow-content',
  apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
  configureServer: (server) => followFiles(event, server),
})

/** Settings and pictures that a running `npm run dev` cannot change. */
const madeAtStart = ({ site, content }: OpenEvent) =>
  JSON.stringify([site.base, content.photos, content.logos])

function followFiles(event: CurrentEvent, server: ViteDevServer) {
  const { config, moduleGraph, watcher, ws } = server
  const { logger } = config
  const started = madeAtStart(event.get())
  let timer: ReturnType<typeof setTimeout> | undefined

  async function follow() {
    try {
      event.reload()
      await writePageSources(event.get())
      moduleGraph.invalidateAll()
      ws.send({ type: 'full-reload' })
      if (madeAtStart(event.get()) !== started) {
        logger.warn('Para ver todo el cambio, cierra «npm run dev» y vuelve a abrirlo.')
      }
    } catch (error) {
      const { message } = error as Error
      logger.error(message)
      ws.send({ type: 'error', err: { message, stack: '' } })
    }
  }

  const folder = path.resolve(event.get().settings.contentFolder) + path.sep
  watcher.add(folder)
  watcher.on('all', (_, file) => {
    if (!path.resolve(file).startsWith(folder)) return
    clearTimeout(timer)
    // Several files are often copied at once.
    timer = setTimeout(() => void follow(), 100)
  })
}
