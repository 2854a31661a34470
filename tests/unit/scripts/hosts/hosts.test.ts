// Configurations of hosts that cannot run here; nginx, Caddy and Apache run for real in tests/hosts.
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { hostFiles } from '../../../../scripts/hosts/host-files.ts'
import { hostRules } from '../../../../scripts/hosts/rules.ts'

const policy = "default-src 'none'; frame-ancestors 'none'"

/** A path or pattern of paths, and the headers of the files that it matches. */
type Rule = { readonly source: string; readonly headers: readonly (readonly [string, string])[] }

/** A rule in JSON. */
type JsonRule = { source: string; headers: readonly { key: string; value: string }[] }

const readJson = (rules: readonly JsonRule[]): Rule[] =>
  rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => [key, value]),
  }))

function readHeadersFile(text: string): Rule[] {
  const blocks = text.trim().split(/\n(?=\S)/)
  return blocks.map((block) => {
    const [source = '', ...lines] = block.split('\n')
    const headers = lines.map((line) => /(\S+): (.*)/.exec(line)?.slice(1) ?? [])
    return { source, headers: headers as unknown as Rule['headers'] }
  })
}

/** The headers of a path, from all rules whose patterns match the whole of it. */
const headersOf = (path: string, rules: readonly Rule[]) =>
  rules
    .filter(({ source }) => new RegExp(`^${source}$`).test(path))
    .flatMap(({ headers }) => headers)

it('hosts are asked for what protects a visitor', () => {
  const { headers } = hostRules({ base: '/' }, policy)
  expect(Object.fromEntries(headers)).toEqual({
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // The map's servers answer only pages that name their origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})

describe.each(['/', '/evento/'])('for a site at %s', (base) => {
  const rules = hostRules({ base }, policy)
  const files = hostFiles(rules)
  const json = (name: string) => JSON.parse(files[name] ?? '')

  it.each(['', 'programa', 'assets/a-1.js', 'compartir/a-1.jpg', 'a.ics', 'sw.js', 'no/existe'])(
    'Netlify, Cloudflare and Vercel give %s each header once',
    (name) => {
      const path = base + name
      const starred = readHeadersFile(files['_headers'] ?? '').map(({ source, headers }) => ({
        source: source.replaceAll('.', '\\.').replaceAll('*', '.*'),
        headers,
      }))
      const kept = /^(?:assets|compartir)\//.test(name) ? rules.cache.forever : undefined
      for (const told of [starred, readJson(json('vercel.json').headers)]) {
        const given = headersOf(path, told)
        const names = given.map(([header]) => header)
        expect(new Set(names).size).toBe(names.length)
        expect(given).toEqual(expect.arrayContaining([...rules.headers]))
        expect(Object.fromEntries(given)['Cache-Control']).toBe(kept)
      }
    },
  )

  it('firebase.json publishes its own folder, without what is for other hosts', () => {
    const { hosting } = json('firebase.json')
    expect(hosting.public).toBe('.')
    expect(hosting.ignore).toEqual(expect.arrayContaining(['firebase.json', '**/.*', '_headers']))
    const told: Rule[] = readJson(hosting.headers)
    const of = (pattern: string) => told.find(({ source }) => source === pattern)?.headers
    expect(of('**')).toEqual(rules.headers)
    expect(of(`${base}assets/**`)).toEqual([['Cache-Control', rules.cache.forever]])
    for (const pattern of [`${base}*`, `${base}!(assets|compartir)/**`])
      expect(of(pattern)).toEqual([['Cache-Control', rules.cache.ask]])
  })

  it.each([
    ['', 'index.html'],
    ['programa', 'programa/index.html'],
    ['programa/', 'programa/index.html'],
    ['assets/a.b-1.js', 'assets/a.b-1.js'],
    ['v1.0/programa', 'v1.0/programa/index.html'],
  ])('the CloudFront function answers «%s» with %s', (asked, file) => {
    const code = `${files['.hosts/cloudfront-function.js']};handler(event).uri`
    const event = { request: { uri: base + asked } }
    expect(runInNewContext(code, { event })).toBe(base + file)
  })

  it('the CloudFront headers are the same as everywhere', () => {
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = json(
      '.hosts/cloudfront-headers.json',
    )
    expect(own.ContentSecurityPolicy.ContentSecurityPolicy).toBe(policy)
    expect(own.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31_536_000)
    expect(own.ContentTypeOptions.Override).toBe(true)
    expect(own.ReferrerPolicy.ReferrerPolicy).toBe('strict-origin-when-cross-origin')
    expect(custom.Quantity).toBe(custom.Items.length)
    expect(custom.Items.map(({ Header }: { Header: string }) => Header)).toEqual([
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ])
  })
})
