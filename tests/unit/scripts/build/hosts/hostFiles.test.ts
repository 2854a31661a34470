// Configurations of hosts, most of which cannot run on this machine. tests/hosts runs nginx, Caddy and Apache.
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { hostFiles } from '../../../../../scripts/build/hosts/hostFiles.ts'
import { ruleLimits } from '../../../../../scripts/build/hosts/ruleLists.ts'
import { hostRules } from '../../../../../scripts/build/hosts/rules.ts'

/** The files of an event with sixty photos. Each photo has four files. */
const photoFiles = Array.from({ length: 240 }, (_, index) => `assets/persona-${index}.avif`)

describe('with sixty photos', () => {
  const { forever } = hostRules({ base: '/' }).cache
  const files = hostFiles(hostRules({ base: '/' }, photoFiles))
  /** The rules of vercel.json (`headers`) or of firebase.json (`hosting.headers`). */
  const rulesIn = (file: string) => {
    const { headers, hosting } = JSON.parse(files[file] ?? '')
    return (headers ?? hosting.headers) as { source: string; headers: { value: string }[] }[]
  }
  const foreverRulesIn = (file: string) =>
    rulesIn(file).filter(({ headers }) => headers.some(({ value }) => value === forever))

  it('Cloudflare gets one rule for all hashed files, and no more rules than its limit', () => {
    const lines = (files['_headers'] ?? '').trimEnd().split('\n')
    // The headers of a pattern are indented below it.
    const patterns = lines.filter((line) => !line.startsWith(' '))
    expect(patterns).toContain('/assets/*')
    expect(patterns.length).toBeLessThanOrEqual(ruleLimits.cloudflare)
    expect(lines[lines.indexOf('/assets/*') + 1]).toBe(`  Cache-Control: ${forever}`)
    // Cloudflare ignores lines of more than 2000 letters.
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
  })

  it.each(['vercel.json', 'firebase.json'])('%s has a rule for each hashed file', (file) => {
    const sources = foreverRulesIn(file).map(({ source }) => source)
    expect(sources).toEqual(photoFiles.map((name) => `/${name}`))
  })
})

it('Vercel gets no more rules than its limit', () => {
  const manyFiles = Array.from({ length: 1100 }, (_, index) => `assets/${index}.avif`)
  const vercel = hostFiles(hostRules({ base: '/' }, manyFiles))['vercel.json'] ?? ''
  expect(JSON.parse(vercel).headers).toHaveLength(ruleLimits.vercel)
})

// A server may keep its configuration when the site is published again. So the configuration must fit later publications.
it('the configurations of servers, and `_headers`, do not depend on the published files', () => {
  const [first = {}, second = {}] = ['assets/a-1.js', 'assets/b-2.js'].map((file) =>
    hostFiles(hostRules({ base: '/' }, [file])),
  )
  for (const name of ['.htaccess', '.hosts/nginx.conf', '.hosts/Caddyfile', '_headers']) {
    expect(first[name]).toBe(second[name])
    // Two missing files would be equal, too.
    expect(first[name]).toContain(`base-uri 'none'; object-src 'none'; frame-ancestors 'none'`)
  }
  // Vercel reads its configuration anew with every publication.
  expect(first['vercel.json']).not.toBe(second['vercel.json'])
})

describe.each(['/', '/evento/'])('for a site at %s', (base) => {
  const rules = hostRules({ base })

  // Strict-Transport-Security holds for the whole host. So a site in a sub-folder would change the other sites of the host.
  it('sends Strict-Transport-Security only if the site is at the root of its host', () => {
    const names = rules.headers.map(([name]) => name)
    expect(names.includes('Strict-Transport-Security')).toBe(base === '/')
  })

  it.each([
    ['', 'index.html'],
    ['programa', 'programa/index.html'],
    ['programa/', 'programa/index.html'],
    ['assets/a.b-1.js', 'assets/a.b-1.js'],
    ['v1.0/programa', 'v1.0/programa/index.html'],
  ])('CloudFront answers "%s" with %s', (address, file) => {
    const code = `${hostFiles(rules)['.hosts/cloudfront-function.js']};handler(event).uri`
    const event = { request: { uri: base + address } }
    expect(runInNewContext(code, { event })).toBe(base + file)
  })
})
