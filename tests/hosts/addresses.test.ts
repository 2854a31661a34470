// Every address of the site on real servers, each with exactly the configuration of scripts/publish/hosts/README.md.
import { describe, expect, it } from 'vitest'
import { ask, visit } from '../support/ask.ts'
import { expectHeaders, hostKinds, onEveryHost } from '../support/hosts/every-host.ts'

describe.each(hostKinds)('$name', ({ missing }) => {
  it.skipIf(missing)(`is on this machine${missing ? `: ${missing}` : ''}`, () => {
    expect(missing).toBeNull()
  })
})

onEveryHost(({ configured }, base, published) => {
  it('answers every page with and without a slash at its end', async () => {
    const { host, pages, addressOf, fileOf } = published()
    const routes = pages.flatMap(({ path: route, file }) => (route ? [{ route, file }] : []))
    expect(routes.length).toBeGreaterThanOrEqual(7)
    for (const { route, file } of routes) {
      const plain = addressOf(route)
      for (const address of route === '/' ? [plain] : [plain.replace(/\/$/, ''), plain]) {
        const answer = await visit(host, address)
        expect([address, answer.status]).toEqual([address, 200])
        expect(answer.body.equals(fileOf(file))).toBe(true)
        expect(answer.redirects).toBeLessThanOrEqual(configured ? 0 : 1)
      }
    }
  })

  it.skipIf(base === '/')('answers the sub-folder without its slash', async () => {
    const { host, fileOf } = published()
    const answer = await visit(host, base.slice(0, -1))
    expect([answer.status, answer.path]).toEqual([200, base])
    expect(answer.redirects).toBeLessThanOrEqual(1)
    expect(answer.body.equals(fileOf('index.html'))).toBe(true)
  })

  it('answers unknown addresses at any depth with our page and status 404', async () => {
    const { host, fileOf, headers } = published()
    // Without a configuration a server shows the folders, and files that begin with a dot.
    for (const name of configured ? [...unknown, ...hidden] : unknown) {
      const answer = await ask(host, base + name)
      expect([name, answer.status]).toEqual([name, 404])
      expect([name, answer.body.toString()]).toEqual([name, fileOf('404.html').toString()])
      expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
      expectHeaders(answer, headers)
    }
  })
})

const unknown = [
  'no-existe',
  'a/b/c/d/e',
  'programa/no-existe/',
  'ponentes/no-existe',
  'assets/main-00000000.js',
  'compartir/no/existe.jpg',
  'no-existe.html',
]
const hidden = ['.hosts/nginx.conf', '.nojekyll', 'assets/', 'compartir/']
