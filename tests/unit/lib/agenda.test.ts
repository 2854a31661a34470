// @vitest-environment node
// What is on now and what comes next, on the day of the event (spec 2 /programa, issue: programme).
import { describe, expect, it } from 'vitest'
import { event } from '../../../src/content/event.ts'
import { programme } from '../../../src/content/programme.ts'
import { agendaMarks } from '../../../src/lib/agenda.ts'

const items = [...programme.morning.items, ...programme.night.items]

function marksAt(madridTime: string) {
  const marks = agendaMarks(items, event, Date.parse(`${madridTime}+01:00`))
  return Object.fromEntries([...marks].map(([item, mark]) => [mark, item.start]))
}

describe('the marks of the programme', () => {
  it.each([
    ['11:00', { now: '11:00', next: '11:30' }],
    ['11:29:59', { now: '11:00', next: '11:30' }],
    ['11:30', { now: '11:30', next: '14:00' }],
    ['13:59:59', { now: '11:30', next: '14:00' }],
    ['14:00', { now: '14:00', next: '14:15' }],
    ['14:15', { now: '14:15', next: '14:30' }],
    ['14:30', { now: '14:30' }],
    ['20:59:59', { now: '14:30' }],
  ])('say at %s what is on and what comes after it', (time, expected) => {
    expect(marksAt(`2025-11-08T${time}`)).toEqual(expected)
  })

  it.each(['2025-11-07T12:00', '2025-11-08T10:59:59', '2025-11-08T21:00', '2025-11-09T12:00'])(
    'say nothing at %s',
    (moment) => expect(marksAt(moment)).toEqual({}),
  )

  it('leave a gap between two items unmarked', () => {
    const gap = [
      { start: '11:00', end: '11:30' },
      { start: '12:00', end: '12:30' },
    ]
    const marks = agendaMarks(gap, event, Date.parse('2025-11-08T11:45+01:00'))
    expect(marks.size).toBe(0)
  })
})
