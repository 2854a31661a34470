import { mkdirSync, rmSync } from 'node:fs'
import { runScript } from './build/lib/runScript.ts'
import { readEvent } from './build/derive/readEvent.ts'
import { settingsOf } from './build/lib/settings.ts'
import { readSiteAddress } from './build/read/siteAddress.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { testEnvironment } from './tools/checks/environment.ts'
import {
  builds,
  contentCheck,
  reportFolder,
  testRunners,
  sourceChecks,
} from './tools/checks/lists.ts'
import { printTotals, type Counts, runAll, runCheck, runEach, sumOf } from './tools/checks/run.ts'

const specificationSkipped: Counts = {
  passed: 0,
  failed: 0,
  skipped: [
    "the specification's test (tests/specification): src/content says where it is published, so its event is an organiser's",
  ],
}

const settings = settingsOf(process.env, Date.now())

await runScript('test', settings, async (report) => {
  // Builds and tests read the address and the content. A mistake in them is reported here once, instead of by each of them.
  readSiteAddress(settings.environment)
  const { site } = readEvent('src/content').data.event
  // With an address, src/content holds an organiser's event instead of the specification's.
  const isOrganisers = Boolean(settings.environment.SITE_URL || site)
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const chromium = ensureChromium(report, settings.environment.CHROME_PATH)
  const env = {
    ...testEnvironment(settings.environment, chromium),
    SPECIFICATION: isOrganisers ? 'off' : 'on',
  }
  const written = await runCheck(contentCheck, env)
  if (written.failed > 0) return printTotals(written)
  // The checks of sources run beside the builds.
  const checking = runAll(sourceChecks, env)
  const built = await runAll(builds, env)
  const counts = [written, await checking, built]
  // Without the built sites all their tests would fail.
  if (built.failed === 0) counts.push(await runEach(testRunners, env))
  if (isOrganisers) counts.push(specificationSkipped)
  printTotals(sumOf(counts))
})
