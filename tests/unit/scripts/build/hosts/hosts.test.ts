// Configurations of hosts that cannot run here; nginx, Caddy and Apache run for real in tests/hosts.
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { fileTypeOf } from '../../../../../scripts/build/hosts/fileTypes.ts'
import { hostFiles } from '../../../../../scripts/build/hosts/host-files.ts'
import { ruleLimits } from '../../../../../scripts/build/hosts/ruleLists.ts'
import { hostRules } from '../../../../../scripts/build/hosts/rules.ts'

/** An event with sixty photos: each is four files. */
const photoFiles = Array.from({ length: 240 }, (_, index) => `assets/persona-${index}.avif`)

describe('with sixty photos', () => {
  const { forever } = hostRules({ base: '/' }).cache
  const files = hostFiles(hostRules({ base: '/' }, photoFiles))
  const rulesIn = (file: string) => {
    const { headers, hosting } = JSON.parse(files[file] ?? '')
    return (headers ?? hosting.headers) as { source: string; headers: { value: string }[] }[]
  }
  const kept = (file: string) =>
    rulesIn(file).filter(({ headers }) => headers.some(({ value }) => value === forever))

  it('Cloudflare gets no more rules than it reads, and one for all hashed files', () => {
    const lines = (files['_headers'] ?? '').trimEnd().split('\n')
    const patterns = lines.filter((line) => !line.startsWith(' '))
    expect(patterns).toContain('/assets/*')
    expect(patterns.length).toBeLessThanOrEqual(ruleLimits.cloudflare)
    expect(lines[lines.indexOf('/assets/*') + 1]).toBe(`  Cache-Control: ${forever}`)
    // Cloudflare ignores longer lines.
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
  })

  it('Vercel and Firebase get the name of each, and Vercel no more rules than it takes', () => {
    for (const file of ['vercel.json', 'firebase.json']) {
      expect(kept(file).map(({ source }) => source)).toEqual(photoFiles.map((name) => `/${name}`))
    }
    const many = Array.from({ length: 1100 }, (_, index) => `assets/${index}.avif`)
    const vercel = hostFiles(hostRules({ base: '/' }, many))['vercel.json'] ?? ''
    expect(JSON.parse(vercel).headers).toHaveLength(ruleLimits.vercel)
  })
})

it('a file whose ending the table of types does not have stops the build', () => {
  expect(fileTypeOf('programa.ics')?.type).toBe('text/calendar; charset=utf-8')
  expect(fileTypeOf('.nojekyll')).toBeNull()
  expect(() => fileTypeOf('programa.csv')).toThrow(/fileTypes\.ts has no line for "\.csv"/)
})

it('servers read the same whatever is published, so that they cannot block the pages of another publication', () => {
  const [one = {}, other = {}] = ['assets/a-1.js', 'assets/b-2.js'].map((file) =>
    hostFiles(hostRules({ base: '/' }, [file])),
  )
  for (const name of ['.htaccess', '.hosts/nginx.conf', '.hosts/Caddyfile', '_headers']) {
    expect(one[name]).toBe(other[name])
    expect(one[name]).toContain(`base-uri 'none'; object-src 'none'; frame-ancestors 'none'`)
  }
  expect(one['vercel.json']).not.toBe(other['vercel.json'])
})

describe.each(['/', '/evento/'])('for a site at %s', (base) => {
  const rules = hostRules({ base })

  it('asks for HTTPS from then on only where the site has the host to itself', () => {
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
