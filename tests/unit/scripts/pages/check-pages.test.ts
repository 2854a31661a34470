// Editorial mistakes stop the build and name the culprit (issue: prerendering; craft 5, 19).
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { readBuiltSite, standIns, type BuiltPage } from '../../../../scripts/lib/built-site.ts'
import { findMistakes } from '../../../../scripts/pages/check-pages.ts'
import { folderWith, pageHtml } from '../../../support/made-up-site.ts'

const options = { origin: 'https://ejemplo.org', base: '/', pagelessPaths: ['/privacidad'] }

function head(path: string, description: string, image = '/share.jpg'): string {
  const url = `https://ejemplo.org${path}`
  return `<meta name="description" content="${description}">
    <link rel="canonical" href="${url}">
    <meta property="og:title" content="T"><meta property="og:description" content="D">
    <meta property="og:url" content="${url}">
    <meta property="og:image" content="https://ejemplo.org${image}">
    <link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script>`
}

const goodLinks = `
  <a href="/">Inicio</a> <a href="/faq#uno">Uno</a> <a href="#aqui">Aquí</a> <p id="aqui"></p>
  <a href="/privacidad">Privacidad</a> <a href="/faq?ahora=2025">Ensayo</a> <a href="/p.pdf">PDF</a>
  <a href="mailto:a@b.example">Correo</a> <a href="https://otra.example/nada">Otra</a>
  <iframe srcdoc="<p>a</p>" title="t"></iframe> <img src="/a.png" alt="">`

const goodSite = {
  'index.html': pageHtml('Inicio', goodLinks, head('/', 'Portada')),
  'faq/index.html': pageHtml('Dudas', '<p id="uno"></p>', head('/faq', 'Respuestas')),
  '404.html': pageHtml('No está', '<a href="/">Inicio</a>', head('/', 'Portada')),
  'sin-conexion.html': pageHtml('Sin red', '<a href="">Otra vez</a> <a href="/faq">Dudas</a>'),
  'share.jpg': '',
  'a.css': '',
  'a.js': '',
  'a.png': '',
  'p.pdf': '',
}

const documents = new Map<string, Document>()

/** A page as readBuiltSite has it; each text is parsed once. */
function pageOf([file, html]: readonly [string, string]): BuiltPage {
  const document = documents.get(html) ?? new JSDOM(html).window.document
  documents.set(html, document)
  const path = standIns.includes(file) ? null : `/${file.replace(/(^|\/)index\.html$/, '')}`
  return { file, path, html, document }
}

function mistakesOf(changes: Readonly<Record<string, string>>, asked = options): string[] {
  const files = { ...goodSite, ...changes }
  const names = Object.keys(files).toSorted()
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'))
  const sorted = pages.toSorted(([a], [b]) => a.localeCompare(b))
  return findMistakes({ pages: sorted.map(pageOf), files: new Set(names) }, asked)
}

const faq = (change: (html: string) => string) => ({
  'faq/index.html': change(goodSite['faq/index.html']),
})

const inFolder = (html: string) =>
  html
    .replaceAll('https://ejemplo.org/', 'https://ejemplo.org/evento/')
    .replaceAll(/(href|src)="\/(?!\/)/g, '$1="/evento/')

describe('the editorial checks', () => {
  it('name a fact that nobody filled in', () => {
    expect(
      mistakesOf(faq((html) => html.replace('</h1>', '</h1>Los {ponentes} ponentes'))),
    ).toEqual(['faq/index.html: shows {ponentes}, a fact that nobody filled in (src/content).'])
  })

  it('find nothing in a good site, whose not-found page repeats the description of the home page', () => {
    expect(mistakesOf({})).toEqual([])
  })

  const withLink = (element: string) => faq((html) => html.replace('</main>', `${element}</main>`))

  it.each([
    [
      'a page without h1',
      faq((html) => html.replace(/<h1>.*<\/h1>/, '')),
      /^faq\/index\.html: has 0 <h1>/,
    ],
    ['a page with two h1', withLink('<h1>Otra vez</h1>'), /^faq\/index\.html: has 2 <h1>/],
    [
      'no title',
      faq((html) => html.replace(/<title>.*<\/title>/, '')),
      /^faq\/index\.html: has no title/,
    ],
    ['a title of spaces', faq((html) => html.replace('<title>Dudas', '<title>  ')), /has no title/],
    [
      'no description',
      faq((html) => html.replace('content="Respuestas"', 'content=" "')),
      /^faq\/index\.html: has no description/,
    ],
    ['no og:title', faq((html) => html.replace('og:title', 'x')), /has no og:title/],
    [
      'no og:description',
      faq((html) => html.replace('og:description', 'x')),
      /has no og:description/,
    ],
    ['no og:url', faq((html) => html.replace('og:url', 'x')), /has no og:url/],
    ['no og:image', faq((html) => html.replace('og:image', 'x')), /has no og:image/],
    [
      'two pages with one title',
      faq((html) => html.replace('<title>Dudas', '<title>Inicio')),
      /^faq\/index\.html, index\.html: share the title «Inicio»/,
    ],
    [
      'two pages with one description',
      faq((html) => html.replace('"Respuestas"', '"Portada"')),
      /^faq\/index\.html, index\.html: share the description «Portada»/,
    ],
    [
      'a dead link',
      withLink('<a href="/nada">a</a>'),
      /^faq\/index\.html: a points to \/nada, which does not exist/,
    ],
    [
      'a dead relative link',
      withLink('<a href="otra">a</a>'),
      /points to otra, which does not exist/,
    ],
    [
      'a dead absolute link to the site itself',
      withLink('<a href="https://ejemplo.org/nada">a</a>'),
      /which does not exist/,
    ],
    [
      'a dead fragment of another page',
      withLink('<a href="/#nada">a</a>'),
      /index\.html has no id "nada"/,
    ],
    [
      'a dead fragment of the page itself',
      withLink('<a href="#nada">a</a>'),
      /faq\/index\.html has no id "nada"/,
    ],
    [
      'a picture that is not there',
      withLink('<img src="/b.png" alt="">'),
      /img points to \/b\.png/,
    ],
    [
      'a script that is not there',
      withLink('<script src="/b.js"></script>'),
      /script points to \/b\.js/,
    ],
    [
      'a stylesheet that is not there',
      faq((html) => html.replace('/a.css', '/b.css')),
      /link points to \/b\.css/,
    ],
    [
      'a share picture that is not there',
      faq((html) => html.replace('/share.jpg', '/b.jpg')),
      /meta points to https:\/\/ejemplo\.org\/b\.jpg, which does not exist/,
    ],
    [
      'a canonical address without a page',
      faq((html) =>
        html.replace(
          'canonical" href="https://ejemplo.org/faq',
          'canonical" href="https://ejemplo.org/otra',
        ),
      ),
      /link points to https:\/\/ejemplo\.org\/otra/,
    ],
    ['an address that is none', withLink('<a href="https://">a</a>'), /which is no address/],
    [
      'a dead link on the not-found page',
      { '404.html': goodSite['404.html'].replace('href="/"', 'href="/nada"') },
      /^404\.html: a points to \/nada/,
    ],
    [
      'a dead link on the page without network',
      { 'sin-conexion.html': goodSite['sin-conexion.html'].replace('/faq', '/nada') },
      /^sin-conexion\.html: a points to \/nada/,
    ],
    [
      'a page without network that has no title',
      { 'sin-conexion.html': goodSite['sin-conexion.html'].replace(/<title>.*<\/title>/, '') },
      /^sin-conexion\.html: has no title/,
    ],
    [
      'a not-found page that could not be shared',
      { '404.html': goodSite['404.html'].replace('og:title', 'x') },
      /^404\.html: has no og:title/,
    ],
  ] as const)('find %s, name the page and nothing else', (_, changes, sentence) => {
    const mistakes = mistakesOf(changes)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toMatch(sentence)
  })

  it('name each mistake of a page that holds several', () => {
    expect(
      mistakesOf(withLink('<h1>b</h1><a href="/nada">a</a><a href="/tampoco">b</a>')),
    ).toHaveLength(3)
  })

  it.each([
    ['404.html', '/'],
    ['sin-conexion.html', '/faq'],
  ])('find links that leave the sub-folder that the site is published in: %s', (file, link) => {
    const moved = Object.fromEntries(
      Object.entries(goodSite).map(([name, text]) => [name, inFolder(text)]),
    )
    const asked = { ...options, base: '/evento/' }
    expect(mistakesOf(moved, asked)).toEqual([])
    const wrong = moved[file]?.replace(`"/evento${link}"`, `"${link}"`) ?? ''
    expect(mistakesOf({ ...moved, [file]: wrong }, asked)).toEqual([
      expect.stringContaining(`${file}: a points to ${link}, which is outside of /evento/`),
    ])
  })

  it('say in a sentence, and do not crash, if a link holds a stray percent sign', () => {
    for (const href of ['/100%', '/faq#100%', '#%']) {
      expect(mistakesOf(withLink(`<a href="${href}">a</a>`))).toHaveLength(1)
    }
  })
})

describe('reading a built site', () => {
  it('knows each page by its address', () => {
    const { pages, files } = readBuiltSite(folderWith(goodSite))
    expect(pages.map(({ file, path }) => [file, path])).toEqual([
      ['404.html', null],
      ['faq/index.html', '/faq'],
      ['index.html', '/'],
      ['sin-conexion.html', null],
    ])
    expect(files).toContain('share.jpg')
  })

  it('fails if there is no page, and says what to do', () => {
    expect(() => readBuiltSite(folderWith({ 'a.css': '' }))).toThrow('npm run build')
  })
})
