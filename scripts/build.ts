import { runScript } from './lib/run-script.ts'

await runScript('build', async (report, step) => {
  // First what is told of most mistakes: all else takes seconds to load.
  await import('./content/site-content.ts')
  const { buildSite } = await import('./build/build-site.ts')
  await buildSite(report, step)
})
