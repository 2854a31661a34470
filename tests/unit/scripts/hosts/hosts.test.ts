// Configurations of hosts that cannot run here; nginx, Caddy and Apache run for real in tests/hosts.
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { hostFiles } from '../../../../scripts/hosts/host-files.ts'
import { hostRules } from '../../../../scripts/hosts/rules.ts'

/** A pattern of paths as a regular expression, and the headers of the files that it matches. */
type Rule = { readonly source: string; readonly headers: readonly (readonly [string, string])[] }

type JsonRule = { source: string; headers: readonly { key: string; value: string }[] }

const readJson = (rules: readonly JsonRule[], read = (source: string) => source): Rule[] =>
  rules.map(({ source, headers }) => ({
    source: read(source),
    headers: headers.map(({ key, value }) => [key, value]),
  }))

const readHeadersFile = (text: string): Rule[] =>
  text
    .trim()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [source = '', ...lines] = block.split('\n')
      const headers = lines.map((line) => /(\S+): (.*)/.exec(line)?.slice(1) ?? [])
      return {
        source: source.replaceAll('.', '\\.').replaceAll('*', '.*'),
        headers: headers as unknown as Rule['headers'],
      }
    })

const globbed = (source: string) =>
  source
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:.*/)?')
    .replaceAll('**', '.*')
    .replaceAll(/(?<![.)])\*/g, '[^/]*')

it('servers read the same whatever is published, so that they cannot block the pages of another publication', () => {
  const [one = {}, other = {}] = ['assets/a-1.js', 'assets/b-2.js'].map((file) =>
    hostFiles(hostRules({ base: '/' }, [file])),
  )
  for (const name of ['.htaccess', '.hosts/nginx.conf', '.hosts/Caddyfile']) {
    expect(one[name]).toBe(other[name])
    expect(one[name]).toContain(`"base-uri 'none'; object-src 'none'; frame-ancestors 'none'"`)
  }
  expect(one['_headers']).not.toBe(other['_headers'])
})

describe.each(['/', '/evento/'])('for a site at %s', (base) => {
  const hashed = ['assets/a-1.js', 'assets/b_2.js']
  const rules = hostRules({ base }, [...hashed, 'assets/a-1.js.br', 'sw.js', 'a.ics'])
  const files = hostFiles(rules)
  const json = (name: string) => JSON.parse(files[name] ?? '')

  it('asks for HTTPS from then on only where the site has the host to itself', () => {
    const names = rules.headers.map(([name]) => name)
    expect(names.includes('Strict-Transport-Security')).toBe(base === '/')
  })

  it.each([
    ['Netlify and Cloudflare', readHeadersFile(files['_headers'] ?? '')],
    ['Vercel', readJson(json('vercel.json').headers)],
    ['Firebase', readJson(json('firebase.json').hosting.headers, globbed)],
  ])(
    '%s keep a hashed file that exists for a year, and give each file each header',
    (host, list) => {
      const others = ['', 'programa', 'assets/gone-1.js', 'compartir/a.jpg', 'a.ics', 'sw.js']
      for (const name of [...hashed, ...others]) {
        const given = list
          .filter(({ source }) => new RegExp(`^${source}$`).test(base + name))
          .flatMap(({ headers }) => headers)
        expect(given).toEqual(expect.arrayContaining([...rules.headers]))
        const isFirebase = host === 'Firebase'
        const cacheControl = hashed.includes(name) ? rules.cache.forever : undefined
        expect(Object.fromEntries(given)['Cache-Control']).toBe(
          cacheControl ?? (isFirebase ? rules.cache.ask : undefined),
        )
        // Two of one name are joined by Cloudflare; Firebase takes the last.
        const names = given.map(([header]) => header)
        expect(names.length - new Set(names).size).toBe(
          Number(isFirebase && cacheControl !== undefined),
        )
      }
    },
  )

  it('CloudFront answers with the files', () => {
    const code = `${files['.hosts/cloudfront-function.js']};handler(event).uri`
    const answers = {
      '': 'index.html',
      programa: 'programa/index.html',
      'programa/': 'programa/index.html',
      'assets/a.b-1.js': 'assets/a.b-1.js',
      'v1.0/programa': 'v1.0/programa/index.html',
    }
    for (const [address, file] of Object.entries(answers)) {
      const event = { request: { uri: base + address } }
      expect(runInNewContext(code, { event })).toBe(base + file)
    }
  })
})
