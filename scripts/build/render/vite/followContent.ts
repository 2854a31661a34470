import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { OpenEvent } from '../../derive/openEvent.ts'
import { writePageSources } from '../pageSources.ts'
import type { CurrentEvent } from './currentEvent.ts'

/**
 * A plugin for `npm run dev`. When a file of the event changes, the plugin writes the generated sources again and reloads open
 * pages. If the file has a mistake, Vite's overlay shows the mistake above the unchanged page.
 */
export const followContent = (event: CurrentEvent): Plugin => ({
  name: 'follow-content',
  // Vitest starts a server, too. Its mode is "test".
  apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
  configureServer: (server) => followFiles(event, server),
})

/**
 * The values that `npm run dev` uses only at its start: the site's sub-folder, and the photos and logos, which are encoded
 * then. They are one text, so that they can be compared.
 */
const valuesAtStart = ({ site, content }: OpenEvent) =>
  JSON.stringify([site.base, content.photos, content.logos])

/** Shows the event again after each change of its files. */
function followFiles(event: CurrentEvent, server: ViteDevServer) {
  const { config, moduleGraph, watcher, ws } = server
  const { logger } = config
  const startValues = valuesAtStart(event.get())
  let timer: ReturnType<typeof setTimeout> | undefined

  async function showChange() {
    try {
      event.reload()
      await writePageSources(event.get())
      moduleGraph.invalidateAll()
      ws.send({ type: 'full-reload' })
      if (valuesAtStart(event.get()) !== startValues) {
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
    // Changes are debounced, because people often copy several files at once.
    timer = setTimeout(() => void showChange(), 100)
  })
}
