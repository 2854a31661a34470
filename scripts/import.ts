import { statSync } from 'node:fs'
import { runScript, scriptArguments } from './build/lib/runScript.ts'
import { settingsOf } from './build/lib/settings.ts'
import { workRoot } from './build/lib/workFolder.ts'
import { importSessions } from './tools/import/importSessions.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('import', settings, (report) => {
  const isReplacing = scriptArguments.includes('--replace')
  const fileArguments = scriptArguments.filter((argument) => argument !== '--replace')
  const [source, ...extraArguments] = fileArguments
  const isFile = source && statSync(source, { throwIfNoEntry: false })?.isFile()
  if (!isFile || extraArguments.length > 0) {
    throw new Error(
      'di un archivo que exista: npm run import -- sesiones.json (y --replace, si no ha de quedar nada de lo que había)',
    )
  }
  // Each import with --replace gets a new folder for its backups: ".build/antes-de-importar/20260415103000000".
  const time = new Date(settings.now).toISOString().replaceAll(/\D/g, '')
  const backups = `${workRoot}/antes-de-importar/${time}`
  importSessions({ folder: settings.contentFolder, source, isReplacing, backups }, report)
})
