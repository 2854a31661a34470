import { openEvent } from './build/derive/openEvent.ts'
import { serveSite } from './build/hosts/server.ts'
import { runScript } from './build/lib/runScript.ts'
import { settingsOf } from './build/lib/settings.ts'
import { warningsOn } from './build/read/warnings.ts'

/** The port of the local address. If another program uses it, the server takes another port. */
const preferredPort = 4173

const settings = settingsOf(process.env, Date.now())

await runScript('start', settings, async (report, step) => {
  // `npm run build` takes the same steps in the same order (scripts/build.ts says why).
  const event = openEvent(settings)
  for (const line of warningsOn(event.files, settings.now)) report(line)
  const { buildSite } = await import('./build/render/buildSite.ts')
  await buildSite(event, report, step)
  const { url } = await serveSite({
    dir: settings.dist,
    port: preferredPort,
    base: event.site.base,
  })
  report(`${url} (se para con Ctrl+C)`)
})
