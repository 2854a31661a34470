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
  // An organiser who writes a time on the new day knows the new day, so this time stays.
  ['on the new day', '2026-09-04T18:00:00+02:00', '2026-09-04T18:00:00+02:00'],
])(
  'if a sale is to close %s, at %s, it closes at %s after the postponement',
  (_, from, newFrom) => {
    const status = { is: 'postponed', day: '2026-09-04' } as const
    const open = { is: 'open' } as const
    const tickets = { sale: [open, { is: 'closed', from }] } as const
    const postponedEvent = onNewDay({ ...event, status, tickets })
    expect(postponedEvent.tickets?.sale).toEqual([open, { is: 'closed', from: newFrom }])
  },
)
