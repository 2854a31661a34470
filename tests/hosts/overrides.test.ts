// .htaccess on a real Apache, under each class of directives that a host may allow (AllowOverride).
import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { hostFiles } from '../../scripts/build/hosts/host-files.ts'
import { hostRules } from '../../scripts/build/hosts/rules.ts'
import { apache, ask, start } from '../support/hosts/servers.ts'
import { freePort } from '../support/free-port.ts'
import { folderWith, pageHtml, write } from '../support/made-up-site.ts'

const rules = hostRules({ base: '/' })
const page = pageHtml('Programa', '')
const { missing } = apache(() => '')

let stop: (() => Promise<unknown>) | undefined
afterEach(() => stop?.())

/** A small site on an Apache that allows these classes; what it answers at an address. */
async function hostThatAllows(classes: string) {
  const place = folderWith({})
  // The server's own user has to be able to read it.
  chmodSync(place, 0o755)
  const [root, work] = [path.join(place, 'public'), path.join(place, 'server')]
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

describe.skipIf(missing)('a host that allows', () => {
  it.each([
    'FileInfo',
    'FileInfo AuthConfig',
    'FileInfo Indexes',
    'FileInfo Limit',
    'FileInfo Options',
    'FileInfo AuthConfig Limit',
    'All',
  ])('%s: every address answers, with our headers and our 404', async (classes) => {
    const get = await hostThatAllows(classes)
    expect((await get('/')).status).toBe(200)
    const { status, headers, body } = await get('/programa/')
    expect([status, body.toString()]).toEqual([200, page])
    for (const [name, value] of rules.headers) expect(headers[name.toLowerCase()]).toBe(value)
    // The server's own way to a folder, which only a line of the class Indexes could turn off.
    const withoutSlash = await get('/programa')
    expect([withoutSlash.status, String(withoutSlash.headers['location'])]).toEqual([
      301,
      expect.stringMatching(/\/programa\/$/),
    ])
    const unknown = await get('/no-existe')
    expect([unknown.status, unknown.body.toString()]).toEqual([404, pageHtml('No está', '')])
  })

  it('None: the file is not read, and the pages answer', async () => {
    const get = await hostThatAllows('None')
    const { status, body } = await get('/programa/')
    expect([status, body.toString()]).toEqual([200, page])
  })

  it.each(['AuthConfig', 'Indexes', 'Limit', 'Options'])(
    '%s alone: every address answers 500, as the guide and prelaunch say',
    async (classes) => {
      const get = await hostThatAllows(classes)
      expect((await get('/')).status).toBe(500)
    },
  )
})
