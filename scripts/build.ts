import { adviceOf, loadContent } from './build/derive/loadContent.ts'
import { runScript } from './build/lib/run-script.ts'

await runScript('build', async (report, step) => {
  // Loads the content first: its mistakes are reported at once, while the rest takes seconds to load.
  loadContent()
  for (const line of adviceOf()) report(line)
  const { buildSite } = await import('./build/render/build-site.ts')
  await buildSite(report, step)
})
