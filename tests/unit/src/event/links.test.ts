// Addresses that links of texts call by a name, such as "[el programa](programme)".
import { expect, it } from 'vitest'
import { linkTargets } from '../../../../src/event/links.ts'

const event = { email: 'hola@a.example' }
const noPlaces = { pages: {}, venues: {} }

it('links lead to pages, to the mail, and to directions for venues', () => {
  const pages = { programme: { path: '/programa' } }
  const venues = { wharf: { latitude: 43.5, longitude: -5.6 } }
  expect(linkTargets({ pages, venues, event })).toEqual({
    programme: '/programa',
    wharf: expect.stringContaining('google.com/maps/dir'),
    mail: 'mailto:hola@a.example',
  })
})

it('links to a phone number dial its international form', () => {
  const eventWithPhone = { ...event, phone: '+34600000000' }
  expect(linkTargets({ ...noPlaces, event: eventWithPhone })).toMatchObject({
    phone: 'tel:+34600000000',
    sms: 'sms:+34600000000',
    whatsapp: 'https://wa.me/34600000000',
  })
})

it('links lead to the shop if the event has one', () => {
  const eventWithShop = { ...event, ticketUrl: 'https://a.example/' }
  expect(linkTargets({ ...noPlaces, event: eventWithShop }).shop).toBe('https://a.example/')
})
