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
  const { report } = await import('./prelaunch/report.ts')
  const findings = await (address ? published(address) : local())
  const { text, ready } = report([...findings, ...(await testFindings(address))])
  console.log(text)
  if (!ready) process.exitCode = 1
})

/** What is wrong with the published site, and what its content still waits for. */
async function published(address: string) {
  const { checkPublishedSite } = await import('./prelaunch/site.ts')
  return [...(await checkPublishedSite(address)), ...(await contentFindings())]
}

/** What is left to do before the site is published. */
async function local() {
  const { distDir } = await import('./build/build-site.ts')
  const check = await import('./prelaunch/content.ts')
  return [
    ...check.addressFindings(check.builtFor(distDir)),
    ...check.deliveryFindings(distDir),
    ...(await contentFindings()),
  ]
}

async function contentFindings() {
  const { marked } = await import('./content/samples.ts')
  const check = await import('./prelaunch/content.ts')
  const { event } = (await import('./content/site-content.ts')).siteContent
  return [
    ...check.dateFindings(event, Date.now(), check.lastChange()),
    ...check.sampleFindings(marked('samples')),
    ...check.promiseFindings(marked('promises')),
  ]
}

/** What became of the message that was asked for. */
async function testFindings(address: string | undefined) {
  if (!scriptArguments.includes(send)) return []
  const { distDir } = await import('./build/build-site.ts')
  const { builtFor } = await import('./prelaunch/content.ts')
  const { sampleOrigin } = await import('./lib/site-address.ts')
  const { sendTestMessage } = await import('./prelaunch/test-message.ts')
  const { siteContent } = await import('./content/site-content.ts')
  const { origin } = new URL(address ?? builtFor(distDir) ?? sampleOrigin)
  return [await sendTestMessage(siteContent, origin)]
}
