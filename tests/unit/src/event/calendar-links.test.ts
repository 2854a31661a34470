import { expect, it } from 'vitest'
import { calendarAddresses } from '../../../../src/event/names.ts'
import { event, evento, venues } from '../../../support/evento.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const [location = '', wharf] = [venues.library, venues.wharf].map(
  ({ name, street, postalCode }) => `${name}, ${street}, ${postalCode} ${event.city}`,
)

it('links to Google’s and Outlook’s calendars have what, when and where, even if the name has signs', () => {
  const name = 'A+B & C=D? #1 ñ 🎉 100 %'
  const { google, outlook } = calendarAddresses({ ...evento, event: { ...event, name } }, site)
  // A space must be "%20", because Outlook would show "+" as a plus.
  expect(google + outlook).not.toMatch(/[+\s]/)
  expect(Object.fromEntries(new URL(google).searchParams)).toMatchObject({
    text: `${name} 2026`,
    dates: '20260515T080000Z/20260515T200000Z',
    location,
    details: `${location} · ${wharf} · https://sevilla.example/evento/`,
  })
  expect(Object.fromEntries(new URL(outlook).searchParams)).toMatchObject({
    subject: `${name} 2026`,
    startdt: '2026-05-15T08:00:00Z',
    enddt: '2026-05-15T20:00:00Z',
    location,
  })
})
