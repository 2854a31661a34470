import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../content/folder.ts'
import { marked } from '../content/samples.ts'
import { siteContent } from '../content/site-content.ts'
import { distDir } from '../lib/work-folder.ts'
import {
  addressFinding,
  dateFinding,
  formsFinding,
  legalFinding,
  type Sample,
  sampleFindings,
} from './content.ts'
import type { Finding } from './report.ts'
import { checkPublishedSite } from './site.ts'
import { typedFindings } from './typed-facts.ts'

/**
 * Checks the content, and the published site or the one in `dist`.
 * @param address of the published site; undefined before there is one
 */
export async function findingsOf(address: string | undefined): Promise<Finding[]> {
  return [
    ...(address
      ? await checkPublishedSite(address, siteContent)
      : [addressFinding(builtFor(distDir)), legalFinding(siteContent)]),
    formsFinding(siteContent),
    dateFinding(siteContent.event, Date.now()),
    ...sampleFindings(samplesIn()),
    ...typedFindings(contentFolder, siteContent),
  ]
}

const samplesIn = (): Sample[] =>
  (['samples', 'promises'] as const).flatMap((mark) =>
    marked(mark).map(({ file, field, value }) => ({
      file,
      line: 1,
      path: field,
      text: value,
      kind: mark === 'samples' ? 'sample' : 'promise',
    })),
  )

/** The address that a built site carries; null if there is no site. */
export function builtFor(dir: string): string | null {
  const home = path.join(dir, 'index.html')
  const html = existsSync(home) ? readFileSync(home, 'utf8') : ''
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null
}
