import { withBuildLock } from './lib/build-lock.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { runTool } from './lib/run-tool.ts'
import { publishedAt } from './derive/loadContent.ts'
import { workFolder } from './lib/work-folder.ts'

await runScript('dev', async (_, step) => {
  const site = publishedAt()
  const { prepareFiles } = await import('./render/prepare-files.ts')
  await withBuildLock(workFolder, () => prepareFiles(site, step))
  // Arguments after "npm run dev --" go to the generator: --host …
  const args = ['dev', ...scriptArguments]
  process.exitCode = (await runTool('vite-react-ssg', args, { shown: true })).exitCode
})
