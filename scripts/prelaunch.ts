import { marksOf } from './build/derive/marks.ts'
import { openEvent } from './build/derive/openEvent.ts'
import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { settingsOf } from './build/lib/settings.ts'
import { accessFindings, contentFindings, markFindings } from './tools/prelaunch/content.ts'
import { handWrittenFindings } from './tools/prelaunch/handWrittenFacts.ts'
import { checkPublishedSite } from './tools/prelaunch/publishedSite.ts'
import { report } from './tools/prelaunch/report.ts'

const settings = settingsOf(process.env, Date.now())

/** Checks the content and, with an address, the published site. */
await runScript('prelaunch', settings, async () => {
  const [address] = scriptArguments
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address)) {
    throw new Error(
      `«${address}» no es una dirección. Escríbela entera: npm run prelaunch -- https://ejemplo.org`,
    )
  }
  const { content, files } = openEvent(settings)
  const { text, ready } = report([
    ...(address ? await checkPublishedSite(address, content) : []),
    ...contentFindings(content, settings.now),
    ...accessFindings(content),
    ...markFindings(marksOf(files, content), files.folder),
    ...handWrittenFindings(files),
  ])
  console.log(text)
  if (!ready) process.exitCode = 1
})
