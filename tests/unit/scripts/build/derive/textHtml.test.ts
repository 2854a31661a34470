// The HTML of a text page's Markdown, and the problems that stop the build.
import { expect, it } from 'vitest'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import { textHtml } from '../../../../../scripts/build/derive/textHtml.ts'
import { event, eventoFolder } from '../../../../support/evento.ts'

const { data } = readEvent(eventoFolder)

/** The page of the texts. `paths` are the pages to which its links may lead. */
const page = { heading: 'Normas de la casa', data, paths: ['/', '/programa', '/faq'] }

const failTest = (problem: string) => expect.fail(problem)

/** The HTML of a Markdown text without problems, on one line. */
function htmlOf(markdown: string): string {
  const html = textHtml(markdown, page, failTest)
  return html.replaceAll('\n', '')
}

it('each heading of level 2 outside of quotes begins a section, and the text of a heading gives its id', () => {
  const markdown = 'Antes.\n\n## Qué *datos*\n\nUno.\n\n> ## Cita\n\n## Menú\n\n## Qué datos'
  expect(htmlOf(markdown)).toBe(
    [
      '<section class="columns"><div class="flow"><p>Antes.</p></div></section>',
      '<section class="columns"><h2 id="que-datos" tabindex="-1">Qué <em>datos</em></h2>',
      '<div class="flow"><p>Uno.</p><blockquote><h2 id="cita" tabindex="-1">Cita</h2></blockquote></div></section>',
      // The id "menu" is taken: the header of every page has it.
      '<section class="columns"><h2 id="menu-2" tabindex="-1">Menú</h2><div class="flow"></div></section>',
      '<section class="columns"><h2 id="que-datos-2" tabindex="-1">Qué datos</h2><div class="flow"></div></section>',
    ].join(''),
  )
})

it.each([
  ['[a](programme)', 'href="/programa"'],
  ['[a](/faq#salas)', 'href="/faq#salas"'],
  ['[a](#d)', 'href="#d"'],
  ['[a](shop)', `href="${event.ticketUrl}" target="_blank" rel="noopener"`],
  ['[a](mail)', `href="mailto:${event.email}"`],
  ['[a](tel:+34954)', 'href="tel:+34954"'],
])('the link %s becomes <a %s>', (markdown, attributes) => {
  expect(htmlOf(markdown)).toContain(`<a ${attributes}>`)
})

const table = '| a | b |\n|---|--:|\n| 1 | 2 |'

it('a table below a heading is named by this heading, and a table without one by the heading of the page', () => {
  const html = htmlOf(`${table}\n\n## «Plazos» & <más\n\n${table}`)
  expect(html).toContain('aria-label="Normas de la casa"')
  expect(html).toContain(
    '<div role="region" aria-label="«Plazos» &amp; &lt;más" tabindex="0"><table>',
  )
})

it('if two tables are below headings with the same text, the name of the second one has a number', () => {
  const html = htmlOf(`## Plazos\n\n${table}\n\n## Más\n\nUno.\n\n## Plazos\n\n${table}`)
  expect(html).toContain('aria-label="Plazos"')
  expect(html).toContain('aria-label="Plazos (2)"')
})

it('the cells in the first row and in the first column of a table are headings', () => {
  const html = htmlOf(table)
  expect(html).toContain('<th scope="col">a</th>')
  expect(html).toContain('<th scope="row">1</th>')
  expect(html).toContain('<td data-align="right">2</td>')
})

it('an empty cell in the first row or column of a table is not a heading', () => {
  const html = htmlOf('|  | c |\n|---|---|\n|  | 3 |')
  expect(html).toContain('<td></td><th scope="col">c</th>')
  expect(html).toContain('<td></td><td>3</td>')
})

// `problem` is a part of the message. `piece` is the piece of the Markdown that the message is about.
it.each<readonly [markdown: string, problem: string, piece: string]>([
  ['Un<br>salto.', 'hay HTML', '<br>'],
  ['![Foto](foto.jpg)', 'hay una imagen', '![Foto](foto.jpg)'],
  ['Una cita[^1].', 'hay una nota al pie, «[^1]»', '[^1]'],
  ['[^nota]: https://a.example', 'hay una nota al pie, «[^nota]»', '[^nota]'],
  ['- [ ] Una tarea', 'hay una casilla, «[ ]»', '- [ ] Una tarea'],
  ['# Uno', 'el encabezado «Uno» va aquí con «##».', '# Uno'],
  ['## Uno\n\n#### Dos', 'el encabezado «Dos» va aquí con «###».', '#### Dos'],
  ['[a](javascript:alert(1))', 'va a donde no hay nada', '[a](javascript:alert(1))'],
  ['[a](/programa/)', '¿Querías decir «/programa»?', '[a](/programa/)'],
  [
    '[a](/cookies)',
    '«[a](/cookies)» va a una página que no está. Hay: /, /programa, /faq.',
    '[a](/cookies)',
  ],
  ['Una de www.metro.example.', 'va con «https://»', 'www.metro.example'],
])('%j is a mistake: %s', (markdown, problem, piece) => {
  const reports: { problem: string; piece: string }[] = []
  textHtml(markdown, page, (reportedProblem, reportedPiece) =>
    reports.push({ problem: reportedProblem, piece: reportedPiece }),
  )
  expect(reports).toEqual([{ problem: expect.stringContaining(problem), piece }])
})
