// What is on now and what comes next, on the day of the event (spec 2 /programa, issue: programme).
import { describe, expect, it } from 'vitest'
import { agendaMarks, itemId, talkOf } from '../../../src/lib/agenda.ts'
import { event, morning, night, programme } from '../../support/specification.ts'

const items = [...morning.items, ...night.items]

function marksAt(madridTime: string) {
  const marks = agendaMarks(items, event, Date.parse(`${madridTime}+01:00`))
  const marked = (mark: string) =>
    items.filter((item) => marks.get(item) === mark).map(({ start }) => start)
  return { now: marked('now'), next: marked('next'), past: marked('past') }
}

const nothing = { now: [], next: [], past: [] }

describe('the marks of the programme', () => {
  it.each([
    ['11:00', ['11:00'], ['11:30'], []],
    ['11:29:59', ['11:00'], ['11:30'], []],
    ['11:30', ['11:30'], ['14:00'], ['11:00']],
    ['13:59:59', ['11:30'], ['14:00'], ['11:00']],
    ['14:00', ['14:00'], ['14:15'], ['11:00', '11:30']],
    ['14:15', ['14:15'], ['14:30'], ['11:00', '11:30', '14:00']],
    ['14:30', ['14:30'], [], ['11:00', '11:30', '14:00', '14:15']],
    ['20:59:59', ['14:30'], [], ['11:00', '11:30', '14:00', '14:15']],
  ])('say at %s what is on, what comes after it and what is over', (time, now, next, past) => {
    expect(marksAt(`2025-11-08T${time}`)).toEqual({ now, next, past })
  })

  it.each(['2025-11-07T12:00', '2025-11-08T10:59:59', '2025-11-08T21:00', '2025-11-09T12:00'])(
    'say nothing at %s',
    (moment) => expect(marksAt(moment)).toEqual(nothing),
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

describe('an item of the programme', () => {
  it('has an address of its own', () => {
    expect(itemId({ start: '11:30' })).toBe('11-30')
    expect(new Set(items.map(itemId)).size).toBe(items.length)
  })

  it('is found by who talks in it, with the talk', () => {
    expect(talkOf('marta-leon', items)).toEqual({
      item: items[2],
      talk: 'Doce años que no salen en los titulares',
    })
    expect(talkOf('nadie', items)).toBeUndefined()
  })
})
