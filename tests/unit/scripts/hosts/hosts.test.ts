// What hosts are told that cannot be run here; nginx, Caddy and Apache run for real in tests/hosts.
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { hostFiles } from '../../../../scripts/hosts/host-files.ts'
import { hostRules } from '../../../../scripts/hosts/rules.ts'

const policy = "default-src 'none'; frame-ancestors 'none'"
const rulesAt = (base: string) => hostRules({ base }, policy)
const bases = ['/', '/evento/'] as const

type HeaderRule = {
  readonly source: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

/** The rules of a `_headers` file: path and headers. */
const headerRules = (text: string) =>
  text
    .trim()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n')
      return {
        path,
        headers: lines.map((line) =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2),
        ),
      }
    })

/** `*` in a `_headers` path is any text. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`).test(path)

/** What CloudFront makes of an address by a function. */
const rewriteWith = (code: string) => (uri: string) =>
  runInNewContext(`${code};handler(event).uri`, { event: { request: { uri } } }) as string

describe.each(bases)('for a site at %s', (base) => {
  const rules = rulesAt(base)
  const files = hostFiles(rules)
  const paths = [
    '',
    'programa',
    'assets/a-1.js',
    'compartir/a-1.jpg',
    'a.ics',
    'sw.js',
    'no/existe',
  ].map((path) => base + path)

  it('no file of a host is missing', () => {
    expect(Object.keys(files).toSorted()).toEqual(
      [
        '.htaccess',
        '.hosts/Caddyfile',
        '.hosts/cloudfront-function.js',
        '.hosts/cloudfront-headers.json',
        '.hosts/nginx.conf',
        '_headers',
        'firebase.json',
        'vercel.json',
      ].toSorted(),
    )
  })

  it('_headers gives every address each header once', () => {
    const given = headerRules(files['_headers'] ?? '')
    for (const path of paths) {
      const own = given.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => headers)
      const names = own.map(([name]) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(own).toEqual(expect.arrayContaining(rules.headers.map((header) => [...header])))
      const cache = own.find(([name]) => name === 'Cache-Control')?.[1]
      const hashed = /\/(?:assets|compartir)\//.test(path)
      expect(cache).toBe(hashed ? rules.cache.forever : undefined)
    }
  })

  it('_headers stays within the limits of Cloudflare: 100 rules, 2000 characters a line', () => {
    const lines = (files['_headers'] ?? '').split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
    expect(headerRules(files['_headers'] ?? '').length).toBeLessThan(100)
  })

  it('vercel.json matches whole paths below the site', () => {
    const { headers, trailingSlash } = JSON.parse(files['vercel.json'] ?? '') as {
      readonly headers: readonly HeaderRule[]
      readonly trailingSlash: boolean
    }
    expect(trailingSlash).toBe(false)
    const cacheOf = (path: string) =>
      headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(path))
        .flatMap((rule) => rule.headers)
        .filter(({ key }) => key === 'Cache-Control')
        .map(({ value }) => value)
    expect(cacheOf(`${base}assets/a-1.js`)).toEqual([rules.cache.forever])
    expect(cacheOf(`${base}programa`)).toEqual([])
    expect(headers[0]?.headers).toContainEqual({
      key: 'Content-Security-Policy',
      value: policy,
    })
  })

  it('firebase.json publishes its own folder, without what is for other hosts', () => {
    const { hosting } = JSON.parse(files['firebase.json'] ?? '') as {
      readonly hosting: {
        readonly public: string
        readonly ignore: readonly string[]
        readonly headers: readonly HeaderRule[]
      }
    }
    expect(hosting.public).toBe('.')
    expect(hosting.ignore).toEqual(expect.arrayContaining(['firebase.json', '**/.*', '_headers']))
    const caching = hosting.headers.flatMap(({ source, headers }) =>
      headers.filter(({ key }) => key === 'Cache-Control').map(({ value }) => [source, value]),
    )
    expect(caching).toContainEqual([`${base}assets/**`, rules.cache.forever])
    expect(caching).toContainEqual([`${base}*`, rules.cache.ask])
  })

  it('the CloudFront function names the file of each page and leaves files alone', () => {
    const rewrite = rewriteWith(files['.hosts/cloudfront-function.js'] ?? '')
    expect(rewrite(base)).toBe(`${base}index.html`)
    expect(rewrite(`${base}programa`)).toBe(`${base}programa/index.html`)
    expect(rewrite(`${base}programa/`)).toBe(`${base}programa/index.html`)
    expect(rewrite(`${base}assets/a.b-1.js`)).toBe(`${base}assets/a.b-1.js`)
    expect(rewrite(`${base}v1.0/programa`)).toBe(`${base}v1.0/programa/index.html`)
  })

  it('the CloudFront headers are the same as everywhere', () => {
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = JSON.parse(
      files['.hosts/cloudfront-headers.json'] ?? '',
    )
    expect(own.ContentSecurityPolicy.ContentSecurityPolicy).toBe(policy)
    expect(own.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31_536_000)
    expect(own.ReferrerPolicy.ReferrerPolicy).toBe('strict-origin-when-cross-origin')
    expect(custom.Quantity).toBe(custom.Items.length)
    expect(custom.Items.map(({ Header }: { Header: string }) => Header)).toEqual([
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ])
  })
})
