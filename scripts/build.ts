import { openEvent } from './build/derive/openEvent.ts'
import { runScript } from './build/lib/runScript.ts'
import { settingsOf } from './build/lib/settings.ts'
import { warningsOn } from './build/read/warnings.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('build', settings, async (report, step) => {
  // The event is opened first, so that its mistakes show at once: loading the modules of the build takes seconds.
  const event = openEvent(settings)
  for (const line of warningsOn(event.files, settings.now)) report(line)
  const { buildSite } = await import('./build/render/buildSite.ts')
  await buildSite(event, report, step)
})
