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

const { origin } = options

/** The site with a part of one page replaced. */
const changed = (file: keyof typeof goodSite, part: string | RegExp, other = '') => ({
  [file]: goodSite[file].replace(part, other),
})
const faq = (part: string | RegExp, other?: string) => changed('faq/index.html', part, other)
const faqWith = (element: string) => faq('</main>', `${element}</main>`)

/** How a reference to nothing, and what two pages have in common, are complained of. */
const dead = (page: string, element: string, address: string) =>
  new RegExp(`^${page}\\S*: ${element} points to ${address}.*, which does not exist`)
const both = (what: string, text: string) =>
  new RegExp(`^faq/index\\.html, index\\.html: share the ${what} «${text}»`)

const inFolder = (html: string) =>
  html
    .replaceAll('https://ejemplo.org/', 'https://ejemplo.org/evento/')
    .replaceAll(/(href|src)="\/(?!\/)/g, '$1="/evento/')

describe('the editorial checks', () => {
  it('name a fact that nobody filled in', () => {
    expect(mistakesOf(faq('</h1>', '</h1>Los {ponentes} ponentes'))).toEqual([
      'faq/index.html: shows {ponentes}, a fact that nobody filled in.',
    ])
  })

  it('find nothing in a good site, whose not-found page repeats the description of the home page', () => {
    expect(mistakesOf({})).toEqual([])
  })

  it.each([
    ['a page without h1', faq(/<h1>.*<\/h1>/), /^faq\/index\.html: has 0 <h1>/],
    ['a page with two h1', faqWith('<h1>Otra vez</h1>'), /^faq\/index\.html: has 2 <h1>/],
    ['no title', faq(/<title>.*<\/title>/), /^faq\/index\.html: has no title/],
    ['a title of spaces', faq('<title>Dudas', '<title>  '), /has no title/],
    ['no description', faq('Respuestas', ' '), /^faq\/index\.html: has no description/],
    ['no og:title', faq('og:title', 'x'), /has no og:title/],
    ['no og:description', faq('og:description', 'x'), /has no og:description/],
    ['no og:url', faq('og:url', 'x'), /has no og:url/],
    ['no og:image', faq('og:image', 'x'), /has no og:image/],
    ['two pages with one title', faq('<title>Dudas', '<title>Inicio'), both('title', 'Inicio')],
    [
      'two pages with one description',
      faq('Respuestas', 'Portada'),
      both('description', 'Portada'),
    ],
    ['a dead link', faqWith('<a href="/nada">a</a>'), dead('faq', 'a', '/nada')],
    ['a dead relative link', faqWith('<a href="otra">a</a>'), dead('faq', 'a', 'otra')],
    [
      'a dead absolute link to itself',
      faqWith(`<a href="${origin}/nada">a</a>`),
      dead('faq', 'a', ''),
    ],
    [
      'a dead fragment of another page',
      faqWith('<a href="/#n">a</a>'),
      / index\.html has no id "n"/,
    ],
    [
      'a dead fragment of the page',
      faqWith('<a href="#n">a</a>'),
      /faq\/index\.html has no id "n"/,
    ],
    [
      'a picture that is not there',
      faqWith('<img src="/b.png" alt="">'),
      dead('faq', 'img', '/b.png'),
    ],
    ['a script that is not there', faq('/a.js', '/b.js'), dead('faq', 'script', '/b.js')],
    ['a stylesheet that is not there', faq('/a.css', '/b.css'), dead('faq', 'link', '/b.css')],
    [
      'a share picture that is not there',
      faq('share', 'b'),
      dead('faq', 'meta', `${origin}/b.jpg`),
    ],
    [
      'a canonical address without a page',
      faq(/(canonical.*\/)faq/, '$1otra'),
      dead('faq', 'link', ''),
    ],
    ['an address that is none', faqWith('<a href="https://">a</a>'), /which is no address/],
    [
      'a dead link on the not-found page',
      changed('404.html', '"/"', '"/nada"'),
      dead('404', 'a', '/nada'),
    ],
    [
      'a dead link without network',
      changed('sin-conexion.html', '/faq', '/n'),
      dead('sin-conexion', 'a', '/n'),
    ],
    [
      'no title without network',
      changed('sin-conexion.html', /<title>.*<\/title>/),
      /^sin-.* has no title/,
    ],
    [
      'no og:title on the not-found page',
      changed('404.html', 'og:title', 'x'),
      /^404\.html: has no og:title/,
    ],
  ] as const)('find %s, name the page and nothing else', (_, changes, sentence) => {
    const mistakes = mistakesOf(changes)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toMatch(sentence)
  })

  it('name each mistake of a page that holds several', () => {
    expect(
      mistakesOf(faqWith('<h1>b</h1><a href="/nada">a</a><a href="/tampoco">b</a>')),
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
      expect(mistakesOf(faqWith(`<a href="${href}">a</a>`))).toHaveLength(1)
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
