import { runScript, scriptArguments } from './lib/run-script.ts'

await runScript('prelaunch', async () => {
  const [address] = scriptArguments
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address)) {
    throw new Error(
      `«${address}» no es una dirección. Escríbela entera: npm run prelaunch -- https://ejemplo.org`,
    )
  }
  const { report } = await import('./prelaunch/report.ts')
  const { text, ready } = report(await (address ? published(address) : local()))
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
