import { distDir } from '../../scripts/lib/work-folder.ts'
import { serveSite } from '../../scripts/lib/server.ts'
import { fullEvent } from './built-event.ts'

const sites = {
  DELIVERED: { dist: distDir, base: '/' },
  FULL: fullEvent,
}

/** The runner's global setup: serves the built sites, and passes their addresses to the environment. */
export default async function serveSites(): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    Object.entries(sites).map(async ([name, { dist, base }]) => {
      const server = await serveSite({ dir: dist, port: 0, base })
      process.env[`E2E_${name}`] = server.url
      return server
    }),
  )
  return async () => void (await Promise.all(servers.map((server) => server.close())))
}
