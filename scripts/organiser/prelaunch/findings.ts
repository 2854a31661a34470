import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder, loadContent, marksOf } from '../../content/site-content.ts'
import { distDir } from '../../lib/work-folder.ts'
import { addressFinding, dateFinding, formsFinding, legalFinding, markFindings } from './content.ts'
import type { Finding } from './report.ts'
import { checkPublishedSite } from './site.ts'
import { typedFindings } from './typed-facts.ts'

/**
 * Checks the content, and the published site or the one in `dist`.
 * @param address of the published site; undefined before there is one
 */
export async function findingsOf(address: string | undefined): Promise<Finding[]> {
  const content = loadContent()
  return [
    ...(address
      ? await checkPublishedSite(address, content)
      : [addressFinding(builtFor(distDir)), legalFinding(content)]),
    formsFinding(content),
    dateFinding(content.event, Date.now()),
    ...markFindings(marksOf()),
    ...typedFindings(contentFolder, content),
  ]
}

/** The address that a built site carries; null if there is no site. */
export function builtFor(dir: string): string | null {
  const home = path.join(dir, 'index.html')
  const html = existsSync(home) ? readFileSync(home, 'utf8') : ''
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null
}
