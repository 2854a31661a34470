import { settingsOf } from './build/lib/settings.ts'
import { runScript } from './build/lib/runScript.ts'
import { contentGeneration, sourceChecks, unitTests } from './tools/checks/lists.ts'
import { printTotals, runAll, runCheck, sumOf } from './tools/checks/run.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('quick', settings, async () => {
  const env = settings.environment
  // The generated files of the content are written first, because type checks and tests import them.
  const written = await runCheck(contentGeneration, env)
  if (written.failed > 0) return printTotals(written)
  const checked = await runAll([unitTests, ...sourceChecks], env)
  printTotals(sumOf([written, checked]))
})
