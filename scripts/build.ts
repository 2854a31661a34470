import { loadContent } from './content/site-content.ts'
import { runScript } from './lib/run-script.ts'

await runScript('build', async (report, step) => {
  // First, because the rest takes seconds to load: report mistakes in the content at once.
  loadContent()
  const { buildSite } = await import('./publish/build-site.ts')
  await buildSite(report, step)
})
