import { freePort } from '../lib/free-port.ts'
import { serveSite } from '../lib/server.ts'
import { distDir } from '../lib/work-folder.ts'
import { publishedAt, readAuditedSite } from './audited-site.ts'

/** Serves the built site for as long as the tests run. Their processes read its address from the environment. */
export default async function serve(): Promise<() => Promise<void>> {
  const { base } = publishedAt(readAuditedSite())
  const server = await serveSite({ dir: distDir, port: await freePort(), base })
  process.env.AUDIT_ORIGIN = server.url
  return server.close
}
