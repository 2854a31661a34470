import { parseArgs } from 'node:util'
import { runScript, scriptArguments } from './lib/run-script.ts'

await runScript('invent', async (report) => {
  const { values, positionals } = parseArgs({
    args: [...scriptArguments],
    allowPositionals: true,
    options: { seed: { type: 'string' }, folder: { type: 'string' } },
  })
  const { checkFolder, invent } = await import('./invent/run.ts')
  if (values.folder) {
    await checkFolder(values.folder, report)
    report(`${values.folder} holds`)
    return
  }
  const count = Number(positionals[0] ?? 10)
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
    throw new Error(
      'Write how many, and which if it shall be the same again: npm run invent -- 10 --seed 7',
    )
  }
  report(`${count} events from seed ${seed}`)
  const { built, refused } = await invent(count, seed, report)
  report(`${built + refused} of ${count} hold: ${built} built and checked, ${refused} refused`)
})
