import { withBuildLock } from './build/build-lock.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { runTool } from './lib/run-tool.ts'
import { publishedAt } from './content/published-at.ts'
import { workFolder } from './lib/work-folder.ts'

await runScript('dev', async (report, step) => {
  await import('./content/site-content.ts')
  const { prepareFiles } = await import('./build/prepare-files.ts')
  const site = publishedAt()
  await withBuildLock(workFolder, () => prepareFiles(site, report, step))
  // What is written behind "npm run dev --" goes to the generator: --host …
  const args = ['dev', ...scriptArguments]
  process.exitCode = (await runTool('vite-react-ssg', args, { shown: true })).exitCode
})
