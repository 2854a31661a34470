import { settingsOf } from './build/lib/settings.ts'
import { runScript, scriptArguments } from './build/lib/runScript.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { testEnvironment } from './tools/checks/environment.ts'
import { buildOfEvento, namedJourneys, pagesOfEvento } from './tools/checks/lists.ts'
import { printTotals, runCheck, runEach, sumOf } from './tools/checks/run.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('evento', settings, async (report) => {
  const chromium = ensureChromium(report, settings.environment.CHROME_PATH)
  // With SITES "EVENTO" Playwright serves and visits only the site of the tests' event (tests/support/isEventoAlone.ts).
  const env = { ...testEnvironment(settings.environment, chromium), SITES: 'EVENTO' }
  const built = await runCheck(buildOfEvento, env)
  if (built.failed > 0) return printTotals(built)
  const tests = [pagesOfEvento]
  if (scriptArguments.length > 0) tests.push({ ...namedJourneys, args: scriptArguments })
  printTotals(sumOf([built, await runEach(tests, env)]))
})
