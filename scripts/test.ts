import { mkdirSync, rmSync } from 'node:fs'
import { runScript } from './build/lib/run-script.ts'
import { readSiteContent } from './build/derive/loadContent.ts'
import { readSiteAddress } from './build/read/siteAddress.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { testEnvironment } from './tools/checks/environment.ts'
import {
  builds,
  contentFiles,
  reportFolder,
  siteTests,
  sourceChecks,
} from './tools/checks/lists.ts'
import { conclude, type Counts, runAll, runCheck, runEach, sumOf } from './tools/checks/run.ts'

const specificationSkipped: Counts = {
  passed: 0,
  failed: 0,
  skipped: [
    "the specification's test (tests/specification): src/content says where it is published, so its event is an organiser's",
  ],
}

await runScript('test', async (report) => {
  // Every check reads these: report a mistake in them once, not as the failure of each.
  readSiteAddress(process.env)
  const { site } = readSiteContent('src/content').event
  const isCopy = Boolean(process.env.SITE_URL || site)
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const env = {
    ...testEnvironment(process.env, ensureChromium(report)),
    SPECIFICATION: isCopy ? 'off' : 'on',
  }
  const written = await runCheck(contentFiles, env)
  if (written.failed > 0) return conclude(written)
  const checking = runAll(sourceChecks, env)
  const built = await runAll(builds, env)
  const done = [written, await checking, built]
  // Without the built sites every test would fail for that one reason.
  if (built.failed === 0) done.push(await runEach(siteTests, env))
  if (isCopy) done.push(specificationSkipped)
  conclude(sumOf(done))
})
