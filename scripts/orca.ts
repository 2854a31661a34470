import { runScript } from './lib/run-script.ts'

await runScript('orca', async (report) => {
  // What is missing is told in a line.
  const { hearSite } = await import('./orca/hear-site.ts')
  await hearSite(report)
})
