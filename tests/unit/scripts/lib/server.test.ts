// The server of npm start and of the end-to-end tests behaves as a host does (issue: the repository).
import { connect } from 'node:net'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serveSite } from '../../../../scripts/lib/server.ts'
import { ask } from '../../../support/ask.ts'
import { folderWith, write } from '../../../support/made-up-site.ts'

const files = {
  'index.html': 'home',
  'programa/index.html': 'programme',
  '404.html': 'not found',
  'assets/app-1.js': 'script',
  'p.pdf': 'pdf',
}

const firstPort = 42_000 + (process.pid % 2_000)

async function serve(options: { base?: string; port?: number } = {}) {
  const dir = folderWith(files)
  const server = await serveSite({ dir, port: firstPort, ...options })
  onTestFinished(() => server.close())
  return { ...server, dir }
}

async function askServer(port: number, address: string, method?: string) {
  const { status, headers, body } = await ask(`http://127.0.0.1:${port}`, address, {}, method)
  return { status, body: body.toString(), type: String(headers['content-type']) }
}

describe('the server', () => {
  it.each([
    ['/', 'home'],
    ['/?ahora=2025-11-08T12:00', 'home'],
    ['/programa', 'programme'],
    ['/programa/', 'programme'],
    ['/programa?a=b', 'programme'],
    ['/assets/app-1.js', 'script'],
    ['/p.pdf', 'pdf'],
  ])('answers %s with its file', async (address, body) => {
    const { port } = await serve()
    expect(await askServer(port, address)).toMatchObject({ status: 200, body })
  })

  it('says what kind of file it is', async () => {
    const { port } = await serve()
    expect((await askServer(port, '/programa')).type).toMatch(/^text\/html; ?charset=utf-8$/)
    expect((await askServer(port, '/assets/app-1.js')).type).toMatch(/javascript/)
    expect((await askServer(port, '/p.pdf')).type).toBe('application/pdf')
  })

  it.each(
    [
      '/nada',
      '/nada/',
      '/a/b/c/d/e',
      '/privacidad',
      '/programa/nada',
      '/assets/',
      '/assets/app-2.js',
      '/../package.json',
      '/%2e%2e/package.json',
      '/programa/../../etc/passwd',
      '/..%2fpackage.json',
      '/..%5cpackage.json',
      '/.%00./package.json',
      '/programa%2f',
      '/%',
      '/%zz',
      '/%00',
      '/%E0%A4%A',
      '//ejemplo.org/',
      '//ejemplo.org/%2f..',
      '/\\ejemplo.org',
      '/.build/made.json',
      '/.env',
      '/constructor',
      '/__proto__',
      `/${'a'.repeat(8_000)}`,
    ].map((address) => [address.slice(0, 30), address] as const),
  )('answers %s with the not-found page and 404', async (_, address) => {
    const { port } = await serve()
    const { status, body, type } = await askServer(port, address)
    expect({ status, body }).toEqual({ status: 404, body: 'not found' })
    expect(type).toMatch(/^text\/html/)
    expect(await askServer(port, '/')).toMatchObject({ status: 200 })
  })

  it('takes a doubled slash for the home page or for nothing, as hosts do', async () => {
    const { port } = await serve()
    expect(['200 home', '404 not found']).toContain(
      await askServer(port, '//').then(({ status, body }) => `${status} ${body}`),
    )
    expect(await askServer(port, '/')).toMatchObject({ status: 200 })
  })

  it('survives an address that is longer than any browser sends', async () => {
    const { port } = await serve()
    expect((await askServer(port, `/${'a'.repeat(100_000)}`)).status).toBe(431)
    expect(await askServer(port, '/')).toMatchObject({ status: 200 })
  })

  it('says so to who does not speak its language, and goes on', async () => {
    const { port } = await serve()
    const stranger = connect(port, '127.0.0.1').end('nonsense\r\n\r\n')
    expect(await text(stranger)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await askServer(port, '/')).toMatchObject({ status: 200 })
  })

  it('sends no body if only the head is asked for', async () => {
    const { port } = await serve()
    expect(await askServer(port, '/nada', 'HEAD')).toMatchObject({ status: 404, body: '' })
    expect(await askServer(port, '/programa', 'HEAD')).toMatchObject({ status: 200, body: '' })
  })

  it('takes the next free port if one is busy, and tells its address', async () => {
    const first = await serve()
    const second = await serve({ port: first.port })
    expect(second.port).toBeGreaterThan(first.port)
    expect(second.url).toBe(`http://127.0.0.1:${second.port}/`)
    for (const { url } of [first, second]) expect(await (await fetch(url)).text()).toBe('home')
  })

  it('serves below the sub-folder that the site is published in, and nothing outside of it', async () => {
    const { port, url } = await serve({ base: '/evento/' })
    expect(url).toBe(`http://127.0.0.1:${port}/evento/`)
    expect(await askServer(port, '/evento/')).toMatchObject({ status: 200, body: 'home' })
    expect(await askServer(port, '/evento/programa')).toMatchObject({
      status: 200,
      body: 'programme',
    })
    expect(await askServer(port, '/evento/programa/')).toMatchObject({
      status: 200,
      body: 'programme',
    })
    expect(await askServer(port, '/evento/nada')).toMatchObject({ status: 404, body: 'not found' })
    for (const outside of ['/', '/programa', '/eventos/programa']) {
      expect(await askServer(port, outside)).toMatchObject({ status: 404, body: 'not found' })
    }
  })

  it('goes on when the site is built anew under it', async () => {
    const { port, dir } = await serve()
    rmSync(path.join(dir, 'assets'), { recursive: true })
    write(dir, { 'assets/app-2.js': 'new script' })
    expect(await askServer(port, '/assets/app-1.js')).toMatchObject({ status: 404 })
    expect(await askServer(port, '/assets/app-2.js')).toMatchObject({
      status: 200,
      body: 'new script',
    })
  })

  it('stops at once, though somebody is still connected', async () => {
    const { port, close } = await serve()
    const idle = connect(port, '127.0.0.1')
    await new Promise((resolve) => idle.once('connect', resolve))
    const closed = new Promise((resolve) => idle.once('close', resolve))
    await close()
    await closed
    await expect(askServer(port, '/')).rejects.toThrow(/ECONNREFUSED/)
  })

  it('fails at the start if the folder holds no not-found page', async () => {
    await expect(serveSite({ dir: folderWith({}), port: firstPort })).rejects.toThrow('404.html')
  })
})
