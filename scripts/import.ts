import { existsSync } from 'node:fs'
import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { settingsOf } from './build/lib/settings.ts'
import { importSessions } from './tools/import/importSessions.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('import', settings, (report) => {
  const isReplacing = scriptArguments.includes('--replace')
  const [source, ...more] = scriptArguments.filter((one) => one !== '--replace')
  if (!source || more.length > 0 || !existsSync(source)) {
    throw new Error(
      'di un archivo que exista: npm run import -- sesiones.json (y --replace, si no ha de quedar nada de lo que había)',
    )
  }
  importSessions(settings.contentFolder, source, isReplacing, report)
})
