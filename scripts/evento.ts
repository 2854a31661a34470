import { settingsOf } from './build/lib/settings.ts'
import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { testEnvironment } from './tools/checks/environment.ts'
import { buildOfEvento, journeys, pagesOfEvento } from './tools/checks/lists.ts'
import { conclude, runCheck, runEach, sumOf } from './tools/checks/run.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('evento', settings, async (report) => {
  const env = testEnvironment(
    settings.environment,
    ensureChromium(report, settings.environment.CHROME_PATH),
  )
  const built = await runCheck(buildOfEvento, env)
  if (built.failed > 0) return conclude(built)
  const chosen = { ...journeys, args: scriptArguments }
  const tests = scriptArguments.length > 0 ? [pagesOfEvento, chosen] : [pagesOfEvento]
  conclude(sumOf([built, await runEach(tests, env)]))
})
