import { annotationsOf } from './build/derive/shownAnnotations.ts'
import { openEvent } from './build/derive/openEvent.ts'
import { goneAddresses } from './build/lib/publishedAddresses.ts'
import { runScript, scriptArguments } from './build/lib/runScript.ts'
import { settingsOf } from './build/lib/settings.ts'
import { readAddress } from './tools/prelaunch/askHost.ts'
import { accessFindings, contentFindings, annotationFindings } from './tools/prelaunch/content.ts'
import { handWrittenFindings } from './tools/prelaunch/handWrittenFacts.ts'
import { checkPublishedSite } from './tools/prelaunch/publishedSite.ts'
import { launchReport } from './tools/prelaunch/report.ts'

const settings = settingsOf(process.env, Date.now())

/**
 * Checks the content. If the command has an address, `npm run prelaunch -- https://ejemplo.org`, also checks the site there.
 */
await runScript('prelaunch', settings, async () => {
  const root = scriptArguments.length > 0 ? readAddress(scriptArguments) : null
  const { content, files } = openEvent(settings)
  const siteFindings = root ? await checkPublishedSite(root, content, goneAddresses(root.href)) : []
  const annotations = annotationsOf(files, content)
  const findings = [
    ...siteFindings,
    ...contentFindings(content, settings.now),
    ...accessFindings(content),
    ...annotationFindings(annotations, files.folder),
    ...handWrittenFindings(files),
  ]
  const { text, ready } = launchReport(findings, annotations)
  console.log(text)
  if (!ready) process.exitCode = 1
})
