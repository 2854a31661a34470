import { readFileSync } from 'node:fs'
import { loadContent, loadSource, marksOf } from './derive/loadContent.ts'
import { filesBelow } from './lib/site-files.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { distDir } from './lib/work-folder.ts'
import { accessFindings, contentFindings, markFindings } from './organiser/prelaunch/content.ts'
import { handWrittenFindings } from './organiser/prelaunch/handWrittenFacts.ts'
import { checkPublishedSite } from './organiser/prelaunch/publishedSite.ts'
import { removedPaths } from './organiser/prelaunch/removedPaths.ts'
import { report } from './organiser/prelaunch/report.ts'

/** Checks the content and, with an address, the published site. */
await runScript('prelaunch', async () => {
  const [address, earlier] = scriptArguments
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address)) {
    throw new Error(
      `«${address}» no es una dirección. Escríbela entera: npm run prelaunch -- https://ejemplo.org`,
    )
  }
  const content = loadContent()
  const list = earlier ? readFileSync(earlier, 'utf8') : ''
  const removed = address && list ? removedPaths(list, address, filesBelow(distDir)) : []
  const { text, ready } = report([
    ...(address ? await checkPublishedSite(address, content, removed) : []),
    ...contentFindings(content, Date.now()),
    ...accessFindings(content),
    ...markFindings(marksOf()),
    ...handWrittenFindings(loadSource()),
  ])
  console.log(text)
  if (!ready) process.exitCode = 1
})
