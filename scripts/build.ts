import { adviceOf, loadContent } from './derive/loadContent.ts'
import { runScript } from './lib/run-script.ts'

await runScript('build', async (report, step) => {
  // Loads the content first: its mistakes are reported at once, while the rest takes seconds to load.
  loadContent()
  for (const line of adviceOf()) report(line)
  const { buildSite } = await import('./render/build-site.ts')
  await buildSite(report, step)
})
