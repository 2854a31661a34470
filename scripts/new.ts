import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { newEvent } from './tools/new/newEvent.ts'

await runScript('new', (report) => {
  const [folder, ...more] = scriptArguments
  if (!folder || more.length > 0) {
    throw new Error('di una carpeta que aún no exista: npm run new -- ../mi-evento')
  }
  newEvent(folder, report)
})
