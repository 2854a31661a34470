import { adviceOf, contentFolder, loadContent, annotationsOf } from './build/derive/loadContent.ts'
import { showOnGitHub, runScript } from './build/lib/run-script.ts'

await runScript('check', async (report) => {
  const content = loadContent()
  // The build after it finds the photos made.
  const { makePhotos } = await import('./build/outputs/photos.ts')
  const { makeLogos } = await import('./build/outputs/logos.ts')
  await makePhotos(content)
  await makeLogos(content)
  for (const line of adviceOf()) {
    report(line)
    showOnGitHub(line, 'warning')
  }
  const left = annotationsOf().length
  const marked = left === 1 ? 'Queda 1 marca' : `Quedan ${left} marcas`
  report(`el contenido de ${contentFolder} está bien.`)
  if (left > 0) report(`${marked} de «# ejemplo» o «# promesa»: npm run prelaunch dice cuáles.`)
})
