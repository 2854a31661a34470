// What is on now and what comes next, on the day of the event (spec 2 /programa, issue: programme).
import { describe, expect, it } from 'vitest'
import { agendaMarks, itemId, talkOf } from '../../../src/lib/agenda.ts'
import { morning, night, programme } from '../../support/specification.ts'

const items = [...morning.items, ...night.items]

type Timed = { readonly start: string; readonly end: string }

function marksOf<Item extends Timed>(
  parts: Parameters<typeof agendaMarks<Item>>[0],
  moment: string,
) {
  const marks = agendaMarks(parts, Date.parse(moment))
  const all = parts.flatMap((part) => part.items)
  const marked = (mark: string) =>
    all.filter((item) => marks.get(item) === mark).map(({ start }) => start)
  return { now: marked('now'), next: marked('next'), past: marked('past') }
}

const marksAt = (madridTime: string) => marksOf(programme, `${madridTime}+01:00`)

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

  const saturday = { day: '2025-11-08', offset: '+01:00' }

  it('say in a gap between two items what comes next', () => {
    const gap = [
      { start: '11:00', end: '11:30' },
      { start: '12:00', end: '12:30' },
    ]
    expect(marksOf([{ ...saturday, items: gap }], '2025-11-08T11:45+01:00')).toEqual({
      now: [],
      next: ['12:00'],
      past: ['11:00'],
    })
  })

  it('are several where rooms are used side by side', () => {
    const rooms = [
      { start: '10:00', end: '12:00', room: 'A' },
      { start: '10:30', end: '11:30', room: 'B' },
      { start: '12:00', end: '13:00', room: 'A' },
      { start: '12:00', end: '12:30', room: 'B' },
    ]
    const parts = [{ ...saturday, items: rooms }]
    expect(marksOf(parts, '2025-11-08T11:00+01:00')).toEqual({
      now: ['10:00', '10:30'],
      next: ['12:00', '12:00'],
      past: [],
    })
    expect(marksOf(parts, '2025-11-08T11:45+01:00')).toEqual({
      now: ['10:00'],
      next: ['12:00', '12:00'],
      past: ['10:30'],
    })
  })

  it('go on from one day to the next, each with its own offset', () => {
    // On 25 October 2026 the clocks of Spain go back.
    const parts = [
      { day: '2026-10-24', offset: '+02:00', items: [{ start: '18:00', end: '20:00' }] },
      { day: '2026-10-25', offset: '+01:00', items: [{ start: '10:00', end: '12:00' }] },
    ]
    const night1 = { now: [], next: ['10:00'], past: ['18:00'] }
    expect(marksOf(parts, '2026-10-24T15:59:59Z')).toEqual(nothing)
    expect(marksOf(parts, '2026-10-24T16:00Z')).toEqual({
      now: ['18:00'],
      next: ['10:00'],
      past: [],
    })
    expect(marksOf(parts, '2026-10-24T18:00Z')).toEqual(night1)
    expect(marksOf(parts, '2026-10-25T08:59:59Z')).toEqual(night1)
    expect(marksOf(parts, '2026-10-25T09:00Z')).toEqual({
      now: ['10:00'],
      next: [],
      past: ['18:00'],
    })
  })
})

describe('an item of the programme', () => {
  it('has an address of its own', () => {
    expect(itemId({ start: '11:30' })).toBe('11-30')
    expect(itemId({ start: '11:30', id: '11-30-2' })).toBe('11-30-2')
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
