import { samplesIn } from '../content/samples.ts'
import { loadContent } from '../content/site-content.ts'
import { sampleOrigin } from '../lib/site-address.ts'
import { distDir } from '../lib/work-folder.ts'
import {
  addressFinding,
  builtFor,
  dateFindings,
  lastChange,
  promiseFindings,
  sampleFindings,
} from './content.ts'
import { deliveryFindings, pagesIn } from './delivery.ts'
import type { Finding } from './report.ts'
import { checkPublishedSite } from './site.ts'
import { sendTestMessage } from './test-message.ts'

/**
 * Looks at the content, and at the published site or the one in `dist`.
 * @param address of the published site; undefined before there is one
 * @param send whether the forms' service is sent a marked message
 */
export async function findingsOf(address: string | undefined, send: boolean): Promise<Finding[]> {
  const built = builtFor(distDir)
  const { origin } = new URL(address ?? built ?? sampleOrigin)
  return [
    ...(address
      ? await checkPublishedSite(address)
      : [addressFinding(built), ...(built ? await deliveryFindings(pagesIn(distDir)) : [])]),
    ...dateFindings(loadContent().event, Date.now(), lastChange()),
    ...sampleFindings(samplesIn().filter(({ kind }) => kind === 'sample')),
    ...promiseFindings(samplesIn().filter(({ kind }) => kind === 'promise')),
    ...(send ? [await sendTestMessage(loadContent(), origin)] : []),
  ]
}
