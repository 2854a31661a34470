import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { runTool } from './build/lib/run-tool.ts'
import { loadContent, publishedAt } from './build/derive/loadContent.ts'

await runScript('dev', async (_, step) => {
  const site = publishedAt()
  const { makeOutputs } = await import('./build/outputs/outputs.ts')
  const { writePageSources } = await import('./build/render/page-sources.ts')
  await makeOutputs(site, step)
  await writePageSources(loadContent(), site)
  // Arguments after "npm run dev --" go to the generator: --host …
  const command = ['vite-react-ssg dev', ...scriptArguments].join(' ')
  process.exitCode = (await runTool(command, { shown: true })).exitCode
})
