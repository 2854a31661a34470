// The site's .htaccess on a real Apache. The setting AllowOverride of a host names the classes of directives that an .htaccess
// may contain.
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
const programmePage = pageHtml('Programa', '')
const notFoundPage = pageHtml('No está', '')

/** How to install Apache; null if this machine has it. Any directives will do, because the hint does not depend on them. */
const { installHint } = apache(() => '')

let stop: (() => Promise<unknown>) | undefined
afterEach(() => stop?.())

/** Starts an Apache with a small site and this AllowOverride. @returns a function that requests an address */
async function startHostThatAllows(classes: string) {
  const folder = folderWith({})
  // The server may run as another user, who cannot read a new temporary folder.
  chmodSync(folder, 0o755)
  const root = path.join(folder, 'public')
  const work = path.join(folder, 'server')
  mkdirSync(work)
  write(root, {
    '.htaccess': hostFiles(rules)['.htaccess'] ?? '',
    '404.html': notFoundPage,
    'index.html': pageHtml('Inicio', ''),
    'programa/index.html': programmePage,
    'programa.html': programmePage,
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

    const home = await get('/')
    expect(home.status).toBe(200)

    const programme = await get('/programa/')
    expect(programme.status).toBe(200)
    expect(programme.body.toString()).toBe(programmePage)
    for (const [name, value] of rules.headers)
      expect(programme.headers[name.toLowerCase()]).toBe(value)

    // Apache redirects the address of a folder to the address with a slash. Only a directive of the class Indexes could prevent
    // the redirect.
    const withoutSlash = await get('/programa')
    expect(withoutSlash.status).toBe(301)
    expect(withoutSlash.headers['location']).toMatch(/\/programa\/$/)

    const unknown = await get('/no-existe')
    expect(unknown.status).toBe(404)
    expect(unknown.body.toString()).toBe(notFoundPage)
  })

  it('None ignores the .htaccess, and answers with the site’s pages', async () => {
    const get = await startHostThatAllows('None')
    const { status, body } = await get('/programa/')
    expect(status).toBe(200)
    expect(body.toString()).toBe(programmePage)
  })

  it.each(['AuthConfig', 'Indexes', 'Limit', 'Options'])(
    '%s alone answers 500, as the guide and prelaunch say',
    async (classes) => {
      const get = await startHostThatAllows(classes)
      const { status } = await get('/')
      expect(status).toBe(500)
    },
  )
})
