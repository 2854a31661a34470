// What the bench measures: the built site, its twin, and how both are served.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { serveSites, type BenchServer, type Exchange } from '../../../../scripts/bench/server.ts'
import { makeTwin, subjectsOf, withoutScript } from '../../../../scripts/bench/sites.ts'
import { compressTexts } from '../../../../scripts/build/compress.ts'
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

  it('is refused if it would be the page itself', () => {
    expect(() => withoutScript(pageHtml('Inicio', '', data))).toThrow(/no script/)
  })

  it('is the site without its scripts, compressed anew', async () => {
    const home = pageHtml('Inicio', 'texto '.repeat(500), script)
    const leadsOn = pageHtml('Ana', '', '<meta http-equiv="refresh" content="0; url=/">')
    const site = folderWith({
      'index.html': home,
      'ponentes/ana/index.html': leadsOn,
      'index.html.br': 'with script',
      'assets/boot-1.js': 'run()',
      'assets/boot-1.js.br': 'run()',
      'assets/f.woff2': 'font',
    })
    const twin = folderWith({})
    await makeTwin(site, twin)
    const read = (name: string) => readFileSync(path.join(twin, name))
    expect(read('index.html').toString()).toBe(pageHtml('Inicio', 'texto '.repeat(500)))
    expect(read('ponentes/ana/index.html').toString()).toBe(leadsOn)
    expect(brotliDecompressSync(read('index.html.br'))).toEqual(read('index.html'))
    expect(read('assets/f.woff2').toString()).toBe('font')
    expect(existsSync(path.join(twin, 'assets/boot-1.js'))).toBe(false)
    expect(existsSync(path.join(twin, 'assets/boot-1.js.br'))).toBe(false)
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
      { name: '/', address: '', addressOfFile: '' },
      { name: '/faq', address: 'faq', addressOfFile: 'faq' },
      { name: '404', address: 'no-existe', addressOfFile: '404.html' },
    ])
  })
})

/** This machine does not know the names of the sites: they are told in the request alone. */
function askSite(url: string, headers: Readonly<Record<string, string>> = {}) {
  const { port, host, pathname } = new URL(url)
  return ask(`http://127.0.0.1:${port}`, pathname, { host, 'accept-encoding': 'br', ...headers })
}

const home = pageHtml('Inicio', 'texto '.repeat(500))
const faq = pageHtml('Preguntas', 'texto '.repeat(200))
const notFound = pageHtml('No existe', 'texto '.repeat(100))

async function serve() {
  const site = folderWith({
    'index.html': home,
    'faq/index.html': faq,
    '404.html': notFound,
    'assets/app-1.js': 'run();'.repeat(200),
    'assets/f.woff2': 'font',
    'manifest.webmanifest': '{}',
  })
  const twin = folderWith({ 'index.html': faq, '404.html': notFound })
  for (const dir of [site, twin]) await compressTexts(dir)
  const server = await serveSites({ sitio: site, gemelo: twin })
  onTestFinished(() => server.close())
  return server
}

/** A server notes an answer when it is over, which the one who asked may know before. */
async function logOf(server: BenchServer, length: number): Promise<Exchange[]> {
  const log: Exchange[] = []
  const take = () => {
    log.push(...server.takeLog())
    expect(log.length).toBeGreaterThanOrEqual(length)
  }
  await vi.waitFor(take, { timeout: 10_000 })
  return log
}

describe('the server of the bench', () => {
  it('tells its sites apart by name and answers no other', async () => {
    const server = await serve()
    const twin = await askSite(server.urlOf('gemelo'))
    expect(brotliDecompressSync(twin.body).toString()).toBe(faq)
    expect((await askSite(server.urlOf('otro'))).status).toBe(421)
  })

  it('finds pages in folders and answers 404 with the page for it', async () => {
    const server = await serve()
    const answers = [
      ['faq', 200, faq],
      ['faq/', 200, faq],
      ['404.html', 200, notFound],
      ['no-existe', 404, notFound],
    ] as const
    for (const [address, status, text] of answers) {
      const answer = await askSite(server.urlOf('sitio') + address)
      expect([answer.status, brotliDecompressSync(answer.body).toString()]).toEqual([status, text])
    }
  })

  it('compresses text and leaves fonts as they are', async () => {
    const server = await serve()
    const page = await askSite(server.urlOf('sitio'))
    expect(page.headers['content-encoding']).toBe('br')
    const font = await askSite(`${server.urlOf('sitio')}assets/f.woff2`)
    expect(font.headers['content-encoding']).toBeUndefined()
    expect(font.body.toString()).toBe('font')
  })

  it('has hashed files kept and pages asked for again, and never forbids the back/forward cache', async () => {
    const server = await serve()
    const page = await askSite(server.urlOf('sitio'))
    const asset = await askSite(`${server.urlOf('sitio')}assets/app-1.js`)
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const again = await askSite(server.urlOf('sitio'), {
      'if-none-match': String(page.headers.etag),
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await logOf(server, 3)).at(-1)).toMatchObject({ path: '/', bodyBytes: 0 })
  })

  it('counts what goes over the wire, header lines included, and forgets it once told', async () => {
    const server = await serve()
    const { body } = await askSite(`${server.urlOf('sitio')}assets/app-1.js`)
    await askSite(`${server.urlOf('gemelo')}nada`)
    const [asset, missing, ...more] = await logOf(server, 2)
    expect(asset).toMatchObject({
      path: '/assets/app-1.js',
      kind: 'script',
      bodyBytes: body.length,
    })
    expect(asset?.wireBytes).toBeGreaterThan(body.length + 150)
    expect(asset?.wireBytes).toBeLessThan(body.length + 600)
    expect(missing).toMatchObject({ path: '/nada', kind: 'page' })
    expect(more).toEqual([])
    expect(server.takeLog()).toEqual([])
  })

  it('tells the kinds of files apart', async () => {
    const server = await serve()
    const names = ['', 'assets/app-1.js', 'assets/f.woff2', 'manifest.webmanifest']
    for (const name of names) await askSite(server.urlOf('sitio') + name)
    const log = await logOf(server, names.length)
    expect(log.map(({ kind }) => kind)).toEqual(['page', 'script', 'font', 'other'])
  })
})
