// Names of files, titles of link previews, and links that add the event to calendars on the web.
import { describe, expect, it } from 'vitest'
import {
  calendarAddresses,
  downloadName,
  fileNames,
  speakerTitle,
} from '../../../../src/event/names.ts'
import { event, testEvent, venues } from '../../../support/evento.ts'
import type { Venue } from '../../../../src/event/model.ts'

const oddlyNamed = { name: 'Reunión «Ñandú», 3.ª parte', start: '2026-01-02T10:00:00+01:00' }

it('the name of a published file ends with the year', () => {
  expect(fileNames(oddlyNamed).programmePdf).toBe('programa-2026.pdf')
})

it('the name of a downloaded file has the name of the event, without accents and punctuation', () => {
  expect(downloadName(oddlyNamed)).toBe('programa-reunion-nandu-3-parte-2026.pdf')
})

it('the preview title of a speaker has the titles of the talks, unless it would be longer than 70 characters', () => {
  const talkTitles = 'm'.repeat(70 - 'Ana Gil: '.length)
  expect(speakerTitle('Ana Gil', talkTitles)).toBe(`Ana Gil: ${talkTitles}`)
  expect(speakerTitle('Ana Gil', `${talkTitles}m`)).toBe('Ana Gil')
})

/** The postal address of a venue of the tests' event. */
const addressOf = ({ name, street, postalCode }: Venue) =>
  `${name}, ${street}, ${postalCode} ${event.city}`

describe('the links to Google’s and Outlook’s calendars', () => {
  const site = { origin: 'https://sevilla.example', base: '/evento/' }
  const name = 'A+B & C=D? #1 ñ 🎉 100 %'
  const { google, outlook } = calendarAddresses({ ...testEvent, event: { ...event, name } }, site)
  const library = addressOf(venues.library)
  const wharf = addressOf(venues.wharf)

  // Outlook shows "+" as a plus, so a space is written as "%20".
  it('contain neither a "+" nor a space', () => {
    expect(google + outlook).not.toMatch(/[+\s]/)
  })

  it('tell Google what takes place, when and where', () => {
    expect(Object.fromEntries(new URL(google).searchParams)).toMatchObject({
      text: `${name} 2026`,
      dates: '20260515T080000Z/20260515T200000Z',
      // Calendars show one place on their map, so the second venue is only in the details.
      location: library,
      details: `${library} · ${wharf} · https://sevilla.example/evento/`,
    })
  })

  it('tell Outlook what takes place, when and where', () => {
    expect(Object.fromEntries(new URL(outlook).searchParams)).toMatchObject({
      subject: `${name} 2026`,
      startdt: '2026-05-15T08:00:00Z',
      enddt: '2026-05-15T20:00:00Z',
      location: library,
    })
  })
})
