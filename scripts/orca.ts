import { runScript } from './lib/run-script.ts'

await runScript('orca', async (report) => {
  // Imported here, so that a missing site is reported in one line.
  const { hearSite } = await import('./audit/orca/hear-site.ts')
  await hearSite(report)
})
