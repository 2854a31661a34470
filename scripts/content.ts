import { openEvent } from './build/derive/openEvent.ts'
import { runScript } from './build/lib/runScript.ts'
import { settingsOf } from './build/lib/settings.ts'

/**
 * The environment without CONTENT and DIST. So the command always writes the files of the delivered event (src/content), which
 * editors and `tsc` read (tsconfig.json, "paths").
 */
const environment = { ...process.env, CONTENT: undefined, DIST: undefined }

const settings = settingsOf(environment, Date.now())

await runScript('content', settings, async (report) => {
  const event = openEvent(settings)
  // The event is opened first, as in scripts/build.ts.
  const { writePageSources } = await import('./build/render/pageSources.ts')
  await writePageSources(event)
  report(
    `lo que las páginas leen de ${settings.contentFolder} está en ${settings.folders.content}.`,
  )
})
