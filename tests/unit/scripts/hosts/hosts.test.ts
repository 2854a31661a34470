// Configurations of hosts that cannot run here; nginx, Caddy and Apache run for real in tests/hosts.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { hostFiles } from '../../../../scripts/hosts/host-files.ts'
import { hostRules } from '../../../../scripts/hosts/rules.ts'

const policy = "default-src 'none'; frame-ancestors 'none'"

/** A path or pattern of paths, and the headers of the files that it matches. */
type Rule = { readonly source: string; readonly headers: readonly (readonly [string, string])[] }

/** A rule in JSON. */
type JsonRule = { source: string; headers: readonly { key: string; value: string }[] }

type Read = (source: string) => string

const readJson = (rules: readonly JsonRule[], read: Read): Rule[] =>
  rules.map(({ source, headers }) => ({
    source: read(source),
    headers: headers.map(({ key, value }) => [key, value]),
  }))

function readHeadersFile(text: string, read: Read): Rule[] {
  const blocks = text.trim().split(/\n(?=\S)/)
  return blocks.map((block) => {
    const [source = '', ...lines] = block.split('\n')
    const headers = lines.map((line) => /(\S+): (.*)/.exec(line)?.slice(1) ?? [])
    return { source: read(source), headers: headers as unknown as Rule['headers'] }
  })
}

/** The headers of a path, from all rules whose patterns match the whole of it. */
const headersOf = (path: string, rules: readonly Rule[]) =>
  rules
    .filter(({ source }) => new RegExp(`^${source}$`).test(path))
    .flatMap(({ headers }) => headers)

it('hosts are asked for what protects a visitor', () => {
  const { headers } = hostRules({ base: '/' }, policy, false)
  expect(Object.fromEntries(headers)).toEqual({
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // The map's servers answer only pages that name their origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
})

it('hosts let a purchase in a frame be finished only if there is one', () => {
  const [selling = {}, plain = {}] = [true, false].map((pays) =>
    Object.fromEntries(hostRules({ base: '/' }, policy, pays).headers),
  )
  const changed = Object.keys(plain).filter((name) => selling[name] !== plain[name])
  expect(changed).toEqual(['Permissions-Policy', 'Cross-Origin-Opener-Policy'])
  expect(plain['Permissions-Policy']).not.toContain('*')
  const opened = selling['Permissions-Policy']?.match(/[\w-]+(?==\*)/g)
  expect(opened).toEqual(['payment', 'publickey-credentials-create', 'publickey-credentials-get'])
  expect(selling['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
})

/** The pattern of a host as a regular expression. */
const starred = (source: string) => source.replaceAll('.', '\\.').replaceAll('*', '.*')
const globbed = (source: string) =>
  source
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:.*/)?')
    .replaceAll('**', '.*')
    .replaceAll(/(?<![.)])\*/g, '[^/]*')
    .replaceAll('@(', '(?:')

describe.each(['/', '/evento/'])('for a site at %s', (base) => {
  const rules = hostRules({ base }, policy, false)
  const hashed = ['assets/a-1.js', 'assets/b_2.js', 'compartir/a-1.jpg']
  const compressed = ['assets/a-1.js.br', 'assets/a-1.js.gz']
  const files = hostFiles(rules, [...hashed, ...compressed, 'sw.js', 'a.ics'])
  const json = (name: string) => JSON.parse(files[name] ?? '')

  /** The rules of each host, with patterns as regular expressions. */
  const told = {
    'Netlify and Cloudflare': readHeadersFile(files['_headers'] ?? '', starred),
    Vercel: readJson(json('vercel.json').headers, (source) => source),
    Firebase: readJson(json('firebase.json').hosting.headers, globbed),
  }

  describe.each(Object.entries(told))('%s', (host, list) => {
    const others = ['', 'programa', 'assets/gone-1.js', 'compartir/no', 'a.ics', 'sw.js']
    it('gives each file each header, and only a hashed one that exists stays for a year', () => {
      for (const name of [...hashed, ...others]) {
        const given = headersOf(base + name, list)
        expect(given).toEqual(expect.arrayContaining([...rules.headers]))
        const names = given.map(([header]) => header)
        // Firebase takes the last.
        const repeated = names.filter((header, index) => names.indexOf(header) < index)
        const overridden = host === 'Firebase' && hashed.includes(name) ? ['Cache-Control'] : []
        expect(repeated).toEqual(overridden)
        const ask = host === 'Firebase' ? rules.cache.ask : undefined
        const kept = hashed.includes(name) ? rules.cache.forever : ask
        expect(Object.fromEntries(given)['Cache-Control']).toBe(kept)
      }
    })
  })

  it('firebase.json publishes its own folder, without what is for other hosts', () => {
    const { hosting } = json('firebase.json')
    expect(hosting.public).toBe('.')
    expect(hosting.ignore).toEqual(expect.arrayContaining(['firebase.json', '**/.*', '_headers']))
  })

  it('CloudFront answers with the files, and with the same headers as everywhere', () => {
    const code = `${files['.hosts/cloudfront-function.js']};handler(event).uri`
    const answers = {
      '': 'index.html',
      programa: 'programa/index.html',
      'programa/': 'programa/index.html',
      'assets/a.b-1.js': 'assets/a.b-1.js',
      'v1.0/programa': 'v1.0/programa/index.html',
    }
    for (const [asked, file] of Object.entries(answers)) {
      const event = { request: { uri: base + asked } }
      expect(runInNewContext(code, { event })).toBe(base + file)
    }
    const { SecurityHeadersConfig, CustomHeadersConfig } = json('.hosts/cloudfront-headers.json')
    expect(SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: { ContentSecurityPolicy: policy },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000 },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    })
    const others = [
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ]
    const Items = others.map((Header) => expect.objectContaining({ Header }))
    expect(CustomHeadersConfig).toEqual({ Quantity: 3, Items })
  })
})

describe('the README’s uploads to S3', () => {
  const readme = readFileSync('scripts/hosts/README.md', 'utf8').replaceAll('\\\n', '')
  const commands = (readme.match(/^aws s3 sync .*/gm) ?? []).map((command) =>
    [...command.matchAll(/--([\w-]+) (?:'([^']*)'|(\S+))/g)].map(
      ([, name = '', quoted, bare = '']) => [name, quoted ?? bare] as const,
    ),
  )
  // All files, of which filters leave some out; the last filter that matches counts.
  const sends = (options: (typeof commands)[number], file: string) =>
    options
      .filter(([, glob]) => new RegExp(`^${starred(glob)}$`).test(file))
      .findLast(([name]) => name === 'exclude' || name === 'include')?.[0] !== 'exclude'

  const { types, cache } = hostRules({ base: '/' }, policy, false)
  it.each([
    ['index.html', cache.ask, undefined],
    ['programa.html', cache.ask, undefined],
    ['sw.js', cache.ask, undefined],
    ['a.ics', cache.ask, types['ics']],
    ['manifest.webmanifest', cache.ask, types['webmanifest']],
    ['assets/a-1.js', cache.forever, undefined],
    ['compartir/a-1.jpg', cache.forever, undefined],
  ])('send %s once, with caching and the type that tables lack', (file, caching, type) => {
    const [sending, ...again] = commands.filter((options) => sends(options, file))
    expect(again).toEqual([])
    const told = Object.fromEntries(sending ?? [])
    expect([told['cache-control'], told['content-type']]).toEqual([caching, type])
  })

  it('keep what is for other hosts', () => {
    for (const file of ['.htaccess', '.hosts/nginx.conf', 'index.html.br', 'assets/a-1.js.gz'])
      expect(commands.filter((options) => sends(options, file))).toEqual([])
  })
})
