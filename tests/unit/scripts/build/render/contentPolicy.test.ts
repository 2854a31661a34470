// The Content-Security-Policy of a page allows the services that the event uses, and no others.
import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { addContentPolicy } from '../../../../../scripts/build/render/contentPolicy.ts'
import type { SiteContent } from '../../../../../src/event/model.ts'
import { testEvent } from '../../../../support/evento.ts'

/** An event without anything that a page could load from another host. */
const plainEvent: SiteContent = {
  ...testEvent,
  formService: null,
  venues: {},
  event: { ...testEvent.event, poster: 'off' },
}

/**
 * The directives of a page's policy by name: `{ 'font-src': "'self'" }`.
 * @param html the page's elements after its `<meta charset>`
 */
function policyOf(html: string, content = plainEvent): Readonly<Record<string, string>> {
  const page = parse(`<head><meta charset="utf-8">${html}</head>`)
  addContentPolicy(page, content)
  const policy = page.querySelector('meta[charset] + meta')?.getAttribute('content') ?? ''
  // The first space separates a directive's name from its sources.
  const directives = policy.split('; ').map((directive) => directive.split(/ (.*)/))
  return Object.fromEntries(directives.map(([name = '', sources = '']) => [name, sources]))
}

it('a page of an event without services allows only its own host', () => {
  // The two directives on trusted types name no hosts.
  const { 'trusted-types': _, 'require-trusted-types-for': __, ...policy } = policyOf('')
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })
})

it.each<
  [
    feature: string,
    changes: Partial<SiteContent>,
    expectedDirectives: Readonly<Record<string, string>>,
  ]
>([
  [
    'a form service',
    { formService: { ...testEvent.formService!, address: 'https://forms.example/f/1?x=2' } },
    {
      'connect-src': "'self' https://forms.example",
      'form-action': "'self' https://forms.example",
    },
  ],
  ['venues', { venues: testEvent.venues }, { 'frame-src': 'https://www.openstreetmap.org' }],
  ['a visitor’s poster', { event: testEvent.event }, { 'img-src': "'self' blob:" }],
])('every page of an event with %s allows its sources', (_, changes, expectedDirectives) => {
  expect(policyOf('', { ...plainEvent, ...changes })).toMatchObject(expectedDirectives)
})

// The ticket shop's frame is the only one that may take payments.
it('a page allows frames of any host only if its frame may take payments', () => {
  expect(policyOf('<iframe allow="payment"></iframe>')).toMatchObject({ 'frame-src': 'https:' })
  expect(policyOf('<iframe></iframe>')).toMatchObject({ 'frame-src': "'none'" })
})

it('inline scripts and styles are allowed by their hashes, but structured data gets no hash', () => {
  const inlineScript = '<script>a()</script>'
  const scriptFile = '<script src="b.js"></script>'
  const structuredData = '<script type="application/ld+json">{}</script>'
  const inlineStyle = '<style>p{}</style>'
  const policy = policyOf(inlineScript + scriptFile + structuredData + inlineStyle)
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(policy['script-src']).toBe("'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")
  expect(policy['style-src']).toBe("'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='")
})
