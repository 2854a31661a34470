// The policy on what pages may load and do, made from what they hold.
import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { contentPolicy } from '../../../../scripts/render/content-policy.ts'
import { specification } from '../../../support/specification.ts'
import { pageHtml } from '../../../support/made-up-site.ts'

const policyOf = (body: string) =>
  contentPolicy(new JSDOM(pageHtml('Hola', body)).window.document, specification)

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** { 'style-src': ["'self'", …] } */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

describe('the content policy', () => {
  it('allows nothing by default, then the site’s own files and the map', () => {
    expect(policyOf('<p>Hola</p>').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      'frame-src https://www.openstreetmap.org',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types sitio',
    ])
  })

  it('allows each inline style and script of its page by its hash, once', () => {
    const policy = policyOf(
      '<style>p { color: red }</style><script>start(1)</script><style>p { color: red }</style>',
    )
    expect(directives(policy)['style-src']).toEqual(["'self'", hash('p { color: red }')])
    expect(directives(policy)['script-src']).toEqual(["'self'", hash('start(1)')])
  })
})
