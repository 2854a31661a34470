import { describe, expect, it } from 'vitest'
import { calendarLinks } from '../../../../scripts/outputs/calendar/links.ts'
import { addressLine } from '../../../../src/lib/facts.ts'
import { event, venues } from '../../../support/specification.ts'

const startInstant = Date.parse('2025-11-08T10:00:00Z')
const endInstant = Date.parse('2025-11-08T20:00:00Z')

const query = (url: string) => Object.fromEntries(new URL(url).searchParams)

/** Both ends in milliseconds since 1970, as the service reads them. */
const instantsOf = (url: string) => {
  const { dates, startdt, enddt } = query(url)
  const stamps = dates?.split('/') ?? [startdt, enddt]
  return stamps.map((stamp = '') =>
    Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')),
  )
}

describe.each([
  ['google', 'calendar.google.com/calendar/render'],
  ['outlook', 'outlook.live.com/calendar/0/deeplink/compose'],
] as const)('the link to %s', (calendar, service) => {
  const pageUrl = 'https://sevilla.example/evento/'
  const places = [venues.mall, venues.park]
  const address = calendarLinks(event, places, pageUrl)[calendar]

  it('opens the right service with the instants of the file', () => {
    const { protocol, host, pathname } = new URL(address)
    expect(protocol + host + pathname).toBe(`https:${service}`)
    expect(instantsOf(address)).toEqual([startInstant, endInstant])
  })

  it('names the event, the place where it starts, both venues and the site', () => {
    const { text, subject, location, details, body } = query(address)
    expect(text ?? subject).toBe('Encuentro Startup Sevilla 2025')
    expect(location).toBe(`${venues.mall.name}, ${addressLine(venues.mall, event, ' ')}`)
    const said = details ?? body
    for (const { name, street } of places) expect(said).toContain(`${name}, ${street}`)
    expect(said?.endsWith(pageUrl)).toBe(true)
  })

  it('survives any content and writes no space as a plus, which Outlook would show', () => {
    const oddName = 'A+B & C=D? #1 ñ 🎉 100 %'
    const odd = calendarLinks({ ...event, name: oddName }, places, pageUrl)[calendar]
    expect(odd).not.toMatch(/[+\s]/)
    expect(query(odd).text ?? query(odd).subject).toBe(`${oddName} 2025`)
    expect(new URL(odd).hash).toBe('')
  })

  it('follows another date', () => {
    const other = { start: '2026-06-13T10:30:00+02:00', end: '2026-06-13T23:00:00+02:00' }
    const moved = calendarLinks({ ...event, ...other }, places, pageUrl)[calendar]
    expect(instantsOf(moved)).toEqual([
      Date.parse('2026-06-13T08:30:00Z'),
      Date.parse('2026-06-13T21:00:00Z'),
    ])
    expect(moved).not.toContain('2025')
  })
})

describe('what calendars ask for by name', () => {
  it('is in the links', () => {
    const { google, outlook } = calendarLinks(event, [venues.mall], 'https://sevilla.example/')
    expect(query(google)).toMatchObject({
      action: 'TEMPLATE',
      dates: '20251108T100000Z/20251108T200000Z',
    })
    expect(query(outlook)).toMatchObject({
      path: '/calendar/action/compose',
      rru: 'addevent',
      startdt: '2025-11-08T10:00:00Z',
    })
  })
})
