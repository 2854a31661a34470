// The site's .htaccess on a real Apache. A host's AllowOverride names the classes of directives that this file may contain.
import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { hostFiles } from '../../scripts/build/hosts/hostFiles.ts'
import { hostRules } from '../../scripts/build/hosts/rules.ts'
import { apache, ask, start } from '../support/hosts/servers.ts'
import { freePort } from '../support/freePort.ts'
import { pageHtml } from '../support/pageHtml.ts'
import { folderWith, write } from '../support/temporaryFolder.ts'

const rules = hostRules({ base: '/' })
const page = pageHtml('Programa', '')

/** How to install Apache, if this machine lacks it. The hint does not depend on the configuration. */
const { installHint } = apache(() => '')

let stop: (() => Promise<unknown>) | undefined
afterEach(() => stop?.())

/** Starts an Apache that allows these classes, with a small site. @returns a function that requests an address */
async function startHostThatAllows(classes: string) {
  const folder = folderWith({})
  // The server may run as another user, who cannot read a new temporary folder.
  chmodSync(folder, 0o755)
  const root = path.join(folder, 'public')
  const work = path.join(folder, 'server')
  mkdirSync(work)
  write(root, {
    '.htaccess': hostFiles(rules)['.htaccess'] ?? '',
    '404.html': pageHtml('No está', ''),
    'index.html': pageHtml('Inicio', ''),
    'programa/index.html': page,
    'programa.html': page,
  })
  const server = apache(() => `<Directory ${root}>\nAllowOverride ${classes}\n</Directory>`)
  const running = await start(server, { root, base: '/', work, port: await freePort() })
  stop = running.stop
  return (address: string) => ask(running.origin, address)
}

describe.skipIf(installHint)('a host that allows', () => {
  it.each([
    'FileInfo',
    'FileInfo AuthConfig',
    'FileInfo Indexes',
    'FileInfo Limit',
    'FileInfo Options',
    'FileInfo AuthConfig Limit',
    'All',
  ])('%s answers with the site’s pages, headers and not-found page', async (classes) => {
    const get = await startHostThatAllows(classes)
    expect((await get('/')).status).toBe(200)
    const { status, headers, body } = await get('/programa/')
    expect([status, body.toString()]).toEqual([200, page])
    for (const [name, value] of rules.headers) expect(headers[name.toLowerCase()]).toBe(value)
    // Apache redirects from a folder's address to that with a slash. Only a directive of the class Indexes could prevent it.
    const withoutSlash = await get('/programa')
    expect([withoutSlash.status, String(withoutSlash.headers['location'])]).toEqual([
      301,
      expect.stringMatching(/\/programa\/$/),
    ])
    const unknown = await get('/no-existe')
    expect([unknown.status, unknown.body.toString()]).toEqual([404, pageHtml('No está', '')])
  })

  it('None ignores the file, and answers with the site’s pages', async () => {
    const get = await startHostThatAllows('None')
    const { status, body } = await get('/programa/')
    expect([status, body.toString()]).toEqual([200, page])
  })

  it.each(['AuthConfig', 'Indexes', 'Limit', 'Options'])(
    '%s alone answers 500, as the guide and prelaunch say',
    async (classes) => {
      const get = await startHostThatAllows(classes)
      expect((await get('/')).status).toBe(500)
    },
  )
})
