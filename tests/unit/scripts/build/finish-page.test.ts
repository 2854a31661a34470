// From the generator's output to the page that visitors get.
import { createHead } from '@unhead/react/server'
import type { Manifest } from 'vite'
import { describe, expect, it } from 'vitest'
import { entry, finishPage } from '../../../../scripts/build/finish-page.ts'
import { filesOf, pageModule, sharedStylesheets } from '../../../../scripts/build/page-files.ts'

function partsOf(title: string, jsonLd: string | null = null) {
  const head = createHead({ init: [{ htmlAttrs: { lang: 'es' } }] })
  head.push({ title, meta: [{ name: 'description', content: 'Ñ "comillas"' }] })
  return { route: '/faq', head, jsonLd, script: 'first()' }
}

describe('finishing a page', () => {
  const rendered = `<!doctype html><html><head>
    <style>
      @layer reset, base;
    </style>
    <link rel="stylesheet" crossorigin href="/assets/all.css">
    <script type="module" crossorigin src="/assets/boot.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/page.js">
    </head><body><div id="root" data-app="true" data-server-rendered="true"><h1>Hola</h1></div>
    <script>window.__staticRouterHydrationData = JSON.parse("{\\"a\\":\\"<b>\\"}")</script>
    <script>/* SCRIPT_COMMENT_PLACEHOLDER */</script></body></html>`
  const loading = {
    stylesheets: [
      { file: 'assets/app.css', css: 'a{color:red}\n' },
      { file: 'assets/Faq.css', css: '.b::after{content:"$&"}\n' },
    ],
    scripts: ['assets/Faq.js', 'assets/app.js'],
  }

  const finished = (title: string, jsonLd?: string) =>
    finishPage(rendered, partsOf(title, jsonLd), loading)

  it('takes loader data, placeholder and preloads out, and keeps signs in the head', () => {
    const html = finished('Página')
    expect(html).toContain('content="Ñ &quot;comillas&quot;"')
    expect(html).toContain('<div id="root" data-page="/faq"><h1>Hola</h1>')
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html).not.toMatch(/__static|PLACEHOLDER|modulepreload/)
  })

  it('has its metadata first, its styles after the order of their layers, no script that blocks, and structured data last', () => {
    const html = finished('Página', '{"@graph":[]}')
    const parts = [
      '<title>',
      '<style data-files="assets/app.css assets/Faq.css">@layer reset, base;a{color:red}.b::after{content:"$&"}</style>',
      '<script type="module" async fetchpriority="low" data-files="assets/Faq.js assets/app.js" crossorigin src="/assets/boot.js">',
      '<h1>Hola</h1>',
      '<script type="application/ld+json">{"@graph":[]}</script>',
    ].map((part) => html.indexOf(part))
    expect(parts).not.toContain(-1)
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(html).not.toContain('rel="stylesheet"')
  })

  it('starts no app if that was taken away', () => {
    const inert = rendered.replace(entry, '')
    const html = finishPage(inert, partsOf('Página'), loading)
    expect(html).not.toContain('<script type="module"')
  })
})

describe('the files of a page', () => {
  const manifest: Manifest = {
    'index.html': { file: 'boot.js', isEntry: true, css: ['global.css'] },
    _app: { file: 'app.js', imports: ['index.html'], css: ['app.css'], dynamicImports: ['other'] },
    _forms: { file: 'forms.js', imports: ['_app'], css: ['forms.css'] },
    other: { file: 'other.js', imports: ['_app'], css: ['other.css'] },
    'src/pages/Contact/Contact.tsx': {
      file: 'contact.js',
      imports: ['_app', '_forms'],
      css: ['contact.css'],
    },
  }

  it('are those of all its imports, which come first, and its own, except the entry’s', () => {
    expect(filesOf(manifest, pageModule('contact'))).toEqual({
      stylesheets: ['global.css', 'app.css', 'forms.css', 'contact.css'],
      scripts: ['contact.js', 'app.js', 'forms.js'],
    })
  })

  it('include the style sheets that every page needs', () => {
    const all = ['src/pages/Contact/Contact.tsx', 'other']
    expect(sharedStylesheets(manifest, all)).toEqual(['global.css', 'app.css'])
    expect(sharedStylesheets(manifest, ['_forms'])).toEqual(['global.css', 'app.css', 'forms.css'])
  })
})
