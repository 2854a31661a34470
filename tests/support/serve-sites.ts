import { serveSite } from '../../scripts/build/hosts/server.ts'
import { sites } from './content.ts'

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
