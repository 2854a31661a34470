import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { runTool } from './build/lib/run-tool.ts'
import { devServerOf } from './build/lib/devServer.ts'
import { loadContent, publishedAt } from './build/derive/loadContent.ts'

await runScript('dev', async (_, step) => {
  const site = publishedAt()
  const { makeOutputs } = await import('./build/outputs/outputs.ts')
  const { writePageSources } = await import('./build/render/page-sources.ts')
  await makeOutputs(site, step)
  await writePageSources(loadContent(), site)
  const env = { ...process.env, ...devServerOf(scriptArguments) }
  process.exitCode = (await runTool('vite-react-ssg dev', { env, shown: true })).exitCode
})
