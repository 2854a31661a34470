// The configuration files for hosts. tests/hosts runs nginx, Caddy and Apache with them. The other hosts cannot run here.
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { hostFiles } from '../../../../../scripts/build/hosts/hostFiles.ts'
import { ruleLimits } from '../../../../../scripts/build/hosts/ruleLists.ts'
import { hostRules } from '../../../../../scripts/build/hosts/rules.ts'

/** The files of sixty photos. A photo has two widths in two formats, so it is four files. */
const photoFiles = Array.from({ length: 60 * 4 }, (_, index) => `assets/persona-${index}.avif`)

describe('with sixty photos', () => {
  const { forever } = hostRules({ base: '/' }).cache
  const files = hostFiles(hostRules({ base: '/' }, photoFiles))

  type Rule = { source: string; headers: { value: string }[] }
  /** The rules of vercel.json (`headers`) or of firebase.json (`hosting.headers`). */
  const rulesIn = (file: string) => {
    const { headers, hosting } = JSON.parse(files[file] ?? '')
    return (headers ?? hosting.headers) as Rule[]
  }
  const cachesForever = (rule: Rule) => rule.headers.some(({ value }) => value === forever)

  it('Cloudflare gets one rule for all hashed files, and no more rules than its limit', () => {
    const lines = (files['_headers'] ?? '').trimEnd().split('\n')
    // The headers of a pattern are indented below it.
    const patterns = lines.filter((line) => !line.startsWith(' '))
    expect(patterns).toContain('/assets/*')
    expect(patterns.length).toBeLessThanOrEqual(ruleLimits.cloudflare)
    const lineBelowPattern = lines[lines.indexOf('/assets/*') + 1]
    expect(lineBelowPattern).toBe(`  Cache-Control: ${forever}`)
    // Cloudflare ignores lines of more than 2000 characters.
    const lineLengths = lines.map((line) => line.length)
    expect(Math.max(...lineLengths)).toBeLessThan(2000)
  })

  it.each(['vercel.json', 'firebase.json'])('%s has a rule for each hashed file', (file) => {
    const cachingRules = rulesIn(file).filter(cachesForever)
    const sources = cachingRules.map(({ source }) => source)
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
  const first = hostFiles(hostRules({ base: '/' }, ['assets/a-1.js']))
  const second = hostFiles(hostRules({ base: '/' }, ['assets/b-2.js']))
  for (const name of ['.htaccess', '.hosts/nginx.conf', '.hosts/Caddyfile', '_headers']) {
    expect(first[name]).toBe(second[name])
    // Without this line the test would also pass if both files were missing.
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
    const handlerCode = hostFiles(rules)['.hosts/cloudfront-function.js']
    const event = { request: { uri: base + address } }
    const rewrittenUri: unknown = runInNewContext(`${handlerCode};handler(event).uri`, { event })
    expect(rewrittenUri).toBe(base + file)
  })
})
