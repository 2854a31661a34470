import { openEvent } from './build/derive/openEvent.ts'
import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { runTool } from './build/lib/run-tool.ts'
import { environmentFor, settingsOf } from './build/lib/settings.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('dev', settings, async (_, step) => {
  const event = openEvent(settings)
  const { makeOutputs } = await import('./build/outputs/outputs.ts')
  await makeOutputs(event, step)
  // Arguments after "npm run dev --" go to the generator: --host …
  const command = ['vite-react-ssg dev', ...scriptArguments].join(' ')
  const { exitCode } = await runTool(command, { env: environmentFor(settings), shown: true })
  process.exitCode = exitCode
})
