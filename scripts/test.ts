import { mkdirSync, rmSync } from 'node:fs'
import { runScript } from './build/lib/runScript.ts'
import { readEvent } from './build/derive/readEvent.ts'
import { settingsOf } from './build/lib/settings.ts'
import { readSiteAddress } from './build/read/siteAddress.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { testEnvironment } from './tools/checks/environment.ts'
import {
  builds,
  contentGeneration,
  reportFolder,
  testRunners,
  sourceChecks,
} from './tools/checks/lists.ts'
import { printTotals, type Counts, runAll, runCheck, runEach, sumOf } from './tools/checks/run.ts'

/** The counts of the specification's test, if it cannot run. */
const specificationSkipped: Counts = {
  passed: 0,
  failed: 0,
  skipped: [
    "the specification's test (tests/specification): src/content says where it is published, so its event is an organiser's",
  ],
}

const settings = settingsOf(process.env, Date.now())

await runScript('test', settings, async (report) => {
  // Builds and tests read the address and the content. This command reads both first, so that a mistake is reported once.
  readSiteAddress(settings.environment)
  const { site } = readEvent('src/content').data.event
  // The specification's event has no address. With an address, src/content has the event of an organiser.
  const isOrganisersEvent = Boolean(settings.environment.SITE_URL || site)
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const chromium = ensureChromium(report, settings.environment.CHROME_PATH)
  const env = {
    ...testEnvironment(settings.environment, chromium),
    SPECIFICATION: isOrganisersEvent ? 'off' : 'on',
  }
  const written = await runCheck(contentGeneration, env)
  if (written.failed > 0) return printTotals(written)
  // The checks of sources run in parallel with the builds.
  const checking = runAll(sourceChecks, env)
  const built = await runAll(builds, env)
  const counts = [written, await checking, built]
  // The test runners visit the built sites. If a build fails, all their tests would fail.
  if (built.failed === 0) counts.push(await runEach(testRunners, env))
  if (isOrganisersEvent) counts.push(specificationSkipped)
  printTotals(sumOf(counts))
})
