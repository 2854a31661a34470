import { invent } from './invent/run.ts'
import { runScript } from './lib/run-script.ts'

await runScript('invent', async (report) => {
  const [count = '10', ...rest] = process.argv.slice(2)
  const asked = rest.indexOf('--seed')
  const seed = asked === -1 ? Date.now() % 1_000_000 : Number(rest[asked + 1])
  if (!/^[1-9]\d*$/.test(count) || !Number.isInteger(seed)) {
    throw new Error(
      'Write how many, and which if it shall be the same again: npm run invent -- 10 --seed 7',
    )
  }
  report(`${count} events from seed ${seed}`)
  const { built, refused } = await invent(Number(count), seed, report)
  report(
    `${built + refused} of ${count} hold: ${built} built and checked, ${refused} refused with file and field`,
  )
})
