import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  makeServiceWorker,
  readServiceWorker,
  workerFile,
} from '../../../../scripts/outputs/service-worker.ts'
import { folderWith } from '../../../support/made-up-site.ts'

const pages = [
  ...['', 'programa/', 'entradas/', 'faq/', 'contacto/'].map((folder) => `${folder}index.html`),
  'sin-conexion.html',
  '404.html',
]

/** A built site, reduced to what the service worker needs. */
function siteFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const page = '<title>Página</title><main></main>'
  return folderWith({
    ...Object.fromEntries(pages.map((file) => [file, page])),
    'assets/app-A1.js': 'export {}',
    'assets/style-B2.css': 'a{}',
    'assets/letra-C3.woff2': 'x',
    'assets/app-A1.js.br': 'x',
    'assets/foto.jpg': 'x',
    ...files,
  })
}

async function make(dir: string, base = '/', keep = true) {
  await makeServiceWorker(dir, { base }, keep)
  return readFileSync(path.join(dir, workerFile), 'utf8')
}

/** Addresses and revisions in the worker, however the bundler writes them. */
const filesIn = (code: string) =>
  Object.fromEntries(
    [...code.matchAll(/\{"?url"?:[`"]([^`"]+)[`"],"?revision"?:(?:[`"](\w+)[`"]|null)\}/g)].map(
      ([, url, revision]) => [url, revision ?? null],
    ),
  )

it.each([
  [undefined, true],
  ['', true],
  ['on', true],
  ['off', false],
])('SERVICE_WORKER=%s means %s, and anything else stops the build', (asked, keep) => {
  expect(readServiceWorker({ SERVICE_WORKER: asked })).toBe(keep)
  expect(() => readServiceWorker({ SERVICE_WORKER: 'no' })).toThrow('SERVICE_WORKER: pone «no»')
})

describe('the service worker', () => {
  it('keeps the pages of the day and what all pages are made of, below the sub-folder', async () => {
    const code = await make(siteFolder(), '/evento/')
    const hash = expect.stringMatching(/^[0-9a-f]{8}$/)
    expect(filesIn(code)).toEqual({
      '/evento/': hash,
      '/evento/assets/app-A1.js': null,
      '/evento/assets/letra-C3.woff2': null,
      '/evento/assets/style-B2.css': null,
      '/evento/entradas': hash,
      '/evento/faq': hash,
      '/evento/programa': hash,
      '/evento/sin-conexion.html': hash,
    })
    expect(code).not.toMatch(/sourceMappingURL|importScripts|localhost/)
  })

  it('is the same for the same site, and changes with a page', async () => {
    const code = await make(siteFolder())
    const changed = await make(siteFolder({ 'faq/index.html': '<title>Otra</title>' }))
    expect(await make(siteFolder())).toBe(code)
    expect(filesIn(changed)['/programa']).toBe(filesIn(code)['/programa'])
    expect(filesIn(changed)['/faq']).not.toBe(filesIn(code)['/faq'])
  })

  it('is replaced by the kill switch, which keeps nothing and removes itself', async () => {
    const code = await make(siteFolder(), '/', false)
    expect(code).toContain('unregister')
    expect(filesIn(code)).toEqual({})
  })
})
