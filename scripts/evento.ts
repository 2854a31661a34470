import { settingsOf } from './build/lib/settings.ts'
import { runScript, scriptArguments } from './build/lib/runScript.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { testEnvironment } from './tools/checks/environment.ts'
import { buildOfEvento, namedJourneys, pagesOfEvento } from './tools/checks/lists.ts'
import { printTotals, runCheck, runEach, sumOf } from './tools/checks/run.ts'

const settings = settingsOf(process.env, Date.now())

/** Builds and tests the pages of the tests' event (tests/evento). Also runs the journeys that its arguments name. */
await runScript('evento', settings, async (report) => {
  const chromium = ensureChromium(report, settings.environment.CHROME_PATH)
  // With SITES=EVENTO Playwright serves and visits no other site (tests/support/isEventoAlone.ts).
  const env = { ...testEnvironment(settings.environment, chromium), SITES: 'EVENTO' }
  const built = await runCheck(buildOfEvento, env)
  if (built.failed > 0) return printTotals(built)
  const tests = [pagesOfEvento]
  if (scriptArguments.length > 0) tests.push({ ...namedJourneys, args: scriptArguments })
  const tested = await runEach(tests, env)
  printTotals(sumOf([built, tested]))
})
