import { adviceOf, loadContent, publishedAt } from './build/derive/loadContent.ts'
import { runScript } from './build/lib/run-script.ts'
import { serveSite } from './build/hosts/server.ts'
import { distDir } from './build/lib/work-folder.ts'

const firstPort = 4173

await runScript('start', async (report, step) => {
  // As the build does it (scripts/build.ts).
  loadContent()
  for (const line of adviceOf()) report(line)
  const { buildSite } = await import('./build/render/build-site.ts')
  await buildSite(report, step)
  const { url } = await serveSite({ dir: distDir, port: firstPort, base: publishedAt().base })
  report(`${url} (se para con Ctrl+C)`)
})
