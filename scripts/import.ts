import { statSync } from 'node:fs'
import { contentFolder } from './build/derive/loadContent.ts'
import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { workFolder } from './build/lib/work-folder.ts'
import { importSessions } from './tools/import/importSessions.ts'

await runScript('import', (report) => {
  const isReplacing = scriptArguments.includes('--replace')
  const [source, ...more] = scriptArguments.filter((one) => one !== '--replace')
  const isFile = source && statSync(source, { throwIfNoEntry: false })?.isFile()
  if (!isFile || more.length > 0) {
    throw new Error(
      'di un archivo que exista: npm run import -- sesiones.json (y --replace, si no ha de quedar nada de lo que había)',
    )
  }
  const time = new Date().toISOString().replaceAll(/\D/g, '')
  const backups = `${workFolder}/antes-de-importar/${time}`
  importSessions({ folder: contentFolder, source, isReplacing, backups }, report)
})
