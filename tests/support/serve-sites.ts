import { distDir } from '../../scripts/lib/work-folder.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { serveSite } from '../../scripts/lib/server.ts'
import { buildEvents, builtEvent } from './built-event.ts'

/** For the runner: before the first test the three built sites are served; the workers learn where from the environment. */
export default async function serveSites(): Promise<() => Promise<void>> {
  await buildEvents()
  const sites = [
    ['DELIVERED', { dist: distDir, base: '/' }],
    ['FULL', builtEvent('full')],
    ['OTHER', builtEvent('other')],
  ] as const
  const servers = await Promise.all(
    sites.map(async ([name, { dist, base }]) => {
      const server = await serveSite({ dir: dist, port: await freePort(), base })
      process.env[`E2E_${name}`] = server.url
      return server
    }),
  )
  return async () => void (await Promise.all(servers.map((server) => server.close())))
}
