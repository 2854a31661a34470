// Text pages: facts in Markdown, and mistakes that depend on other files. tests/mistakes.yaml has the mistakes of single lines.
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

/** The text page of the tests' event. It has everything that a text may contain. */
const specimen = readFileSync('tests/evento/pages/normas.md', 'utf8')

/** Makes a folder with the tests' event and these text pages, by file. They may replace its own. @returns the folder */
function eventWith(pages: Readonly<Record<string, string>>): string {
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
    const text = specimen.replace('Una cita.', 'Escribe a {correo} o a <{correo}>.')
    const folder = eventWith({ 'normas.md': text })
    editFile(folder, ['event.yaml', 'hola@cantabrico.example', mail])
    const linked = `<a href="mailto:${mail}">${mail}</a>`
    const html = readSiteContent(folder).textPages[0]?.html
    expect(html).toContain(`a ${linked} o a ${linked}.`)
  },
)

it('a link to a venue that the event has left is a mistake', () => {
  const folder = eventWith({ 'normas.md': `${specimen}\n[el muelle](wharf)\n` })
  editFile(folder, withStatus('{ is: moved, from: wharf, to: library }'))
  // The programme and the questions name the wharf, too.
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
