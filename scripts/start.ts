import { runScript } from './lib/run-script.ts'
import { serveSite } from './lib/server.ts'
import { publishedAt } from './content/siteContent.ts'
import { distDir } from './lib/work-folder.ts'

const firstPort = 4173

await import('./build.ts')
if (!process.exitCode) {
  await runScript('serve', async (report) => {
    const { base } = publishedAt()
    const { url } = await serveSite({ dir: distDir, port: firstPort, base })
    report(`${url} (se para con Ctrl+C)`)
  })
}
