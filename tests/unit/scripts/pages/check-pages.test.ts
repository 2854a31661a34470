// Editorial mistakes stop the build and name the culprit (issue: prerendering; craft 5, 19).
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { readBuiltSite, fallbackPages, type BuiltPage } from '../../../../scripts/lib/built-site.ts'
import { findMistakes } from '../../../../scripts/pages/check-pages.ts'
import { folderWith, pageHtml } from '../../../support/made-up-site.ts'

const options = {
  origin: 'https://ejemplo.org',
  base: '/',
  pagelessPaths: ['/privacidad'],
  textPaths: ['/normas'],
}

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
  const path = fallbackPages.includes(file) ? null : `/${file.replace(/(^|\/)index\.html$/, '')}`
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

/** How a reference to nothing is complained of. */
const dead = (page: string, place: string, address: string) =>
  new RegExp(`^${page}: «${place}» va a ${address}.*, que no existe\\.$`)

const inFolder = (html: string) =>
  html
    .replaceAll('https://ejemplo.org/', 'https://ejemplo.org/evento/')
    .replaceAll(/(href|src)="\/(?!\/)/g, '$1="/evento/')

const normas = (text: string) => ({
  'normas/index.html': pageHtml('Normas', text, head('/normas', 'Las normas')),
})

describe('the editorial checks', () => {
  it('find nothing in a good site, whose not-found page repeats the description of the home page', () => {
    expect(mistakesOf(normas('<h2>a</h2><h3>b</h3><h2>c</h2>'))).toEqual([])
  })

  it.each([
    [faq(/<h1>.*<\/h1>/), /^faq\/index\.html: tiene 0 encabezados <h1>/],
    [normas('<h1>Otra vez</h1>'), /^pages\/normas\.md: tiene 2 encabezados <h1>/],
    [normas('<h2>a</h2><h4>b</h4>'), /^pages\/normas\.md: .*«b» salta un nivel: aquí va «###»/],
    [
      normas('<h2 id="apartado"> </h2>'),
      /^pages\/normas\.md: el encabezado «#apartado» está vacío/,
    ],
    [normas('<a href="/nada">a</a>'), dead('pages/normas.md', 'a', '/nada')],
    [normas('<a href="#nada">a</a>'), /normas.* en normas\/index\.html no hay ningún «nada»/],
    [normas('<a href="http://b.example/">b</a>'), /normas.*empieza por «https:»/],
    [normas('<a href="javascript:alert(1)">b</a>'), /normas.*empieza por «https:»/],
    [faq('</h1>', '</h1>Los {ponentes} ponentes'), /^faq.*se lee \{ponentes\}, un dato/],
    [faq('<title>Dudas', '<title>  '), /^faq\/index\.html: le falta title/],
    [faq('Respuestas', ' '), /^faq\/index\.html: le falta description/],
    [faq('og:image', 'x'), /le falta og:image/],
    [faq('<title>Dudas', '<title>Inicio'), /^faq\S*, index.html: comparten el título «Inicio»/],
    [faq('Respuestas', 'Portada'), /^faq\S*, index.html: comparten la descripción «Portada»/],
    [faqWith('<a href="otra">a</a>'), dead('faq/index.html', 'a', 'otra')],
    [faqWith(`<a href="${origin}/nada">a</a>`), dead('faq/index.html', 'a', '')],
    [faqWith('<a href="/#n">a</a>'), / index\.html no hay ningún «n»/],
    [faqWith('<img src="/b.png" alt="">'), dead('faq/index.html', 'img', '/b.png')],
    [faq('/a.js', '/b.js'), dead('faq/index.html', 'script', '/b.js')],
    [faq('/a.css', '/b.css'), dead('faq/index.html', 'link', '/b.css')],
    [faq('share', 'b'), dead('faq/index.html', 'meta', `${origin}/b.jpg`)],
    [faq(/(canonical.*\/)faq/, '$1otra'), dead('faq/index.html', 'link', '')],
    [faqWith('<a href="https://">a</a>'), /que no es una dirección/],
    [changed('404.html', '"/"', '"/nada"'), dead('404.html', 'Inicio', '/nada')],
    [changed('sin-conexion.html', '/faq', '/n'), dead('sin-conexion.html', 'Dudas', '/n')],
  ] as const)('find each mistake, name the page and nothing else: %#', (changes, sentence) => {
    expect(mistakesOf(changes)).toEqual([expect.stringMatching(sentence)])
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
      expect.stringMatching(new RegExp(`^${file}: .* va a ${link}, que está fuera de /evento/`)),
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
