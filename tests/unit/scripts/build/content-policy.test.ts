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
      'frame-src https://www.openstreetmap.org data:',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types sitio inicio',
    ])
  })

  it('allows pictures that a page makes only where the poster is', () => {
    const { metas, header } = contentPolicies(
      [page('a.html', pageHtml('A', '<div id="cartel"></div>')), page('b.html', pageHtml('B', ''))],
      specification,
    )
    const pictures = [...metas.values(), header].map((policy) => directives(policy)['img-src'])
    expect(pictures).toEqual([["'self'", 'blob:'], ["'self'"], ["'self'", 'blob:']])
  })

  it('opens for the origin of the organiser’s form service on every page', () => {
    const pages = [page('index.html', pageHtml('Hola', ''))]
    const delivery = { address: 'https://formularios.example/f/1?a=b' }
    const { header, metas } = contentPolicies(pages, { ...specification, delivery })
    const opened = {
      'connect-src': ["'self'", 'https://formularios.example'],
      'form-action': ["'self'", 'https://formularios.example'],
    }
    const closed = policyOf('')
    expect(directives(header)).toEqual({ ...directives(closed.header), ...opened })
    const meta = directives(metas.get('index.html') ?? '')
    expect(meta).toEqual({ ...directives(closed.meta), ...opened })
  })

  it('lets the ticket platform’s frame lead to any bank, on the page that has it alone', () => {
    const pages = ['', '<iframe allow="payment *"></iframe>'].map((body, index) =>
      page(`${index}.html`, pageHtml('Hola', body)),
    )
    const event = { tickets: { frame: 'https://entradas.example/marco' } }
    const { header, metas } = contentPolicies(pages, { ...specification, event })
    const framed = [header, metas.get('1.html'), metas.get('0.html')].map(
      (policy) => directives(policy ?? '')['frame-src'],
    )
    const map = ['https://www.openstreetmap.org', 'data:']
    expect(framed).toEqual([[...map, 'https:'], [...map, 'https:'], map])
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
