// Text pages: facts in their Markdown, and mistakes that depend on other files. tests/mistakes.yaml has mistakes in single
// lines.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSiteContent } from '../../../../support/siteContent.ts'
import {
  editFile,
  alteredFolder,
  folderWithTextPages,
  mistakesOf,
  withStatus,
} from '../../../../support/alteredEvent.ts'

/** The Markdown of the text page /normas of the tests' event. It has everything that a text page may contain. */
const rulesPage = readFileSync('tests/evento/pages/normas.md', 'utf8')

/** The mistakes in a folder, a line each: "pages/normas.md:12 …". The number 0 stands for the whole file. */
const mistakeLinesOf = (folder: string) =>
  mistakesOf(folder).map(({ file, line, problem }) => `${file}:${line} ${problem}`)

it('the characters of a fact are not read as Markdown', () => {
  const name = 'Los *Otros [uno] | tres_cuatro'
  const folder = alteredFolder(['venues.yaml', 'Biblioteca del Arenal', name])
  expect(readSiteContent(folder).textPages[0]?.html).toContain(name)
})

it.each(['hola_feria@x.es', '_hola._feria@x.es'])(
  'the e-mail address %s becomes one link, with < > around it or without',
  (mail) => {
    const text = rulesPage.replace('Una cita.', 'Escribe a {correo} o a <{correo}>.')
    const folder = folderWithTextPages({ 'normas.md': text })
    editFile(folder, ['event.yaml', 'hola@cantabrico.example', mail])

    const mailLink = `<a href="mailto:${mail}">${mail}</a>`
    const html = readSiteContent(folder).textPages[0]?.html
    expect(html).toContain(`a ${mailLink} o a ${mailLink}.`)
  },
)

it('a link to a venue that the event has left is a mistake', () => {
  const folder = folderWithTextPages({ 'normas.md': `${rulesPage}\n[el muelle](wharf)\n` })
  editFile(folder, withStatus('{ is: moved, from: wharf, to: library }'))
  // The programme and the questions name the wharf, too. Their mistakes do not matter here.
  const problems = mistakeLinesOf(folder).filter((line) => line.startsWith('pages/'))
  expect(problems).toEqual([expect.stringContaining('«[el muelle](wharf)» va a donde no hay nada')])
})

it('a text page with the title and the description of another page has a mistake for each', () => {
  const problems = mistakeLinesOf(folderWithTextPages({ 'otras.md': rulesPage }))
  expect(problems).toEqual([
    expect.stringMatching(/^pages\/otras\.md:0 title: .*también de «\/normas»/),
    expect.stringMatching(/^pages\/otras\.md:0 description: .*también de «\/normas»/),
  ])
})
