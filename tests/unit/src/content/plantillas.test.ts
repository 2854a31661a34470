// The templates of text pages (src/content/plantillas). Organisers copy one, and fill in its blanks.
import { describe, expect, it } from 'vitest'
import { folderWithTextPages, mistakesOf } from '../../../support/alteredEvent.ts'
import { readSiteContent } from '../../../support/siteContent.ts'
import { filledIn, readTemplate, templateNames } from '../../../support/textPages.ts'

it('there are six templates', () => {
  expect(templateNames).toHaveLength(6)
})

describe.each(templateNames)('the template %s', (name) => {
  const text = readTemplate(name)
  const mistakes = mistakesOf(folderWithTextPages({ [name]: text }))

  // A blank begins with "[[".
  it('has a mistake for each of its blanks, and no other mistake', () => {
    const blanks = text.match(/\[\[/g) ?? []
    const mistakeOfBlank = { file: `pages/${name}`, problem: expect.stringContaining('queda «[[') }
    expect(mistakes).toEqual(blanks.map(() => expect.objectContaining(mistakeOfBlank)))
  })

  it('says in its first blank who has to read the text', () => {
    // Only this template is not a legal text.
    const isLegal = name !== 'accesibilidad-del-evento.md'
    const reader = isLegal ? 'Un abogado tiene que leer este texto antes' : 'UNA PERSONA'
    expect(mistakes[0]?.problem).toContain(`queda «[[${reader}`)
  })
})

it('each template becomes a page once its blanks are filled in', () => {
  const filledTemplates = templateNames.map((name) => [name, filledIn(readTemplate(name))] as const)
  const { textPages } = readSiteContent(folderWithTextPages(Object.fromEntries(filledTemplates)))
  const files = textPages.map((page) => `${page.path.slice(1)}.md`)
  expect(files).toEqual(expect.arrayContaining([...templateNames]))
})
