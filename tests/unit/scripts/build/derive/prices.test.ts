// The prices of tickets: the text that people read, and when a price has ended.
import { expect, it } from 'vitest'
import { pricesOf } from '../../../../../scripts/build/derive/prices.ts'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import type { PriceData } from '../../../../../src/content/schema.ts'
import { eventoFolder } from '../../../../support/evento.ts'

const { data } = readEvent(eventoFolder)

/** The price that the build derives from a price of event.yaml, at a moment. */
function derivedPrice(price: PriceData, moment = '2026-04-20T12:00:00+02:00') {
  const event = { ...data.event, tickets: { prices: [price] } }
  return pricesOf({ ...data, event }, Date.parse(moment))?.[0]
}

it.each([
  [25, '25\u00a0€'],
  [12.5, '12,50\u00a0€'],
])('the price %d is shown as %s', (price, shown) => {
  expect(derivedPrice({ name: 'General', price })?.shown).toBe(shown)
})

const earlyPrice = { name: 'Anticipada', price: 12.5, until: '2026-05-10' }

it('a price with a last day says until when it holds', () => {
  expect(derivedPrice(earlyPrice)?.untilText).toBe('Hasta el 10 de mayo.')
})

it.each([
  ['in the last second of its last day', '2026-05-10T23:59:59+02:00', false],
  ['at midnight after it', '2026-05-11T00:00:00+02:00', true],
])('a price has ended %s (%s): %s', (_, moment, hasEnded) => {
  expect(derivedPrice(earlyPrice, moment)?.hasEnded).toBe(hasEnded)
})

it('the prices of an event without prices are null', () => {
  const event = { ...data.event, tickets: {} }
  const anyMoment = 0
  expect(pricesOf({ ...data, event }, anyMoment)).toBeNull()
})
