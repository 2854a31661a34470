import { runScript, scriptArguments } from './lib/run-script.ts'

/** Asks for one marked message, sent to where the forms go. */
const send = '--send'

await runScript('prelaunch', async () => {
  const address = scriptArguments.find((argument) => argument !== send)
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address)) {
    throw new Error(
      `«${address}» no es una dirección. Escríbela entera: npm run prelaunch -- https://ejemplo.org`,
    )
  }
  await import('./content/site-content.ts')
  const { findingsOf } = await import('./prelaunch/findings.ts')
  const { report } = await import('./prelaunch/report.ts')
  const { text, ready } = report(await findingsOf(address, scriptArguments.includes(send)))
  console.log(text)
  if (!ready) process.exitCode = 1
})
