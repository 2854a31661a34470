// Text pages: their names and order, the HTML of their Markdown, and the templates.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { AuditFinding } from '../../../../../scripts/build/render/findings.ts'
import { accessibilityStatement, outcomesOf } from '../../../../../scripts/tools/audit/report.ts'
import { readSiteContent } from '../../../../support/site-content.ts'
import {
  changeFile,
  eventFolder,
  mistakesOf,
  withStatus,
} from '../../../../support/altered-event.ts'
import { auditRun } from '../../../../support/audit-run.ts'
import { filledIn, readTemplate, templates } from '../../../../support/text-pages.ts'
import { event } from '../../../../support/evento.ts'
import { write } from '../../../../support/made-up-site.ts'

/** A page with all that a text may hold. */
const specimen = readFileSync('tests/evento/pages/normas.md', 'utf8')

/** The tests' event with these pages, by the names of their files. */
function eventWith(pages: Readonly<Record<string, string>>): string {
  const folder = eventFolder()
  write(path.join(folder, 'pages'), pages)
  return folder
}

const toldOf = (folder: string) =>
  mistakesOf(folder).map(({ file, line, problem }) => `${file}:${line} ${problem}`)

/** The HTML of a page's text, on one line. */
const htmlOf = (body: string) => {
  const head = specimen.slice(0, specimen.indexOf('\nUna página'))
  const folder = eventWith({ 'normas.md': `${head}\n${body}\n` })
  const { textPages } = readSiteContent(folder)
  return textPages[0]?.html.replaceAll('\n', '') ?? ''
}

const all = (change: (text: string) => string) =>
  Object.fromEntries(templates.map((name) => [name, change(readTemplate(name))]))

it('a text has a section for each heading, whose ids are its words', () => {
  expect(htmlOf('Antes.\n\n## Qué *datos*\n\nUno.\n\n> ## Cita\n\n## Menú\n\n## Qué datos')).toBe(
    [
      '<section class="columns"><div class="flow"><p>Antes.</p></div></section>',
      '<section class="columns"><h2 id="que-datos" tabindex="-1">Qué <em>datos</em></h2>',
      '<div class="flow"><p>Uno.</p><blockquote><h2 id="cita" tabindex="-1">Cita</h2></blockquote></div></section>',
      '<section class="columns"><h2 id="menu-2" tabindex="-1">Menú</h2><div class="flow"></div></section>',
      '<section class="columns"><h2 id="que-datos-2" tabindex="-1">Qué datos</h2><div class="flow"></div></section>',
    ].join(''),
  )
})

it('a text links within the site, to its own sections, and to other sites', () => {
  const links = '[a](programme) [b](/faq#salas) [c](#d) [e](shop) [{correo}](mail) [f](tel:+34954)'
  const html = htmlOf(`## d\n\n${links}`)
  expect(html.match(/(?<=<a )[^>]*/g)).toEqual([
    'href="/programa"',
    'href="/faq#salas"',
    'href="#d"',
    `href="${event.ticketUrl}" target="_blank" rel="noopener"`,
    `href="mailto:${event.email}"`,
    'href="tel:+34954"',
  ])
})

it('a text names a table by the heading above it, if only the page’s', () => {
  const table = '| a | b |\n|---|--:|\n| 1 | 2 |'
  const bare = '|  | c |\n|---|---|\n|  | 3 |'
  const again = `## «Plazos» & <más>\n\n${table}`
  const html = htmlOf(`${table}\n\n${again}\n\n## Y\n\n${again}\n\n## Z\n\n${bare}`)
  expect(html).toContain(
    '<div role="region" aria-label="«Plazos» &amp; &lt;más&gt;" tabindex="0"><table>',
  )
  expect(html).toContain('aria-label="Normas de la casa"')
  expect(html).toContain('aria-label="«Plazos» &amp; &lt;más&gt; (2)"')
  expect(html).toContain('<th scope="col">a</th>')
  expect(html).toContain('<th scope="row">1</th>')
  expect(html).toContain('<td data-align="right">2</td>')
  // Nothing is the heading of nothing.
  expect(html).toContain('<td></td><th scope="col">c</th>')
  expect(html).toContain('<td></td><td>3</td>')
})

it('a text takes a fact for words, whatever is in it', () => {
  const name = 'Los *Otros [uno] | tres_cuatro'
  const folder = eventWith({ 'normas.md': specimen })
  changeFile(folder, ['venues.yaml', 'Biblioteca del Arenal', name])
  expect(readSiteContent(folder).textPages[0]?.html).toContain(name)
})

it.each(['hola_feria@x.es', '_hola._feria@x.es'])(
  'a text links the whole of %s, bare or not',
  (mail) => {
    const bare = specimen.replace('Una cita.', 'Escribe a {correo} o a <{correo}>.')
    const folder = eventWith({ 'normas.md': bare })
    changeFile(folder, ['event.yaml', event.email, mail])
    const linked = `<a href="mailto:${mail}">${mail}</a>`
    const html = readSiteContent(folder).textPages[0]?.html
    expect(html).toContain(`a ${linked} o a ${linked}.`)
  },
)

it('a link to a venue that the event has left is told', () => {
  const folder = eventWith({ 'normas.md': `${specimen}\n[el muelle](wharf)\n` })
  changeFile(folder, withStatus('{ is: moved, from: wharf, to: library }'))
  const problems = toldOf(folder).filter((one) => one.startsWith('pages/'))
  expect(problems).toEqual([expect.stringContaining('«[el muelle](wharf)» va a donde no hay nada')])
})

it('two pages that say the same of themselves are told, a file at a time', () => {
  const problems = toldOf(eventWith({ 'otras.md': specimen }))
  expect(problems).toEqual(
    ['title', 'description'].map((field) =>
      expect.stringMatching(new RegExp(`^pages/otras\\.md:0 ${field}: .*también de «/normas»`)),
    ),
  )
})

it('the templates cannot be published unfilled, and are pages once they are filled in', () => {
  expect(templates).toHaveLength(6)
  const problems = toldOf(eventWith(all(String)))
  for (const name of templates) {
    const blanks = readTemplate(name).match(/\[\[/g) ?? []
    const own = problems.filter((one) => one.startsWith(`pages/${name}:`))
    expect(own.every((one) => one.includes('queda «[['))).toBe(true)
    expect(own).toHaveLength(blanks.length)
    const isLegal = name !== 'accesibilidad-del-evento.md'
    const first = isLegal ? 'Un abogado tiene que leer este texto antes' : 'UNA PERSONA'
    expect(own[0]).toContain(`queda «[[${first}`)
  }
  const { textPages } = readSiteContent(eventWith(all(filledIn)))
  const published = textPages.map((page) => `${page.path.slice(1)}.md`)
  expect(published).toEqual(expect.arrayContaining([...templates]))
})

/** The statement on a site with findings. */
const stated = (findings: readonly AuditFinding[]) =>
  accessibilityStatement(readTemplate('accesibilidad.md'), outcomesOf(findings), auditRun)

it('the accessibility statement says what the audit found, leaves praise to a person, and is then a page', () => {
  const criteria = ['1.4.3']
  const text = stated([
    { path: '/faq', where: '', rule: 'axe color-contrast', criteria, target: 'p', message: '' },
  ])
  expect(text).not.toContain('[[AUDITORÍA')
  for (const expected of [
    '\n\n- 1.4.3 Contraste (mínimo) (nivel AA): /faq\n\n',
    '\n\n- 1.3.4 Orientación (nivel AA)\n',
    '\n\n- 1.1.1 Contenido no textual (nivel A)\n',
    'fue preparada el 2 de octubre de 2025.',
    ' y pruebas propias, en Chromium 150.0.',
    '`/ponentes/nora-prieto` (una de las 4 de ponentes)',
  ]) {
    expect(text).toContain(expected)
  }
  const good = stated([])
  // A question that nobody has answered is no finding: the page cannot be published while this is a blank.
  expect(good).toMatch(/### Falta de conformidad\n\n\[\[/)
  expect(toldOf(eventWith({ 'accesibilidad.md': filledIn(good) }))).toEqual([])
})
