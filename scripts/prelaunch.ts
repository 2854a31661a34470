import { existsSync, readFileSync } from 'node:fs'
import { loadContent, loadSource, marksOf } from './content/siteContent.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { distDir } from './lib/work-folder.ts'
import * as finding from './organiser/prelaunch/content.ts'
import { report } from './organiser/prelaunch/report.ts'
import { checkPublishedSite } from './organiser/prelaunch/site.ts'
import { typedFindings } from './organiser/prelaunch/typed-facts.ts'

/** Checks the content, and the published site or, without an address, the one in `dist`. */
await runScript('prelaunch', async () => {
  const [address] = scriptArguments
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address)) {
    throw new Error(
      `«${address}» no es una dirección. Escríbela entera: npm run prelaunch -- https://ejemplo.org`,
    )
  }
  const content = loadContent()
  const home = `${distDir}/index.html`
  const html = existsSync(home) ? readFileSync(home, 'utf8') : ''
  const { text, ready } = report([
    ...(address
      ? await checkPublishedSite(address, content)
      : [finding.ofBuild(html), finding.ofLegalTexts(content)]),
    finding.ofForms(content),
    finding.ofDate(content.event, Date.now()),
    ...finding.ofMarks(marksOf()),
    ...typedFindings(loadSource()),
  ])
  console.log(text)
  if (!ready) process.exitCode = 1
})
