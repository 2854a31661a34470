import { loadContent } from './content/site-content.ts'
import { runScript } from './lib/run-script.ts'

await runScript('build', async (report, step) => {
  // Before all else, which takes seconds to load: a mistake in the content is told at once.
  loadContent()
  const { buildSite } = await import('./build/build-site.ts')
  await buildSite(report, step)
})
