import { runScript } from './lib/run-script.ts'

await runScript('build', async (report, step) => {
  const { buildSite } = await import('./build/build-site.ts')
  await buildSite(report, step)
})
