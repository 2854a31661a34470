import { expect, it } from 'vitest'
import { calendarAddresses } from '../../../src/event/names.ts'
import { event, evento, venues } from '../../support/evento.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const [first, second] = [venues.library, venues.wharf].map(
  ({ name, street, postalCode }) => `${name}, ${street}, ${postalCode} ${event.city}`,
)
const title = 'Jornadas del Cantábrico 2026'
const everything = `${first} · ${second} · https://sevilla.example/evento/`

const linksOf = (name = event.name) =>
  calendarAddresses({ ...evento, event: { ...event, name } }, site)

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
      dates: '20260515T080000Z/20260515T200000Z',
      location: first,
      details: everything,
    },
  ])
  expect(partsOf(linksOf().outlook)).toEqual([
    'https://outlook.live.com/calendar/0/deeplink/compose',
    {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: '2026-05-15T08:00:00Z',
      enddt: '2026-05-15T20:00:00Z',
      location: first,
      body: everything,
    },
  ])
})

it('survives any name and writes no space as a plus, which Outlook would show', () => {
  const name = 'A+B & C=D? #1 ñ 🎉 100 %'
  const { google, outlook } = linksOf(name)
  expect(google + outlook).not.toMatch(/[+\s]/)
  expect(partsOf(google)[1]).toMatchObject({ text: `${name} 2026` })
  expect(partsOf(outlook)[1]).toMatchObject({ subject: `${name} 2026` })
})
