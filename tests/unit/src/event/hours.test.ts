// When an event and its day begin, and when the event ends. An event may have no hours yet.
import { expect, it } from 'vitest'
import { spanOfEvent } from '../../../../src/event/hours.ts'

const timeZone = 'Europe/Madrid'

it.each([
  {
    title: 'an event with hours',
    event: { start: '2026-05-15T10:00:00+02:00', end: '2026-05-15T22:00:00+02:00' },
    dayFrom: '2026-05-15T00:00:00+02:00',
    from: '2026-05-15T10:00:00+02:00',
    to: '2026-05-15T22:00:00+02:00',
  },
  {
    title: 'an event without hours',
    event: { start: '2026-05-15' },
    dayFrom: '2026-05-15T00:00:00+02:00',
    from: '2026-05-15T00:00:00+02:00',
    to: '2026-05-16T00:00:00+02:00',
  },
  {
    title: 'an event on the day on which clocks go back',
    event: { start: '2026-10-25T11:00:00+01:00', end: '2026-10-25T21:00:00+01:00' },
    dayFrom: '2026-10-25T00:00:00+02:00',
    from: '2026-10-25T11:00:00+01:00',
    to: '2026-10-25T21:00:00+01:00',
  },
])('$title: its day, its beginning and its end are found', ({ event, dayFrom, from, to }) => {
  expect(spanOfEvent({ ...event, timeZone })).toEqual({
    dayFrom: Date.parse(dayFrom),
    from: Date.parse(from),
    to: Date.parse(to),
  })
})
