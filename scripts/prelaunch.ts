import { runScript, scriptArguments } from './lib/run-script.ts'

await runScript('prelaunch', async () => {
  const [address] = scriptArguments
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address)) {
    throw new Error(
      `«${address}» no es una dirección. Escríbela entera: npm run prelaunch -- https://ejemplo.org`,
    )
  }
  const { findingsOf } = await import('./organiser/prelaunch/findings.ts')
  const { report } = await import('./organiser/prelaunch/report.ts')
  const { text, ready } = report(await findingsOf(address))
  console.log(text)
  if (!ready) process.exitCode = 1
})
