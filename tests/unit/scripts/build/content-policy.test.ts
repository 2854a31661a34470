// The policy on what pages may load and do, made from what they hold.
import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { contentPolicies } from '../../../../scripts/build/content-policy.ts'
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
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      'frame-src https://www.openstreetmap.org',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types sitio inicio',
    ])
  })

  const formService = { delivery: { address: 'https://formularios.example/f/1?a=b' } }
  const opened = ["'self'", 'https://formularios.example']
  const [map, all] = ['https://www.openstreetmap.org', 'https:']
  it.each<[string, string, object, string, string[][]]>([
    // On the page that makes pictures, on another one, in the header.
    ['the poster', '<div id="cartel"></div>', {}, 'img-src', [["'self'", 'blob:'], ["'self'"]]],
    ['the form service', '', formService, 'connect-src', [opened, opened]],
    ['the form service without script', '', formService, 'form-action', [opened, opened]],
    ['any bank', '<iframe allow="payment *"></iframe>', {}, 'frame-src', [[map, all], [map]]],
  ])('opens for %s where it is, and in the header', (_, body, change, name, [there, elsewhere]) => {
    const pages = [page('a.html', pageHtml('A', body)), page('b.html', pageHtml('B', ''))]
    const event = { tickets: { frame: 'https://entradas.example/marco' } }
    const { metas, header } = contentPolicies(pages, { ...specification, event, ...change })
    const found = [...metas.values(), header].map((policy) => directives(policy)[name])
    expect(found).toEqual([there, elsewhere, there])
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

  it.each(['<script type="application/ld+json">{}</script>', '<script src="/a.js"></script>'])(
    'needs no hash for %s',
    (script) => {
      expect(directives(policyOf(script).meta)['script-src']).toEqual(["'self'"])
    },
  )
})
