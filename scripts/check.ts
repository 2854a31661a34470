import { marksOf } from './build/derive/marks.ts'
import { openEvent } from './build/derive/openEvent.ts'
import { annotate, runScript } from './build/lib/run-script.ts'
import { settingsOf } from './build/lib/settings.ts'
import { adviceOnFacts } from './build/read/adviceOnFacts.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('check', settings, async (report) => {
  const { contentFolder, isOnGitHub, now } = settings
  const { content, files } = openEvent(settings)
  // The build after it finds the photos made.
  const { makePhotos } = await import('./build/outputs/photos.ts')
  const { makeLogos } = await import('./build/outputs/logos.ts')
  await makePhotos(content, contentFolder)
  await makeLogos(content, contentFolder)
  for (const line of adviceOnFacts(files, now)) {
    report(line)
    if (isOnGitHub) annotate(line, 'warning')
  }
  const left = marksOf(files, content).length
  const marked = left === 1 ? 'Queda 1 marca' : `Quedan ${left} marcas`
  report(`el contenido de ${contentFolder} está bien.`)
  if (left > 0) report(`${marked} de «# ejemplo» o «# promesa»: npm run prelaunch dice cuáles.`)
})
