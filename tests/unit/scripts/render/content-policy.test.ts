// The policy on what pages may load and do, made from what they hold.
import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { contentPolicies } from '../../../../scripts/render/content-policy.ts'
import { specification } from '../../../support/specification.ts'
import { pageHtml } from '../../../support/made-up-site.ts'

const page = (file: string, html: string) => ({ file, document: new JSDOM(html).window.document })
/** The header's policy, and the policy in the first page's own element. */
const policyOf = (...bodies: readonly string[]) => {
  const pages = bodies.map((body, index) => page(`${index}.html`, pageHtml('Hola', body)))
  const { metas, header } = contentPolicies(pages, specification)
  return { meta: metas.get('0.html') ?? '', header }
}

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
    const { meta, header } = policyOf('<p>Hola</p>')
    expect(header).toBe(`${meta}; frame-ancestors 'none'`)
    expect(meta.split('; ')).toEqual([
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

  it('allows each inline style and script of any page by its hash, once, in the header', () => {
    const { header, meta } = policyOf(
      '<style>p { color: red }</style><script>start(1)</script>',
      '<style>p { color: red }</style><script type="module">start("ñ")</script>',
    )
    expect(directives(header)['style-src']).toEqual(["'self'", hash('p { color: red }')])
    expect(directives(header)['script-src']?.toSorted()).toEqual(
      ["'self'", hash('start(1)'), hash('start("ñ")')].toSorted(),
    )
    expect(directives(meta)['script-src']).toEqual(["'self'", hash('start(1)')])
  })
})
