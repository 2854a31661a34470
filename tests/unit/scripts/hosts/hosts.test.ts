// Configurations of hosts that cannot run here; nginx, Caddy and Apache run for real in tests/hosts.
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { hostFiles } from '../../../../scripts/hosts/host-files.ts'
import { hostRules } from '../../../../scripts/hosts/rules.ts'

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

type JsonRule = { source: string; headers: readonly { key: string; value: string }[] }

/** The rules of a host as lines: its pattern, and its headers. */
const fromJson = (rules: readonly JsonRule[]) =>
  rules.map(({ source, headers }) => [
    source,
    ...headers.map(({ key, value }) => `${key}: ${value}`),
  ])

const fromText = (text: string) =>
  text
    .trim()
    .split(/\n(?=\S)/)
    .map((block) => block.split(/\n */))

describe.each(['/', '/evento/'])('for a site at %s', (base) => {
  const rules = hostRules({ base }, ['assets/a-1.js', 'assets/a-1.js.br', 'sw.js', 'a.ics'])
  const files = hostFiles(rules)
  const json = (name: string) => JSON.parse(files[name] ?? '')

  it('asks for HTTPS from then on only where the site has the host to itself', () => {
    const names = rules.headers.map(([name]) => name)
    expect(names.includes('Strict-Transport-Security')).toBe(base === '/')
  })

  it.each([
    ['Netlify and Cloudflare', `${base}*`, fromText(files['_headers'] ?? '')],
    ['Vercel', `${base}(.*)`, fromJson(json('vercel.json').headers)],
    ['Firebase', '**', fromJson(json('firebase.json').hosting.headers)],
  ])('%s gets every header for all, and a year for a hashed file that exists', (_, any, list) => {
    const all = rules.headers.map(([name, value]) => `${name}: ${value}`)
    expect(list).toContainEqual([any, ...all])
    const forever = `Cache-Control: ${rules.cache.forever}`
    const kept = list.filter((rule) => rule.includes(forever))
    expect(kept).toEqual([[`${base}assets/a-1.js`, forever]])
  })

  it.each([
    ['', 'index.html'],
    ['programa', 'programa/index.html'],
    ['programa/', 'programa/index.html'],
    ['assets/a.b-1.js', 'assets/a.b-1.js'],
    ['v1.0/programa', 'v1.0/programa/index.html'],
  ])('CloudFront answers "%s" with %s', (address, file) => {
    const code = `${files['.hosts/cloudfront-function.js']};handler(event).uri`
    const event = { request: { uri: base + address } }
    expect(runInNewContext(code, { event })).toBe(base + file)
  })
})
