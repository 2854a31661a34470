import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import {
  makeServiceWorker,
  readServiceWorker,
  workerFile,
} from '../../../../scripts/outputs/service-worker.ts'
import { folderWith } from '../../../support/made-up-site.ts'

/** A built site, reduced to what the service worker needs. */
const pages = ['', 'programa/', 'entradas/', 'faq/', 'contacto/'].map((dir) => `${dir}index.html`)
const others = ['app-A1.js', 'app-A1.js.br', 'style-B2.css', 'letra-C3.woff2', 'foto.jpg']
const site = Object.fromEntries([
  ...[...pages, 'sin-conexion.html', '404.html'].map((file) => [file, '<title>Página</title>']),
  ...others.map((file) => [`assets/${file}`, 'x']),
])

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

it('the service worker keeps the pages of the day and what all pages are made of, below the sub-folder', async () => {
  const dir = folderWith(site)
  await makeServiceWorker(dir, { base: '/evento/' }, true)
  const code = readFileSync(path.join(dir, workerFile), 'utf8')
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
