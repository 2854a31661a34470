// Names of files, titles of previews, and links to calendars on the web.
import { describe, expect, it } from 'vitest'
import {
  calendarAddresses,
  downloadName,
  fileNames,
  speakerTitle,
} from '../../../../src/event/names.ts'
import { event, testEvent, venues } from '../../../support/evento.ts'

const oddlyNamed = { name: 'Reunión «Ñandú», 3.ª parte', start: '2026-01-02T10:00:00+01:00' }

it('the name of a published file ends with the year', () => {
  expect(fileNames(oddlyNamed).programmePdf).toBe('programa-2026.pdf')
})

it('the name of a downloaded file has the event’s name, without accents and signs', () => {
  expect(downloadName(oddlyNamed)).toBe('programa-reunion-nandu-3-parte-2026.pdf')
})

it('the preview title of a speaker has the titles of the talks if it has 70 letters at most', () => {
  // With "Ana Gil: ", which has nine letters, the title has 70.
  const titles = 'm'.repeat(61)
  expect(speakerTitle('Ana Gil', titles)).toBe(`Ana Gil: ${titles}`)
  expect(speakerTitle('Ana Gil', `${titles}m`)).toBe('Ana Gil')
})

describe('links to calendars on the web', () => {
  const site = { origin: 'https://sevilla.example', base: '/evento/' }
  const name = 'A+B & C=D? #1 ñ 🎉 100 %'
  const { google, outlook } = calendarAddresses({ ...testEvent, event: { ...event, name } }, site)
  const [library, wharf] = [venues.library, venues.wharf].map(
    (venue) => `${venue.name}, ${venue.street}, ${venue.postalCode} ${event.city}`,
  )

  it('write a space as "%20", because Outlook shows "+" as a plus', () => {
    expect(google + outlook).not.toMatch(/[+\s]/)
  })

  it('say what, when and where to Google', () => {
    expect(Object.fromEntries(new URL(google).searchParams)).toMatchObject({
      text: `${name} 2026`,
      dates: '20260515T080000Z/20260515T200000Z',
      // Calendars show one place on their map.
      location: library,
      details: `${library} · ${wharf} · https://sevilla.example/evento/`,
    })
  })

  it('say what, when and where to Outlook', () => {
    expect(Object.fromEntries(new URL(outlook).searchParams)).toMatchObject({
      subject: `${name} 2026`,
      startdt: '2026-05-15T08:00:00Z',
      enddt: '2026-05-15T20:00:00Z',
      location: library,
    })
  })
})
