// Configurations of hosts that cannot run here; nginx, Caddy and Apache run for real in tests/hosts.
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { hostFiles } from '../../../../../scripts/build/hosts/host-files.ts'
import { hostRules } from '../../../../../scripts/build/hosts/rules.ts'

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
