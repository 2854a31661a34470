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

it('names the files of many photos in patterns of the 4,096 letters that Vercel takes', () => {
  const many = Array.from({ length: 250 }, (_, i) => `assets/lucia-romero-del-valle-${i}-480.avif`)
  const file = hostFiles(hostRules({ base: '/' }, policy, false), many)['vercel.json'] ?? ''
  const sources = JSON.parse(file).headers.map(({ source }: JsonRule) => source) as string[]
  expect(sources.filter((source) => source.length > 4096)).toEqual([])
  for (const name of many) expect(sources.join().includes(name.slice(7))).toBe(true)
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

  it('CloudFront answers with the files', () => {
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
  })
})
