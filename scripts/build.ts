import { loadContent } from './content/site-content.ts'
import { runScript } from './lib/run-script.ts'

await runScript('build', async (report, step) => {
  // Loads the content first: its mistakes are reported at once, while the rest takes seconds to load.
  loadContent()
  const { buildSite } = await import('./publish/build-site.ts')
  await buildSite(report, step)
})
