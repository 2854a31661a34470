import { openEvent } from './build/derive/openEvent.ts'
import { runScript } from './build/lib/runScript.ts'
import { settingsOf } from './build/lib/settings.ts'

/**
 * The environment without CONTENT and DIST, so that the command writes the files of the delivered event. Editors and `tsc` read
 * these files (tsconfig.json, "paths").
 */
const environment = { ...process.env, CONTENT: undefined, DIST: undefined }

const settings = settingsOf(environment, Date.now())

await runScript('content', settings, async (report) => {
  const event = openEvent(settings)
  // The module is loaded late, as in scripts/build.ts.
  const { writePageSources } = await import('./build/render/pageSources.ts')
  await writePageSources(event)
  report(
    `lo que las páginas leen de ${settings.contentFolder} está en ${settings.folders.content}.`,
  )
})
