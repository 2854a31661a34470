import { expect, it } from 'vitest'
import { calendarAddresses } from '../../../src/event/names.ts'
import { event, specification, venues } from '../../support/specification.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const [mall, park] = [venues.mall, venues.park].map(
  ({ name, street, postalCode }) => `${name}, ${street}, ${postalCode} ${event.city}`,
)
const title = 'Encuentro Startup Sevilla 2025'
const everything = `${mall} · ${park} · https://sevilla.example/evento/`

const linksOf = (name = event.name) =>
  calendarAddresses({ ...specification, event: { ...event, name } }, site)

const partsOf = (url: string) => {
  const { origin, pathname, searchParams, hash } = new URL(url)
  return [origin + pathname + hash, Object.fromEntries(searchParams)]
}

it('the link that fills an entry in says what, when and where to each service', () => {
  expect(partsOf(linksOf().google)).toEqual([
    'https://calendar.google.com/calendar/render',
    {
      action: 'TEMPLATE',
      text: title,
      dates: '20251108T100000Z/20251108T200000Z',
      location: mall,
      details: everything,
    },
  ])
  expect(partsOf(linksOf().outlook)).toEqual([
    'https://outlook.live.com/calendar/0/deeplink/compose',
    {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: '2025-11-08T10:00:00Z',
      enddt: '2025-11-08T20:00:00Z',
      location: mall,
      body: everything,
    },
  ])
})

it('survives any name and writes no space as a plus, which Outlook would show', () => {
  const name = 'A+B & C=D? #1 ñ 🎉 100 %'
  const { google, outlook } = linksOf(name)
  expect(google + outlook).not.toMatch(/[+\s]/)
  expect(partsOf(google)[1]).toMatchObject({ text: `${name} 2025` })
  expect(partsOf(outlook)[1]).toMatchObject({ subject: `${name} 2025` })
})
