// Text pages: the HTML of their Markdown, their mistakes, and the templates that are delivered.
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

/** A text page with everything that a text may contain. */
const specimen = readFileSync('tests/evento/pages/normas.md', 'utf8')

/** Makes a folder with the tests' event and these further text pages, by file. @returns the folder */
function eventWith(pages: Readonly<Record<string, string>>): string {
  const folder = eventFolder()
  write(path.join(folder, 'pages'), pages)
  return folder
}

/** The mistakes in a folder, a line each: "pages/normas.md:12 …". */
const mistakeLinesOf = (folder: string) =>
  mistakesOf(folder).map(({ file, line, problem }) => `${file}:${line} ${problem}`)

/** The HTML of a Markdown text, on one line. */
const htmlOf = (markdown: string) => {
  const frontMatter = specimen.slice(0, specimen.indexOf('\nUna página'))
  const folder = eventWith({ 'normas.md': `${frontMatter}\n${markdown}\n` })
  const { textPages } = readSiteContent(folder)
  return textPages[0]?.html.replaceAll('\n', '') ?? ''
}

/** All templates after a change, by file. */
const changedTemplates = (change: (text: string) => string) =>
  Object.fromEntries(templates.map((name) => [name, change(readTemplate(name))]))

it('a text has a section for each heading, and the heading’s words are its id', () => {
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

const table = '| a | b |\n|---|--:|\n| 1 | 2 |'

it('a table is named by the heading above it, or else by the page’s title', () => {
  const tableBelowHeading = `## «Plazos» & <más>\n\n${table}`
  const html = htmlOf(`${table}\n\n${tableBelowHeading}\n\n## Y\n\n${tableBelowHeading}`)
  expect(html).toContain('aria-label="Normas de la casa"')
  expect(html).toContain(
    '<div role="region" aria-label="«Plazos» &amp; &lt;más&gt;" tabindex="0"><table>',
  )
  // The second table below the same heading gets a number.
  expect(html).toContain('aria-label="«Plazos» &amp; &lt;más&gt; (2)"')
})

it('the first row and the first column of a table are its headings', () => {
  const html = htmlOf(table)
  expect(html).toContain('<th scope="col">a</th>')
  expect(html).toContain('<th scope="row">1</th>')
  expect(html).toContain('<td data-align="right">2</td>')
})

it('an empty cell of a table is no heading, and a row that begins with one has none', () => {
  const html = htmlOf('|  | c |\n|---|---|\n|  | 3 |')
  expect(html).toContain('<td></td><th scope="col">c</th>')
  expect(html).toContain('<td></td><td>3</td>')
})

it('the signs in a fact are not read as Markdown', () => {
  const name = 'Los *Otros [uno] | tres_cuatro'
  const folder = eventWith({ 'normas.md': specimen })
  changeFile(folder, ['venues.yaml', 'Biblioteca del Arenal', name])
  expect(readSiteContent(folder).textPages[0]?.html).toContain(name)
})

it.each(['hola_feria@x.es', '_hola._feria@x.es'])(
  'the mail address %s becomes a link as a whole, with < > around it or without',
  (mail) => {
    const text = specimen.replace('Una cita.', 'Escribe a {correo} o a <{correo}>.')
    const folder = eventWith({ 'normas.md': text })
    changeFile(folder, ['event.yaml', event.email, mail])
    const linked = `<a href="mailto:${mail}">${mail}</a>`
    const html = readSiteContent(folder).textPages[0]?.html
    expect(html).toContain(`a ${linked} o a ${linked}.`)
  },
)

it('a link to a venue that the event has left is a mistake', () => {
  const folder = eventWith({ 'normas.md': `${specimen}\n[el muelle](wharf)\n` })
  changeFile(folder, withStatus('{ is: moved, from: wharf, to: library }'))
  const problems = mistakeLinesOf(folder).filter((line) => line.startsWith('pages/'))
  expect(problems).toEqual([expect.stringContaining('«[el muelle](wharf)» va a donde no hay nada')])
})

it('a title or description that another text page has is a mistake', () => {
  const problems = mistakeLinesOf(eventWith({ 'otras.md': specimen }))
  expect(problems).toEqual(
    ['title', 'description'].map((field) =>
      expect.stringMatching(new RegExp(`^pages/otras\\.md:0 ${field}: .*también de «/normas»`)),
    ),
  )
})

it('there are six templates', () => {
  expect(templates).toHaveLength(6)
})

it.each(templates)('each blank of the template %s is a mistake', (name) => {
  const problems = mistakeLinesOf(eventWith({ [name]: readTemplate(name) }))
  const blanks = readTemplate(name).match(/\[\[/g) ?? []
  expect(problems.every((line) => line.startsWith(`pages/${name}:`))).toBe(true)
  expect(problems.every((line) => line.includes('queda «[['))).toBe(true)
  expect(problems).toHaveLength(blanks.length)
  // The first blank says who has to read the text.
  const isLegal = name !== 'accesibilidad-del-evento.md'
  const reader = isLegal ? 'Un abogado tiene que leer este texto antes' : 'UNA PERSONA'
  expect(problems[0]).toContain(`queda «[[${reader}`)
})

it('the templates are pages once they are filled in', () => {
  const { textPages } = readSiteContent(eventWith(changedTemplates(filledIn)))
  const files = textPages.map((page) => `${page.path.slice(1)}.md`)
  expect(files).toEqual(expect.arrayContaining([...templates]))
})

/** The accessibility statement that an audit with these findings fills in. */
const statementOn = (findings: readonly AuditFinding[]) =>
  accessibilityStatement(readTemplate('accesibilidad.md'), outcomesOf(findings), auditRun)

it('the accessibility statement says what the audit has found', () => {
  const criteria = ['1.4.3']
  const text = statementOn([
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
})

it('an audit without findings leaves it to a person to state conformity, in a blank', () => {
  expect(statementOn([])).toMatch(/### Falta de conformidad\n\n\[\[/)
})

it('the accessibility statement is a page once its last blanks are filled in', () => {
  const folder = eventWith({ 'accesibilidad.md': filledIn(statementOn([])) })
  expect(mistakeLinesOf(folder)).toEqual([])
})
