import { runScript, scriptArguments } from './build/lib/runScript.ts'
import { settingsOf } from './build/lib/settings.ts'
import { newEvent } from './tools/new/newEvent.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('new', settings, (report) => {
  const [folder, ...extraArguments] = scriptArguments
  if (!folder || extraArguments.length > 0) {
    throw new Error('di una carpeta que aún no exista: npm run new -- ../mi-evento')
  }
  newEvent(folder, report)
})
