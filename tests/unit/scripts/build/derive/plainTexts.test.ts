// Plain texts are for heads of pages, link previews and messages. They have no no-break spaces, which texts in a page have.
import { expect, it } from 'vitest'
import { plainFields, plainTextsOf } from '../../../../../scripts/build/derive/plainTexts.ts'
import { readSiteContent } from '../../../../support/siteContent.ts'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import { editFile, alteredFolder } from '../../../../support/alteredEvent.ts'

it('names and roles of speakers, titles of talks, heads of pages and texts of files.yaml are plain texts', () => {
  const fieldNames = plainFields.map((pattern) => pattern.join('.'))
  expect(fieldNames).toEqual(
    expect.arrayContaining([
      'speakers.speakers.*.name',
      'speakers.speakers.*.role',
      'programme.parts.*.items.*.talks.*.talk',
      'pages.pages.home.description',
      'pages.pages.faq.shareTitle',
      'pages.notFound.title',
      'textPages.*.title',
      'files.speakerPage.description',
    ]),
  )
  // Pages show these two fields in paragraphs, where a date must not wrap.
  expect(fieldNames).not.toContain('speakers.speakers.*.bio')
  expect(fieldNames).not.toContain('pages.pages.home.intro')
})

it('plain texts have dates with plain spaces, and their facts are filled in', () => {
  const folder = alteredFolder()
  editFile(folder, ['speakers.yaml', 'Nora Prieto', 'Colectivo 5 de Mayo'])
  const plainTexts = plainTextsOf(readEvent(folder).data, readSiteContent(folder))
  expect(plainTexts).toContain('Colectivo 5 de Mayo')
  // In pages.yaml the title of the home page is "{evento} · {diaMes}".
  expect(plainTexts).toContain('Jornadas del Cantábrico 2026 · 15 de mayo')
})
