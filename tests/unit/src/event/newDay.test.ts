// An event that is postponed to a new day.
import { expect, it } from 'vitest'
import { onNewDay } from '../../../../src/event/newDay.ts'
import { event } from '../../../support/evento.ts'

it('an event on a new day keeps its local times, with the UTC offset of that day', () => {
  const status = { is: 'postponed', day: '2026-11-08' } as const
  expect(onNewDay({ ...event, status })).toMatchObject({
    start: '2026-11-08T10:00:00+01:00',
    end: '2026-11-08T22:00:00+01:00',
    previousStart: '2026-05-15T10:00:00+02:00',
  })
})

it('an event that is postponed without a new day stays as it is', () => {
  const postponed = { ...event, status: { is: 'postponed' } } as const
  expect(onNewDay(postponed)).toBe(postponed)
})

// The event is postponed from 15 May to 4 September, by 112 days.
it.each([
  ['on the old day', '2026-05-15T20:00:00+02:00', '2026-09-04T20:00:00+02:00'],
  ['after the old day', '2026-05-17T10:00:00+02:00', '2026-09-06T10:00:00+02:00'],
  ['before the old day', '2026-05-14T20:00:00+02:00', '2026-05-14T20:00:00+02:00'],
  // Whoever wrote this end of the sale knew the new day.
  ['on the new day', '2026-09-04T18:00:00+02:00', '2026-09-04T18:00:00+02:00'],
])('after the postponement, a sale that closes %s, %s, closes at %s', (_, from, closesAt) => {
  const status = { is: 'postponed', day: '2026-09-04' } as const
  const open = { is: 'open' } as const
  const tickets = { sale: [open, { is: 'closed', from }] } as const
  const { tickets: newTickets } = onNewDay({ ...event, status, tickets })
  expect(newTickets?.sale).toEqual([open, { is: 'closed', from: closesAt }])
})
