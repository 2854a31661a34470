import { settingsOf } from './build/lib/settings.ts'
import { runScript } from './build/lib/run-script.ts'
import { contentFiles, sourceChecks, unitTests } from './tools/checks/lists.ts'
import { conclude, runAll, runCheck, sumOf } from './tools/checks/run.ts'

const settings = settingsOf(process.env, Date.now())

await runScript('quick', settings, async () => {
  // The unit tests know the tests' event, so that both write the same files.
  const env = { ...settings.environment, CONTENT: 'tests/evento' }
  const written = await runCheck(contentFiles, env)
  if (written.failed > 0) return conclude(written)
  conclude(sumOf([written, await runAll([unitTests, ...sourceChecks], env)]))
})
