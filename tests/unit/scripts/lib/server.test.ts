// The server of npm start and of the browser tests behaves like a host.
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { serveSite } from '../../../../scripts/lib/server.ts'
import { ask } from '../../../support/ask.ts'
import { folderWith } from '../../../support/made-up-site.ts'

const files = {
  'index.html': 'home',
  'programa/index.html': 'programme',
  '404.html': 'not found',
  'assets/app-1.js': 'script',
  'assets/app-1.js.br': 'packed',
}

async function serve(options: { base?: string; port?: number; brotli?: boolean } = {}) {
  const dir = folderWith(files)
  const server = await serveSite({ dir, port: 0, ...options })
  onTestFinished(() => server.close())
  const request = async (address: string, method?: string) => {
    const headers = { 'Accept-Encoding': 'gzip, br' }
    const answer = await ask(`http://127.0.0.1:${server.port}`, address, headers, method)
    return { ...answer, body: answer.body.toString(), type: String(answer.headers['content-type']) }
  }
  return { ...server, request }
}

const unknown = ['/nada', '/programa/nada', '/assets/', '//ejemplo.org/', '/.env', '/__proto__']
const odd = ['/%2e%2e/package.json', '/..%5cpackage.json', '/%zz', '/%00']

it('answers anything else with the not-found page and 404', async () => {
  const { request } = await serve()
  for (const address of [...unknown, ...odd]) {
    expect(await request(address)).toMatchObject({ status: 404, body: 'not found' })
  }
  expect(await request('/nada', 'HEAD')).toMatchObject({ status: 404, body: '' })
})

it('sends what the build has compressed if it is asked to', async () => {
  const { request } = await serve({ brotli: true })
  expect(await request('/assets/app-1.js')).toMatchObject({
    body: 'packed',
    headers: { 'content-encoding': 'br' },
    type: expect.stringContaining('javascript'),
  })
})

it('takes another port if one is busy', async () => {
  const first = await serve()
  const second = await serve({ port: first.port })
  expect(second.port).not.toBe(first.port)
  expect(await second.request('/')).toMatchObject({ body: 'home' })
})

it('serves below the sub-folder of the site, with and without a slash, and nothing outside of it', async () => {
  const { port, url, request } = await serve({ base: '/evento/' })
  expect(url).toBe(`http://127.0.0.1:${port}/evento/`)
  for (const inside of ['/evento/programa', '/evento/programa/?a=b']) {
    const answer = { status: 200, body: 'programme', type: expect.stringMatching(/^text\/html/) }
    expect(await request(inside)).toMatchObject(answer)
  }
  for (const outside of ['/', '/programa', '/eventos/programa', '/evento/nada']) {
    expect(await request(outside)).toMatchObject({ status: 404, body: 'not found' })
  }
})

it('stops at once, even if a browser is still connected', async () => {
  const { port, request, close } = await serve()
  const idle = connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => idle.once('close', resolve))
  await new Promise((resolve) => idle.once('connect', resolve))
  await close()
  await closed
  await expect(request('/')).rejects.toThrow(/ECONNREFUSED/)
})
