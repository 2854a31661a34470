// Editorial mistakes stop the build and name the culprit.
import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fallbackPages, readBuiltSite } from '../../../../scripts/lib/built-site.ts'
import { findMistakes } from '../../../../scripts/render/check-pages.ts'
import { folderWith, pageHtml } from '../../../support/made-up-site.ts'

const options = {
  origin: 'https://ejemplo.org',
  base: '/',
  pagelessPaths: ['/privacidad'],
  textPaths: ['/normas'],
}

function head(path: string, description: string): string {
  const url = `https://ejemplo.org${path}`
  return `<meta name="description" content="${description}">
    <link rel="canonical" href="${url}">
    <meta property="og:title" content="T"><meta property="og:description" content="D">
    <meta property="og:url" content="${url}">
    <meta property="og:image" content="https://ejemplo.org/share.jpg">
    <link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script>`
}

const goodLinks = `
  <a href="/">Inicio</a> <a href="/faq#uno">Uno</a> <a href="#aqui">Aquí</a> <p id="aqui"></p>
  <a href="/privacidad">Privacidad</a> <a href="/faq?ahora=2025">Ensayo</a> <a href="/p.pdf">PDF</a>
  <a href="mailto:a@b.example">Correo</a> <a href="https://otra.example/nada">Otra</a>
  <iframe srcdoc="<p>a</p>" title="t"></iframe> <img src="/a.png" alt="">`

/** The not-found page may repeat the description of the home page. */
const pages = {
  'index.html': pageHtml('Inicio', goodLinks, head('/', 'Portada')),
  'faq/index.html': pageHtml('Dudas', '<p id="uno"></p>', head('/faq', 'Respuestas')),
  'normas/index.html': pageHtml(
    'Normas',
    '<h2>a</h2><h3>b</h3><h2>c</h2>',
    head('/normas', 'Las normas'),
  ),
  '404.html': pageHtml('No está', '<a href="/">Inicio</a>', head('/', 'Portada')),
  'sin-conexion.html': pageHtml('Sin red', '<a href="">Otra vez</a> <a href="/faq">Dudas</a>'),
}
type Pages = Readonly<Record<string, string>>

const pageOf = ([file, html]: readonly [string, string]) => ({
  file,
  path: fallbackPages.includes(file) ? null : `/${file.replace(/(^|\/)index\.html$/, '')}`,
  html,
  document: new JSDOM(html).window.document,
})

const sound = Object.entries(pages).map(pageOf)
const files = new Set([...Object.keys(pages), 'share.jpg', 'a.css', 'a.js', 'a.png', 'p.pdf'])

/** What is wrong with the site if these pages are others. */
function mistakesOf(changed: Pages, base = '/'): string[] {
  const site = [
    ...sound.filter(({ file }) => !(file in changed)),
    ...Object.entries(changed).map(pageOf),
  ]
  return findMistakes({ pages: site, files }, { ...options, base })
}

type Row = Readonly<Record<'of' | 'to' | 'says', string>> & { readonly in: keyof typeof pages }

const rows = parse(
  readFileSync(`${import.meta.dirname}/check-pages.yaml`, 'utf8'),
) as readonly Row[]

const inFolder = (html: string) =>
  html
    .replaceAll('https://ejemplo.org/', 'https://ejemplo.org/evento/')
    .replaceAll(/(href|src)="\/(?!\/)/g, '$1="/evento/')

describe('the editorial checks', () => {
  it('find nothing in a good site', () => {
    expect(mistakesOf({})).toEqual([])
  })

  it.each(rows)('find one mistake where $in has $to for $of', ({ in: file, of, to, says }) => {
    expect(pages[file]).toContain(of)
    expect(mistakesOf({ [file]: pages[file].replace(of, to) })).toEqual([says])
  })

  it.each([
    ['404.html', '/'],
    ['sin-conexion.html', '/faq'],
  ])('find links that leave the sub-folder that the site is published in: %s', (file, link) => {
    const moved: Pages = Object.fromEntries(
      Object.entries(pages).map(([name, text]) => [name, inFolder(text)]),
    )
    expect(mistakesOf(moved, '/evento/')).toEqual([])
    const wrong = moved[file]?.replace(`"/evento${link}"`, `"${link}"`) ?? ''
    expect(mistakesOf({ ...moved, [file]: wrong }, '/evento/')).toEqual([
      expect.stringMatching(new RegExp(`^${file}: .* va a ${link}, que está fuera de /evento/`)),
    ])
  })
})

describe('reading a built site', () => {
  it('knows each page by its address', () => {
    const site = readBuiltSite(folderWith({ ...pages, 'share.jpg': '' }))
    expect(site.pages.map(({ file, path }) => [file, path])).toEqual([
      ['404.html', null],
      ['faq/index.html', '/faq'],
      ['index.html', '/'],
      ['normas/index.html', '/normas'],
      ['sin-conexion.html', null],
    ])
    expect(site.files).toContain('share.jpg')
  })

  it('fails if there is no page, and says what to do', () => {
    expect(() => readBuiltSite(folderWith({ 'a.css': '' }))).toThrow('npm run build')
  })
})
