import { freePort } from '../../scripts/lib/free-port.ts'
import { serveSite } from '../../scripts/lib/server.ts'
import { formHost, frameHost } from './delivering-event.ts'
import { test as base } from './fixtures.ts'
import { builtFullEvent } from './full-event.ts'
import { type FormService, startFormService } from './form-service.ts'
import { startProxy } from './proxy.ts'

type Site = { readonly url: string; readonly dist: string }

/** The site of an event whose forms are sent; the services' names lead to a stand-in, all other hosts are unreachable. */
export const test = base.extend<{ service: FormService & { proxy: string } }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of what a fixture needs
    async ({}, provide) => {
      const { dist } = await builtFullEvent()
      const server = await serveSite({ dir: dist, port: await freePort() })
      await provide({ url: server.url, dist })
      await server.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: ({ site }, provide) => provide(site.url),
  ignoreHTTPSErrors: true,
  otherHosts: new Set([formHost, frameHost]),
  moment: '2025-10-20T10:00:00+02:00',

  // oxlint-disable-next-line no-empty-pattern -- as above
  service: async ({}, provide) => {
    const service = await startFormService()
    const proxy = await startProxy(service.hosts)
    await provide({ ...service, proxy: proxy.url })
    await proxy.close()
    service.close()
  },

  proxy: ({ service }, provide) => provide({ server: service.proxy, bypass: '127.0.0.1' }),
})
