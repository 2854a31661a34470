// Texts that the schema keeps free of no-break spaces, because heads and messages show them.
import { expect, it } from 'vitest'
import { plainPlaces, plainTextsOf } from '../../../../../scripts/build/derive/plainTexts.ts'
import { readSiteContent } from '../../../../support/site-content.ts'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import { changeFile, eventFolder } from '../../../../support/altered-event.ts'

it('names and roles of speakers, titles of talks, heads of pages and texts of files are plain', () => {
  const places = plainPlaces.map((place) => place.join('.'))
  expect(places).toEqual(
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
  // Only pages show these.
  expect(places).not.toContain('speakers.speakers.*.bio')
  expect(places).not.toContain('pages.pages.home.intro')
})

it('a text of such a field is plain, with its facts filled in', () => {
  const folder = eventFolder()
  changeFile(folder, ['speakers.yaml', 'Nora Prieto', 'Colectivo 5 de Mayo'])
  const plain = plainTextsOf(readEvent(folder).data, readSiteContent(folder))
  expect(plain).toContain('Colectivo 5 de Mayo')
  expect(plain).toContain('Jornadas del Cantábrico 2026 · 15 de mayo')
})
