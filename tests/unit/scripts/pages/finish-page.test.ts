// @vitest-environment node
// Build steps and test reports: site address, the finished page, honest counts (issue: the repository, prerendering).
import { createHead } from '@unhead/react/server'
import type { Manifest } from 'vite'
import { describe, expect, it } from 'vitest'
import { finishPage } from '../../../../scripts/pages/finish-page.ts'
import { filesOf, pageModule } from '../../../../scripts/pages/page-files.ts'
import { readSiteAddress, sampleOrigin } from '../../../../scripts/lib/site-address.ts'
import { readPlaywrightReport, readVitestReport } from '../../../../scripts/lib/test-reports.ts'

describe('the address of the site', () => {
  it('is a sample at the root where nothing is set', () => {
    expect(readSiteAddress({})).toEqual({ origin: sampleOrigin, base: '/' })
    expect(readSiteAddress({ SITE_URL: '', BASE_PATH: '' })).toEqual({
      origin: sampleOrigin,
      base: '/',
    })
    expect(sampleOrigin).toMatch(/^https:\/\/[a-z]+\.example$/)
  })

  it.each([
    ['https://ejemplo.org', 'https://ejemplo.org'],
    ['https://ejemplo.org/', 'https://ejemplo.org'],
    ['HTTPS://Ejemplo.org', 'https://ejemplo.org'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['https://ñandú.example', 'https://xn--and-6ma2c.example'],
  ])('takes SITE_URL %s', (SITE_URL, origin) => {
    expect(readSiteAddress({ SITE_URL }).origin).toBe(origin)
  })

  it.each([
    'ejemplo.org',
    'ejemplo',
    '//ejemplo.org',
    'ftp://ejemplo.org',
    'https://',
    'https://ejemplo.org/evento',
    'https://ejemplo.org/?a=b',
    'https://ejemplo.org/#a',
    'javascript:alert(1)',
  ])('refuses SITE_URL %s in one sentence that shows a good one', (SITE_URL) => {
    expect(() => readSiteAddress({ SITE_URL })).toThrow(`SITE_URL is "${SITE_URL}"`)
    expect(() => readSiteAddress({ SITE_URL })).toThrow('https://ejemplo.org')
  })

  it.each(['/', '/evento/', '/2025/evento-1/', '/~ana/a.b_c/'])('takes BASE_PATH %s', (path) => {
    expect(readSiteAddress({ BASE_PATH: path }).base).toBe(path)
  })

  it.each([
    'evento',
    '/evento',
    'evento/',
    '//',
    '/a//b/',
    '/a b/',
    '/año/',
    '/a?b/',
    '/../',
    '/a/./',
  ])('refuses BASE_PATH %s in one sentence that shows a good one', (BASE_PATH) => {
    expect(() => readSiteAddress({ BASE_PATH })).toThrow(`BASE_PATH is "${BASE_PATH}"`)
    expect(() => readSiteAddress({ BASE_PATH })).toThrow('/evento/')
  })
})

const partsOf = (title: string, jsonLd: string | null = null) => {
  const head = createHead({ init: [{ htmlAttrs: { lang: 'es' } }] })
  head.push({ title, meta: [{ name: 'description', content: 'Ñ "comillas"' }] })
  return { head, jsonLd }
}

describe('finishing a page', () => {
  const rendered = `<!doctype html><html><head>
    <style>
      @layer reset, base;
    </style>
    <link rel="stylesheet" crossorigin href="/assets/all.css">
    <script type="module" crossorigin src="/assets/boot.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/page.js">
    </head><body><div id="root" data-server-rendered="true"><h1>Hola</h1></div>
    <script>window.__staticRouterHydrationData = JSON.parse("{\\"a\\":\\"<b>\\"}")</script>
    <script>/* SCRIPT_COMMENT_PLACEHOLDER */</script></body></html>`
  const loading = {
    stylesheets: [
      { file: 'assets/app.css', css: 'a{color:red}\n' },
      { file: 'assets/Faq.css', css: '.b::after{content:"$&"}\n' },
    ],
    scripts: ['assets/Faq.js', 'assets/app.js'],
  }

  it('puts its head in and takes loader data, placeholder and preloads out', async () => {
    const html = await finishPage(rendered, partsOf('Página'), loading)
    expect(html).toContain('<title>Página</title>')
    expect(html).toMatch(/<html[^>]* lang="es"/)
    expect(html).toContain('content="Ñ &quot;comillas&quot;"')
    expect(html).toContain('<h1>Hola</h1>')
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toMatch(/<script type="module" [^>]*crossorigin src="\/assets\/boot.js">/)
    expect(html).not.toMatch(/__static|PLACEHOLDER|modulepreload/)
  })

  it('holds its styles behind the order of their layers, and waits for none', async () => {
    const html = await finishPage(rendered, partsOf('Página'), loading)
    expect(html).toContain(
      '<style data-files="assets/app.css assets/Faq.css">@layer reset, base;a{color:red}.b::after{content:"$&"}</style>',
    )
    expect(html).not.toContain('rel="stylesheet"')
  })

  it('names the scripts that its entry asks for, and waits for none', async () => {
    const html = await finishPage(rendered, partsOf('Página'), loading)
    expect(html).toContain(
      '<script type="module" async fetchpriority="low" data-files="assets/Faq.js assets/app.js" ',
    )
  })

  it('holds what it tells search engines, before what a browser loads', async () => {
    const html = await finishPage(rendered, partsOf('Página', '{"@graph":[]}'), loading)
    const data = html.indexOf('<script type="application/ld+json">{"@graph":[]}</script>')
    expect(data).toBeGreaterThan(html.indexOf('<title>'))
    expect(data).toBeLessThan(html.indexOf('<style'))
    expect(html.indexOf('<style')).toBeLessThan(html.indexOf('src="/assets/boot.js"'))
  })

  it('keeps the heads of pages that are finished at the same time apart', async () => {
    const titles = ['Uno', 'Dos', 'Tres']
    const pages = await Promise.all(
      titles.map((title) => finishPage(rendered, partsOf(title), loading)),
    )
    pages.forEach((html, index) => expect(html).toContain(`<title>${titles[index]}</title>`))
  })

  it('leaves a document in a frame whole', async () => {
    const frame = '<iframe srcdoc="<head><title>Mapa</title></head><body>Mapa</body>"></iframe>'
    const page = rendered.replace('<h1>Hola</h1>', `${frame}$&`)
    const html = await finishPage(page, partsOf('Página'), loading)
    expect(html).toContain(`${frame}<h1>Hola</h1></div>`)
    expect(html.indexOf('<style')).toBeLessThan(html.indexOf('</head>'))
  })

  it('fails on an inline script that it does not know, and says where to look', async () => {
    const strange = rendered.replace('</body>', '<script>window.__NEW__ = 1</script></body>')
    await expect(finishPage(strange, partsOf('a'), loading)).rejects.toThrow(
      'scripts/pages/finish-page.ts',
    )
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
  const { stylesheets, scripts } = filesOf(manifest, pageModule('contact'))

  it('are its own styles and those of all that it imports, which come first, and no others', () => {
    expect(stylesheets).toEqual(['global.css', 'app.css', 'forms.css', 'contact.css'])
  })

  it('are its own script and those that it imports, but for the entry', () => {
    expect(scripts).toEqual(['contact.js', 'app.js', 'forms.js'])
  })

  it('belong to a module that is named after the page', () => {
    expect(pageModule('programme')).toBe('src/pages/Programme/Programme.tsx')
    expect(pageModule(null)).toBe('src/pages/NotFound/NotFound.tsx')
    expect(() => filesOf(manifest, pageModule('faq'))).toThrow('src/pages/Faq/Faq.tsx')
  })
})

const file = (name: string, status: string, message: string, tests: readonly object[]) => ({
  name,
  status,
  message,
  assertionResults: tests,
})
const result = (fullName: string, status: string, failureMessages: readonly string[] = []) => ({
  fullName,
  status,
  failureMessages,
})
const vitestReport = (counts: object, testResults: readonly object[]) =>
  JSON.stringify({
    numPassedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    ...counts,
    testResults,
  })

describe('the report of vitest', () => {
  it('counts what passed, was skipped or left to do', () => {
    const counts = { numPassedTests: 3, numPendingTests: 1, numTodoTests: 2 }
    const json = vitestReport(counts, [file('a.test.ts', 'passed', '', [result('a', 'passed')])])
    expect(readVitestReport(json)).toEqual({ passed: 3, failed: 0, skipped: 3, reasons: [] })
  })

  it('names what was skipped', () => {
    const tests = [result('nginx: not on this machine', 'skipped'), result('adds', 'passed')]
    const counts = { numPassedTests: 1, numPendingTests: 1 }
    const json = vitestReport(counts, [file('a.test.ts', 'passed', '', tests)])
    expect(readVitestReport(json).skippedNames).toEqual(['nginx: not on this machine'])
  })

  it('gives the reason of each failure, with its file and name', () => {
    const tests = [
      result('sums', 'passed'),
      result('divides', 'failed', ['by zero', 'and again']),
      result('roots', 'failed', ['of −1']),
    ]
    const outcome = readVitestReport(
      vitestReport({ numPassedTests: 1 }, [file('a.test.ts', 'failed', '', tests)]),
    )
    expect(outcome.failed).toBe(2)
    expect(outcome.reasons).toEqual([
      'a.test.ts: divides\nby zero\nand again',
      'a.test.ts: roots\nof −1',
    ])
  })

  it('counts a file that could not be loaded as one failure', () => {
    const json = vitestReport({}, [file('b.test.ts', 'failed', 'Cannot find module', [])])
    expect(readVitestReport(json)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      reasons: ['b.test.ts\nCannot find module'],
    })
  })

  it('fails on text that is no report', () => {
    expect(() => readVitestReport('')).toThrow('JSON')
  })
})

const spec = (title: string, status: string, messages: readonly string[] = []) => ({
  title,
  file: 'menu.spec.ts',
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
})
const playwrightReport = (
  stats: object,
  specs: readonly object[],
  errors: readonly object[] = [],
) =>
  JSON.stringify({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites: [{ title: 'menu.spec.ts', specs: [], suites: [{ title: 'the menu', specs }] }],
  })

describe('the report of the end-to-end tests', () => {
  it('counts what passed and was skipped', () => {
    const json = playwrightReport({ expected: 2, skipped: 1 }, [
      spec('opens', 'expected'),
      spec('b', 'skipped'),
    ])
    expect(readPlaywrightReport(json)).toEqual({ passed: 2, failed: 0, skipped: 1, reasons: [] })
  })

  it('counts a test that passed only when repeated as failed', () => {
    const json = playwrightReport({ expected: 1, flaky: 1 }, [
      spec('closes', 'flaky', ['too slow']),
    ])
    expect(readPlaywrightReport(json)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      reasons: ['menu.spec.ts: closes\ntoo slow'],
    })
  })

  it('gives the reason of a failure in a nested group, and of what failed outside of any test', () => {
    const json = playwrightReport(
      { unexpected: 1 },
      [spec('opens', 'unexpected', ['no menu'])],
      [{ message: 'the server did not start' }],
    )
    const outcome = readPlaywrightReport(json)
    expect(outcome.failed).toBe(2)
    expect(outcome.reasons).toEqual(['the server did not start', 'menu.spec.ts: opens\nno menu'])
  })
})
