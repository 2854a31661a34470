import { contentFolder, loadContent } from './content/site-content.ts'
import { samplesIn } from './content/samples.ts'
import { runScript } from './lib/run-script.ts'

await runScript('check', (report) => {
  const { photos } = loadContent()
  for (const { file, problem } of photos.mistakes) report(`${contentFolder}/${file}: ${problem}`)
  if (photos.mistakes.length > 0) throw new Error('hay fotos que no se pueden publicar.')
  const left = samplesIn().length
  const marked = left === 1 ? 'Queda 1 marca' : `Quedan ${left} marcas`
  report(`el contenido de ${contentFolder} está bien.`)
  if (left > 0) report(`${marked} de «# ejemplo» o «# promesa»: npm run prelaunch dice cuáles.`)
})
