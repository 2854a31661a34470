import { describe, expect, it } from 'vitest'
import { calendarLinks } from '../../../../scripts/outputs/calendar/links.ts'
import { addressLine } from '../../../../src/lib/facts.ts'
import { event, venues } from '../../../support/specification.ts'

const pageUrl = 'https://sevilla.example/evento/'
const [mall, park] = [venues.mall, venues.park].map(
  (venue) => `${venue.name}, ${addressLine(venue, event, ' ')}`,
)
const everything = `${mall} · ${park} · ${pageUrl}`

const linksOf = (changed: Partial<typeof event> = {}) =>
  calendarLinks({ ...event, ...changed }, [venues.mall, venues.park], pageUrl)

const partsOf = (url: string) => {
  const { origin, pathname, searchParams, hash } = new URL(url)
  return [origin + pathname + hash, Object.fromEntries(searchParams)]
}

describe('the link that fills an entry in', () => {
  it('says what, when and where to Google', () => {
    expect(partsOf(linksOf().google)).toEqual([
      'https://calendar.google.com/calendar/render',
      {
        action: 'TEMPLATE',
        text: 'Encuentro Startup Sevilla 2025',
        dates: '20251108T100000Z/20251108T200000Z',
        location: mall,
        details: everything,
      },
    ])
  })

  it('says the same to Outlook', () => {
    expect(partsOf(linksOf().outlook)).toEqual([
      'https://outlook.live.com/calendar/0/deeplink/compose',
      {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: 'Encuentro Startup Sevilla 2025',
        startdt: '2025-11-08T10:00:00Z',
        enddt: '2025-11-08T20:00:00Z',
        location: mall,
        body: everything,
      },
    ])
  })

  it('survives any name and writes no space as a plus, which Outlook would show', () => {
    const name = 'A+B & C=D? #1 ñ 🎉 100 %'
    const { google, outlook } = linksOf({ name })
    expect(google + outlook).not.toMatch(/[+\s]/)
    expect(partsOf(google)[1]).toMatchObject({ text: `${name} 2025` })
    expect(partsOf(outlook)[1]).toMatchObject({ subject: `${name} 2025` })
  })
})
