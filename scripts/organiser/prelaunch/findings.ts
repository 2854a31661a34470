import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadContent, loadSource, marksOf } from '../../content/site-content.ts'
import { distDir } from '../../lib/work-folder.ts'
import { builtFinding, dateFinding, formsFinding, legalFinding, markFindings } from './content.ts'
import type { Finding } from './report.ts'
import { checkPublishedSite } from './site.ts'
import { typedFindings } from './typed-facts.ts'

/**
 * Checks the content, and the published site or the one in `dist`.
 * @param address of the published site; undefined before there is one
 */
export async function findingsOf(address: string | undefined): Promise<Finding[]> {
  const content = loadContent()
  const home = path.join(distDir, 'index.html')
  const html = existsSync(home) ? readFileSync(home, 'utf8') : ''
  return [
    ...(address
      ? await checkPublishedSite(address, content)
      : [builtFinding(html), legalFinding(content)]),
    formsFinding(content),
    dateFinding(content.event, Date.now()),
    ...markFindings(marksOf()),
    ...typedFindings(loadSource()),
  ]
}
