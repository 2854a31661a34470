// The templates of text pages (src/content/plantillas). Organisers copy one, and fill in its blanks.
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { alteredFolder, mistakesOf } from '../../../support/alteredEvent.ts'
import { write } from '../../../support/temporaryFolder.ts'
import { readSiteContent } from '../../../support/siteContent.ts'
import { filledIn, readTemplate, templateNames } from '../../../support/textPages.ts'

/** Makes a folder with the tests' event and these text pages, by file. @returns the folder */
function folderWithTextPages(pages: Readonly<Record<string, string>>): string {
  const folder = alteredFolder()
  write(path.join(folder, 'pages'), pages)
  return folder
}

it('there are six templates', () => {
  expect(templateNames).toHaveLength(6)
})

describe.each(templateNames)('the template %s', (name) => {
  const text = readTemplate(name)
  const mistakes = mistakesOf(folderWithTextPages({ [name]: text }))

  it('has a mistake for each of its blanks ("[["), and no other', () => {
    const blanks = text.match(/\[\[/g) ?? []
    const blankMistake = { file: `pages/${name}`, problem: expect.stringContaining('queda «[[') }
    expect(mistakes).toEqual(blanks.map(() => expect.objectContaining(blankMistake)))
  })

  it('says in its first blank who has to read the text', () => {
    // This template is no legal text.
    const isLegal = name !== 'accesibilidad-del-evento.md'
    const reader = isLegal ? 'Un abogado tiene que leer este texto antes' : 'UNA PERSONA'
    expect(mistakes[0]?.problem).toContain(`queda «[[${reader}`)
  })
})

it('the templates are pages once they are filled in', () => {
  const filledTemplates = templateNames.map((name) => [name, filledIn(readTemplate(name))] as const)
  const { textPages } = readSiteContent(folderWithTextPages(Object.fromEntries(filledTemplates)))
  const files = textPages.map((page) => `${page.path.slice(1)}.md`)
  expect(files).toEqual(expect.arrayContaining([...templateNames]))
})
