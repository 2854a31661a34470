// Mistakes that only the built pages show, such as a link without a target. They stop the build.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readBuiltSite } from '../../../../../scripts/build/lib/builtSite.ts'
import { findMistakes } from '../../../../../scripts/build/render/checkPages.ts'
import { pageHtml } from '../../../../support/pageHtml.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'
import { testEvent } from '../../../../support/evento.ts'

const content = {
  editions: [
    { id: 'uno', title: 'Uno', description: '', year: 2024, url: 'https://ejemplo.org/2024/' },
  ],
  legalLinks: [{ path: '/privacidad', label: 'Privacidad' }],
  textPages: [{ ...testEvent.pages.home, path: '/normas', html: '' }],
}

/** A reference of each kind that is allowed. */
const goodReferences = `
  <a href="/">Inicio</a>
  <a href="/faq#uno">Uno</a>
  <a href="#aqui">Aquí</a> <p id="aqui" tabindex="-1"></p>
  <a href="/privacidad">Un texto legal que aún no está escrito</a>
  <a href="/faq?ahora=2025">Ensayo</a>
  <a href="/p.pdf">PDF</a>
  <a href="mailto:a@b.example">Correo</a>
  <a href="https://otra.example/nada">Otro sitio</a>
  <a href="https://ejemplo.org/2024/">La edición de 2024</a>
  <iframe srcdoc="<p>a</p>" title="t"></iframe>
  <img src="/a.png" alt="">`

/** The files of a valid site. */
const pages = {
  'index.html': pageHtml('Inicio', goodReferences),
  'faq/index.html': pageHtml('Dudas', '<p id="uno" tabindex="-1"></p>'),
  'normas/index.html': pageHtml('Normas', ''),
  '404.html': pageHtml('No está', '<a href="/">Inicio</a>'),
  'sin-conexion.html': pageHtml('Sin red', '<a href="">Otra vez</a> <a href="/faq">Dudas</a>'),
}

/** The mistakes in a site with these pages, a picture and a PDF. */
function mistakesIn(html: Readonly<Record<string, string>>, base = '/') {
  const built = readBuiltSite(folderWith({ 'a.png': '', 'p.pdf': '', ...html }))
  return findMistakes({ ...content, ...built, origin: 'https://ejemplo.org', base })
}

/** A change that makes the valid site faulty: `from` is replaced by `to` in `file`. `message` reports the mistake. */
type Row = {
  readonly file: keyof typeof pages
  readonly from: string
  readonly to: string
  readonly message: string
}

const rows = parse(readFileSync(`${import.meta.dirname}/checkPages.yaml`, 'utf8')) as readonly Row[]

it('a valid site has no mistake', () => {
  expect(mistakesIn(pages)).toEqual([])
})

it.each(rows)('a mistake in $file: $to instead of $from', ({ file, from, to, message }) => {
  const faultyPage = pages[file].replace(from, to)
  expect(mistakesIn({ ...pages, [file]: faultyPage })).toEqual([message])
})

it('a path that leaves the site’s sub-folder is a mistake, and a whole address that leaves it is not', () => {
  // A whole address, as in «b», may lead to another site of the same host.
  const links = '<a href="/evento/">a</a> <a href="https://ejemplo.org/">b</a> <a href="/">c</a>'
  expect(mistakesIn({ 'index.html': pageHtml('Inicio', links) }, '/evento/')).toEqual([
    'index.html: «c» va a /, que está fuera de /evento/.',
  ])
})
