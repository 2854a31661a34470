import { runScript } from './lib/run-script.ts'

await runScript('build', async (report, step) => {
  // Before all else, which takes seconds to load: a mistake in the content is told at once.
  await import('./content/site-content.ts')
  const { buildSite } = await import('./build/build-site.ts')
  await buildSite(report, step)
})
