import { runScript, scriptArguments } from './build/lib/runScript.ts'
import { runTool } from './build/lib/runTool.ts'
import { devServerVariables } from './build/lib/devServer.ts'
import { openEvent } from './build/derive/openEvent.ts'
import { environmentFor, settingsOf } from './build/lib/settings.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('dev', settings, async (report, step) => {
  // The event is opened first, as in scripts/build.ts.
  const event = openEvent(settings)
  const { makeOutputs } = await import('./build/outputs/outputs.ts')
  const { writePageSources } = await import('./build/render/pageSources.ts')
  for (const line of await makeOutputs(event, step)) report(line)
  await writePageSources(event)
  const env = { ...environmentFor(settings), ...devServerVariables(scriptArguments) }
  const { exitCode } = await runTool('vite-react-ssg dev', { env, shown: true })
  process.exitCode = exitCode
})
