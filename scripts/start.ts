import { adviceOf, loadContent, publishedAt } from './derive/loadContent.ts'
import { runScript } from './lib/run-script.ts'
import { serveSite } from './lib/server.ts'
import { distDir } from './lib/work-folder.ts'

const firstPort = 4173

await runScript('start', async (report, step) => {
  // As the build does it (scripts/build.ts).
  loadContent()
  for (const line of adviceOf()) report(line)
  const { buildSite } = await import('./render/build-site.ts')
  await buildSite(report, step)
  const { url } = await serveSite({ dir: distDir, port: firstPort, base: publishedAt().base })
  report(`${url} (se para con Ctrl+C)`)
})
