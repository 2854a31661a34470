import { contentFolder, loadContent, publishedAt } from './build/derive/loadContent.ts'
import { runScript } from './build/lib/run-script.ts'
import { contentFilesFolder } from './build/lib/work-folder.ts'

await runScript('content', async (report) => {
  const content = loadContent()
  const { writePageSources } = await import('./build/render/page-sources.ts')
  await writePageSources(content, publishedAt())
  report(`lo que las páginas leen de ${contentFolder} está en ${contentFilesFolder}.`)
})
