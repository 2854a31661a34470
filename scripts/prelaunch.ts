import { loadContent, loadSource, marksOf } from './build/derive/loadContent.ts'
import { goneNames } from './build/lib/publishedNames.ts'
import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { readAddress } from './tools/prelaunch/askHost.ts'
import { accessFindings, contentFindings, markFindings } from './tools/prelaunch/content.ts'
import { handWrittenFindings } from './tools/prelaunch/handWrittenFacts.ts'
import { checkPublishedSite } from './tools/prelaunch/publishedSite.ts'
import { report } from './tools/prelaunch/report.ts'

/** Checks the content and, with an address, the published site. */
await runScript('prelaunch', async () => {
  const root = scriptArguments.length > 0 ? readAddress(scriptArguments) : null
  const content = loadContent()
  const published = root ? await checkPublishedSite(root, content, goneNames(root.href)) : []
  const { text, ready } = report([
    ...published,
    ...contentFindings(content, Date.now()),
    ...accessFindings(content),
    ...markFindings(marksOf()),
    ...handWrittenFindings(loadSource()),
  ])
  console.log(text)
  if (!ready) process.exitCode = 1
})
