import { distDir } from './build/build-site.ts'
import {
  addressFindings,
  builtFor,
  deliveryFindings,
  promiseFindings,
  sampleFindings,
} from './prelaunch/content.ts'
import { report } from './prelaunch/report.ts'
import { checkPublishedSite } from './prelaunch/site.ts'
import { marked } from './content/samples.ts'

const address = process.argv[2]

if (address !== undefined && !/^https?:\/\/[^/]/.test(address)) {
  console.log(
    `«${address}» no es una dirección. Escríbela entera: npm run prelaunch -- https://ejemplo.org`,
  )
  process.exitCode = 1
} else {
  const findings = address
    ? await checkPublishedSite(address)
    : [
        ...addressFindings(builtFor(distDir)),
        ...deliveryFindings(distDir),
        ...sampleFindings(marked('samples')),
        ...promiseFindings(marked('promises')),
      ]
  const { text, ready } = report(findings)
  console.log(text)
  if (!ready) process.exitCode = 1
}
