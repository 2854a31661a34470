// @vitest-environment node
// What the bench measures: the built site, its twin, and how both are served.
import { readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { compress, serveSites } from '../../../../scripts/bench/bench-server.ts'
import { isStale } from '../../../../scripts/bench/freshness.ts'
import { subjectsOf } from '../../../../scripts/bench/subjects.ts'
import { makeTwin, withoutScript } from '../../../../scripts/bench/twin.ts'
import { ask } from '../../../support/ask.ts'
import { folderWith, pageHtml } from '../../../support/made-up-site.ts'

const script = '<script type="module" src="/assets/boot-1.js"></script>'
const data = '<script type="application/ld+json">{"@type":"Event"}</script>'

describe('the twin', () => {
  it('loses every script, inline ones too, and what would fetch one', () => {
    const html = pageHtml(
      'Inicio',
      '<p>text</p><script>run()</script>',
      `${script}<link rel="modulepreload" href="/assets/app-1.js">
      <link rel="preload" as="script" href="/assets/app-1.js"><link rel="prefetch" href="/faq">`,
    )
    expect(withoutScript(html)).not.toMatch(/script|modulepreload|prefetch|run\(\)/)
    expect(withoutScript(html)).toContain('<p>text</p>')
  })

  it('keeps structured data, styles and the font', () => {
    const kept = `${data}<style>p{}</style><link rel="preload" as="font" href="/f.woff2" crossorigin>`
    expect(withoutScript(pageHtml('Inicio', '', kept + script))).toBe(pageHtml('Inicio', '', kept))
  })

  it('is refused where it would be the page itself', () => {
    expect(() => withoutScript(pageHtml('Inicio', '', data))).toThrow(/no script/)
  })

  it('is the site without its scripts', () => {
    const site = folderWith({
      'index.html': pageHtml('Inicio', '', script),
      'assets/boot-1.js': 'run()',
      'assets/f.woff2': 'font',
    })
    const twin = folderWith({ 'old.js': 'old' })
    makeTwin(site, twin)
    expect(readFileSync(path.join(twin, 'index.html'), 'utf8')).toBe(pageHtml('Inicio', ''))
    expect(readFileSync(path.join(twin, 'assets/f.woff2'), 'utf8')).toBe('font')
    expect(() => readFileSync(path.join(twin, 'assets/boot-1.js'))).toThrow(/ENOENT/)
    expect(() => readFileSync(path.join(twin, 'old.js'))).toThrow(/ENOENT/)
  })
})

describe('the pages to visit', () => {
  it('begin with home, end with an address that has no page, and need the network', () => {
    const page = pageHtml('Una página', '')
    const dir = folderWith({
      '404.html': page,
      'faq/index.html': page,
      'index.html': page,
      'sin-conexion.html': page,
    })
    expect(subjectsOf(dir)).toEqual([
      { name: '/', address: '' },
      { name: '/faq', address: 'faq' },
      { name: '404', address: 'no-existe' },
    ])
  })
})

/** This machine does not know the names of the sites: they are told in the request alone. */
function askSite(url: string, headers: Readonly<Record<string, string>> = {}) {
  const { port, host, pathname } = new URL(url)
  return ask(`http://127.0.0.1:${port}`, pathname, { host, ...headers })
}

async function serve() {
  const site = folderWith({
    'index.html': pageHtml('Inicio', 'texto '.repeat(500)),
    'faq/index.html': 'faq',
    '404.html': 'not found',
    'assets/app-1.js': 'run()',
    'assets/f.woff2': 'font',
  })
  const twin = folderWith({ 'index.html': 'twin', '404.html': 'not found' })
  const server = await serveSites({ sitio: site, gemelo: twin })
  onTestFinished(() => server.close())
  return server
}

describe('the server of the bench', () => {
  it('tells its sites apart by name and answers no other', async () => {
    const server = await serve()
    const twin = await askSite(server.urlOf('gemelo'))
    expect(brotliDecompressSync(twin.body).toString()).toBe('twin')
    expect((await askSite(server.urlOf('otro'))).status).toBe(421)
  })

  it('finds pages in folders and answers 404 with the page for it', async () => {
    const server = await serve()
    for (const address of ['faq', 'faq/']) {
      const { status, body } = await askSite(server.urlOf('sitio') + address)
      expect([status, brotliDecompressSync(body).toString()]).toEqual([200, 'faq'])
    }
    const missing = await askSite(`${server.urlOf('sitio')}no-existe`)
    expect([missing.status, brotliDecompressSync(missing.body).toString()]).toEqual([
      404,
      'not found',
    ])
  })

  it('compresses text and leaves fonts as they are', async () => {
    const server = await serve()
    const home = await askSite(server.urlOf('sitio'))
    expect(home.headers['content-encoding']).toBe('br')
    expect(home.body.length).toBe(compress(pageHtml('Inicio', 'texto '.repeat(500))).length)
    const font = await askSite(`${server.urlOf('sitio')}assets/f.woff2`)
    expect(font.headers['content-encoding']).toBeUndefined()
    expect(font.body.toString()).toBe('font')
  })

  it('has hashed files kept and pages asked for again, and never forbids the back/forward cache', async () => {
    const server = await serve()
    const home = await askSite(server.urlOf('sitio'))
    const asset = await askSite(`${server.urlOf('sitio')}assets/app-1.js`)
    expect(home.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(asset.headers['cache-control']).toMatch(/immutable/)
    const again = await askSite(server.urlOf('sitio'), {
      'if-none-match': String(home.headers.etag),
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('counts what goes over the wire, header lines included, and forgets it once told', async () => {
    const server = await serve()
    const { body } = await askSite(`${server.urlOf('sitio')}assets/app-1.js`)
    await askSite(`${server.urlOf('gemelo')}nada`)
    const [asset, missing, ...more] = server.takeLog()
    expect(asset).toMatchObject({
      host: 'sitio',
      path: '/assets/app-1.js',
      kind: 'script',
      status: 200,
      bodyBytes: body.length,
    })
    expect(asset?.wireBytes).toBeGreaterThan(body.length + 150)
    expect(asset?.wireBytes).toBeLessThan(body.length + 600)
    expect(missing).toMatchObject({ host: 'gemelo', kind: 'page', status: 404 })
    expect(more).toEqual([])
    expect(server.takeLog()).toEqual([])
  })
})

const at = (root: string, file: string, minute: number) =>
  utimesSync(path.join(root, file), minute * 60, minute * 60)

const built = () => {
  const root = folderWith({
    'dist/index.html': 'page',
    'src/main.tsx': 'source',
    'scripts/build.ts': 'script',
    'scripts/bench/run.ts': 'bench',
  })
  at(root, 'dist/index.html', 20)
  for (const name of ['src', 'src/main.tsx', 'scripts', 'scripts/build.ts']) at(root, name, 10)
  return root
}

describe('a built site', () => {
  it('is stale where it is missing or older than a source', () => {
    const root = built()
    expect(isStale('dist', root)).toBe(false)
    expect(isStale('other', root)).toBe(true)
    at(root, 'src/main.tsx', 30)
    expect(isStale('dist', root)).toBe(true)
  })

  it('is not made from the bench', () => {
    const root = built()
    at(root, 'scripts/bench/run.ts', 30)
    expect(isStale('dist', root)).toBe(false)
    at(root, 'scripts/build.ts', 30)
    expect(isStale('dist', root)).toBe(true)
  })
})
