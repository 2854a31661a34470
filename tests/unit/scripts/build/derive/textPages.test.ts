// Text pages: facts in Markdown, and mistakes that depend on other files. tests/mistakes.yaml has mistakes in single lines.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSiteContent } from '../../../../support/siteContent.ts'
import {
  editFile,
  alteredFolder,
  mistakesOf,
  withStatus,
} from '../../../../support/alteredEvent.ts'
import { write } from '../../../../support/temporaryFolder.ts'

/** The text page /normas of the tests' event. It has everything that a text may contain. */
const rulesPage = readFileSync('tests/evento/pages/normas.md', 'utf8')

/** Makes a folder with the tests' event, and writes these text pages into it, by file. @returns the folder */
function folderWithTextPages(pages: Readonly<Record<string, string>>): string {
  const folder = alteredFolder()
  write(path.join(folder, 'pages'), pages)
  return folder
}

/** The mistakes in a folder, a line each: "pages/normas.md:12 …". The number 0 stands for the whole file. */
const mistakeLinesOf = (folder: string) =>
  mistakesOf(folder).map(({ file, line, problem }) => `${file}:${line} ${problem}`)

it('the signs in a fact are not read as Markdown', () => {
  const name = 'Los *Otros [uno] | tres_cuatro'
  const folder = alteredFolder(['venues.yaml', 'Biblioteca del Arenal', name])
  expect(readSiteContent(folder).textPages[0]?.html).toContain(name)
})

it.each(['hola_feria@x.es', '_hola._feria@x.es'])(
  'the mail address %s becomes a link as a whole, with < > around it or without',
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
  // The programme and the questions name the wharf, too, so they have mistakes of their own.
  const problems = mistakeLinesOf(folder).filter((line) => line.startsWith('pages/'))
  expect(problems).toEqual([expect.stringContaining('«[el muelle](wharf)» va a donde no hay nada')])
})

it('two text pages with the same title and the same description are two mistakes', () => {
  const problems = mistakeLinesOf(folderWithTextPages({ 'otras.md': rulesPage }))
  expect(problems).toEqual(
    ['title', 'description'].map((field) =>
      expect.stringMatching(new RegExp(`^pages/otras\\.md:0 ${field}: .*también de «/normas»`)),
    ),
  )
})
