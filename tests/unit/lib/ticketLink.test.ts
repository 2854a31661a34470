import { expect, it } from 'vitest'
import { ticketLink } from '../../../src/lib/ticketLink.ts'

it('the ticket link tells the platform the page of origin, and keeps what it says already', () => {
  expect(ticketLink('https://www.eventbrite.es/', 'aff', '/entradas')).toBe(
    'https://www.eventbrite.es/?aff=entradas',
  )
  expect(ticketLink('https://a.example/e?id=1&aff=x#venta', 'aff', '/faq')).toBe(
    'https://a.example/e?id=1&aff=faq#venta',
  )
})
