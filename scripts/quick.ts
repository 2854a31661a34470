import { runScript } from './build/lib/run-script.ts'
import { sourceChecks, unitTests } from './tools/checks/lists.ts'
import { conclude, runAll } from './tools/checks/run.ts'

await runScript('quick', async () => {
  conclude(await runAll([unitTests, ...sourceChecks], process.env))
})
