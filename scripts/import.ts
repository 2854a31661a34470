import { statSync } from 'node:fs'
import { runScript, scriptArguments } from './build/lib/runScript.ts'
import { settingsOf } from './build/lib/settings.ts'
import { workRoot } from './build/lib/workFolder.ts'
import { importSessions } from './tools/import/importSessions.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('import', settings, (report) => {
  const isReplacing = scriptArguments.includes('--replace')
  const [source, ...extraArguments] = scriptArguments.filter((one) => one !== '--replace')
  const isFile = source && statSync(source, { throwIfNoEntry: false })?.isFile()
  if (!isFile || extraArguments.length > 0) {
    throw new Error(
      'di un archivo que exista: npm run import -- sesiones.json (y --replace, si no ha de quedar nada de lo que había)',
    )
  }
  // With --replace each import makes its backups in another folder: ".build/antes-de-importar/20260415103000000".
  const time = new Date(settings.now).toISOString().replaceAll(/\D/g, '')
  const backups = `${workRoot}/antes-de-importar/${time}`
  importSessions({ folder: settings.contentFolder, source, isReplacing, backups }, report)
})
