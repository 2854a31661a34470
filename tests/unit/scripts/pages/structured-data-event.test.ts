import { describe, expect, it } from 'vitest'
import { event, pages, programme, speakers, specification } from '../../../support/specification.ts'
import { eventJsonLd, type EventImages } from '../../../../scripts/pages/structured-data/event.ts'
import { lookUp } from '../../../../src/lib/lookUp.ts'
import { leavesOf, valuesAt } from '../../../support/json-values.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const root = 'https://sevilla.example/evento/'
const images: EventImages = [`${root}16x9.jpg`, `${root}4x3.jpg`, `${root}1x1.jpg`]

/**
 * Google's profile of an event: https://developers.google.com/search/docs/appearance/structured-data/event
 * Of the recommended properties these are left out, because the specification leaves their values unknown or because
 * they belong to events that were moved: offers.price, offers.priceCurrency, offers.validFrom, previousStartDate.
 */
const profile = {
  required: ['name', 'startDate', 'location', 'location.address'],
  recommended: [
    'description',
    'endDate',
    'eventAttendanceMode',
    'eventStatus',
    'image',
    'location.name',
    'location.address.streetAddress',
    'location.address.addressLocality',
    'location.address.postalCode',
    'location.address.addressCountry',
    'offers',
    'offers.url',
    'offers.availability',
    'organizer',
    'organizer.name',
    'organizer.url',
    'performer',
    'performer.name',
  ],
} as const

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== ''

describe('the event', () => {
  const data = eventJsonLd(specification, site, images)

  it.each([...profile.required, ...profile.recommended])('says its %s', (path) => {
    const values = valuesAt(data, path)
    expect(values.length).toBeGreaterThan(0)
    expect(values.every(isSaid)).toBe(true)
  })

  const { subEvent = [], performer = [] } = data
  const [morning, night] = subEvent

  it.each([...profile.required, ...profile.recommended])('says the %s of its morning', (path) => {
    expect(valuesAt(morning, path).length).toBeGreaterThan(0)
    expect(valuesAt(morning, path).every(isSaid)).toBe(true)
  })

  const nightly = [...profile.required, ...profile.recommended].filter(
    (path) => !path.startsWith('performer'),
  )
  it.each(nightly)('says the %s of its night, of which nobody on stage is named', (path) => {
    expect(valuesAt(night, path).every(isSaid)).toBe(true)
  })

  it('shares organiser, tickets and pictures with its parts', () => {
    for (const part of subEvent) {
      expect(part.organizer).toEqual(data.organizer)
      expect(part.offers).toEqual(data.offers)
      expect(part.image).toEqual(images)
    }
  })

  it('is called by its name alone', () => {
    expect(data.name).toBe('Encuentro Startup Sevilla 2025')
    expect(data.description).toBe(pages.home.intro)
  })

  it('has instants with an offset, and a status and a mode of the vocabulary', () => {
    const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/
    const instants = leavesOf(data).filter(([key]) => key.endsWith('Date'))
    expect(instants).toHaveLength(6)
    for (const [, value] of instants) expect(value).toMatch(instant)
    expect([data.startDate, data.endDate]).toEqual([
      '2025-11-08T11:00:00+01:00',
      '2025-11-08T21:00:00+01:00',
    ])
    expect(data.eventStatus).toBe('https://schema.org/EventScheduled')
    expect(data.eventAttendanceMode).toBe('https://schema.org/OfflineEventAttendanceMode')
  })

  it('has two parts with the places and times of the programme', () => {
    const parts = programme.map((part) => ({
      ...part,
      place: lookUp(specification.venues, part.venue),
    }))
    expect(subEvent.map(({ name, description }) => [name, description])).toEqual(
      parts.map(({ title, intro }) => [title, intro]),
    )
    expect(subEvent.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2025-11-08T11:00:00+01:00', '2025-11-08T14:30:00+01:00'],
      ['2025-11-08T14:30:00+01:00', '2025-11-08T21:00:00+01:00'],
    ])
    expect(subEvent.map(({ location }) => location)).toEqual(data.location)
    expect(data.location.map(({ name, address }) => [name, address.streetAddress])).toEqual(
      parts.map(({ place }) => [place.name, place.street]),
    )
    expect(data.location.map(({ geo }) => [geo.latitude, geo.longitude])).toEqual(
      parts.map(({ place }) => [place.latitude, place.longitude]),
    )
  })

  it('has five performers, all of them in the morning', () => {
    expect(performer.map(({ name, jobTitle }) => [name, jobTitle])).toEqual(
      Object.values(speakers).map(({ name, role }) => [name, role]),
    )
    expect(performer).toHaveLength(5)
    expect(valuesAt(morning, 'performer')).toEqual(performer)
    expect(night).not.toHaveProperty('performer')
  })

  it('sells tickets without a price, and shows three pictures', () => {
    expect(data.offers).toEqual({
      '@type': 'Offer',
      url: event.ticketUrl,
      availability: 'https://schema.org/InStock',
    })
    expect(data.image).toEqual(images)
  })
})
