import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  makeServiceWorker,
  readServiceWorker,
  workerFile,
} from '../../../../scripts/outputs/service-worker.ts'
import { folderWith } from '../../../support/made-up-site.ts'

/** A site as the build leaves it, as far as the service worker looks at it. */
function siteFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const page = '<title>Página</title><main></main>'
  return folderWith({
    'index.html': page,
    'programa/index.html': page,
    'entradas/index.html': page,
    'faq/index.html': page,
    'contacto/index.html': page,
    'sin-conexion.html': page,
    '404.html': page,
    'assets/app-A1.js': 'export {}',
    'assets/style-B2.css': 'a{}',
    'assets/letra-C3.woff2': 'x',
    'assets/app-A1.js.br': 'x',
    'assets/foto.jpg': 'x',
    ...files,
  })
}

async function make(dir: string, base = '/', keep = true) {
  const bytes = await makeServiceWorker(dir, { base }, keep)
  return { bytes, code: readFileSync(path.join(dir, workerFile), 'utf8') }
}

const siteOfBytes = (size: number) => siteFolder({ 'assets/app-A1.js': randomBytes(size) })

/** Addresses and revisions in the worker, whichever way the bundler writes them. */
const filesIn = (code: string) =>
  Object.fromEntries(
    [...code.matchAll(/\{"?url"?:[`"]([^`"]+)[`"],"?revision"?:(?:[`"](\w+)[`"]|null)\}/g)].map(
      ([, url, revision]) => [url, revision ?? null],
    ),
  )

describe('SERVICE_WORKER', () => {
  it.each([
    [{}, true],
    [{ SERVICE_WORKER: '' }, true],
    [{ SERVICE_WORKER: 'on' }, true],
    [{ SERVICE_WORKER: 'off' }, false],
  ])('%o means %s', (environment, keep) => {
    expect(readServiceWorker(environment)).toBe(keep)
  })

  it('stops the build with a sentence if it is anything else', () => {
    expect(() => readServiceWorker({ SERVICE_WORKER: 'no' })).toThrow('SERVICE_WORKER: pone «no»')
  })
})

describe('the service worker', () => {
  it('keeps the pages of the day and what all pages are made of, below the sub-folder', async () => {
    const { code } = await make(siteFolder(), '/evento/')
    const files = filesIn(code)
    expect(Object.keys(files).toSorted()).toEqual([
      '/evento/',
      '/evento/assets/app-A1.js',
      '/evento/assets/letra-C3.woff2',
      '/evento/assets/style-B2.css',
      '/evento/entradas',
      '/evento/faq',
      '/evento/programa',
      '/evento/sin-conexion.html',
    ])
    expect(files['/evento/assets/app-A1.js']).toBeNull()
    expect(files['/evento/faq']).toMatch(/^[0-9a-f]{16}$/)
    expect(files['/evento/sin-conexion.html']).toMatch(/^[0-9a-f]{16}$/)
    expect(code).not.toMatch(/sourceMappingURL|importScripts|localhost/)
  })

  it('is the same for the same site, and another when a page changes', async () => {
    const [first, second, changed] = await Promise.all([
      make(siteFolder()),
      make(siteFolder()),
      make(siteFolder({ 'faq/index.html': '<title>Otra</title><main></main>' })),
    ])
    expect(second.code).toBe(first.code)
    expect(changed.code).not.toBe(first.code)
    expect(filesIn(changed.code)['/programa']).toBe(filesIn(first.code)['/programa'])
    expect(filesIn(changed.code)['/faq']).not.toBe(filesIn(first.code)['/faq'])
  })

  it('is not made if a first visit would have to load more than 300 kB for it', async () => {
    const { bytes } = await make(siteOfBytes(299_000))
    expect(bytes).toBeGreaterThan(299_000)
    await expect(make(siteOfBytes(301_000))).rejects.toThrow(
      /302 kB at each first visit, but 300 kB/,
    )
  })

  it('is another where it has to go: it keeps nothing and removes itself', async () => {
    const { bytes, code } = await make(siteFolder(), '/', false)
    expect(bytes).toBe(0)
    expect(code).toContain('unregister')
    expect(code.length).toBeLessThan(1000)
  })
})
