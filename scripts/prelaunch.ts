import { loadContent, loadSource, annotationsOf } from './build/derive/loadContent.ts'
import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { accessFindings, contentFindings, annotationFindings } from './tools/prelaunch/content.ts'
import { handWrittenFindings } from './tools/prelaunch/handWrittenFacts.ts'
import { checkPublishedSite } from './tools/prelaunch/publishedSite.ts'
import { report } from './tools/prelaunch/report.ts'

/** Checks the content and, with an address, the published site. */
await runScript('prelaunch', async () => {
  const [address] = scriptArguments
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address)) {
    throw new Error(
      `«${address}» no es una dirección. Escríbela entera: npm run prelaunch -- https://ejemplo.org`,
    )
  }
  const content = loadContent()
  const { text, ready } = report([
    ...(address ? await checkPublishedSite(address, content) : []),
    ...contentFindings(content, Date.now()),
    ...accessFindings(content),
    ...annotationFindings(annotationsOf()),
    ...handWrittenFindings(loadSource()),
  ])
  console.log(text)
  if (!ready) process.exitCode = 1
})
