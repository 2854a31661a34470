// Links in texts name their targets: "[el programa](programme)". `linkTargets` gives the addresses of these names.
import { expect, it } from 'vitest'
import { linkTargets } from '../../../../src/event/links.ts'

const event = { email: 'hola@a.example' }
const noPagesOrVenues = { pages: {}, venues: {} }

it('the name of a page leads to its path, the name of a venue to directions, and "mail" to the e-mail address', () => {
  const pages = { programme: { path: '/programa' } }
  const venues = { wharf: { latitude: 43.5, longitude: -5.6 } }
  expect(linkTargets({ pages, venues, event })).toEqual({
    programme: '/programa',
    wharf: expect.stringContaining('google.com/maps/dir'),
    mail: 'mailto:hola@a.example',
  })
})

it('"phone", "sms" and "whatsapp" lead to the international form of the phone number', () => {
  const eventWithPhone = { ...event, phone: '+34600000000' }
  expect(linkTargets({ ...noPagesOrVenues, event: eventWithPhone })).toMatchObject({
    phone: 'tel:+34600000000',
    sms: 'sms:+34600000000',
    whatsapp: 'https://wa.me/34600000000',
  })
})

it('"shop" leads to `ticketUrl`', () => {
  const eventWithShop = { ...event, ticketUrl: 'https://a.example/' }
  expect(linkTargets({ ...noPagesOrVenues, event: eventWithShop }).shop).toBe('https://a.example/')
})
