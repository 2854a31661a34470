import { serveSite } from '../../scripts/build/hosts/server.ts'
import { sites } from './content.ts'
import { isEventoAlone } from './isEventoAlone.ts'

/**
 * Playwright's global setup. It serves the built sites, and sets E2E_CONTENT and E2E_EVENTO to their addresses. In
 * `npm run evento` it serves only the site of the tests' event, because no other one is built.
 * @returns the function that Playwright calls after all tests
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  const builtSites = isEventoAlone ? { EVENTO: sites.EVENTO } : sites
  const servers = await Promise.all(
    Object.entries(builtSites).map(async ([name, { dist, base }]) => {
      const server = await serveSite({ dir: dist, port: 0, base })
      process.env[`E2E_${name}`] = server.url
      return server
    }),
  )
  return async () => {
    await Promise.all(servers.map((server) => server.close()))
  }
}
