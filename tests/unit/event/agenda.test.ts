// What is on now and what comes next, on the day of the event.
import { describe, expect, it } from 'vitest'
import { agendaAt, agendaMarks, announced, roomAndEnd } from '../../../src/event/agenda.ts'
import { copy, programme, venues } from '../../support/specification.ts'

type Item = { readonly start: string; readonly from: number; readonly to: number }

/** An item from one time of the day to another. */
function itemOf(start: string, end: string) {
  const [from, to] = [start, end].map((time) => Date.parse(`2025-11-08T${time}:00+01:00`))
  return { start, from: from ?? NaN, to: to ?? NaN }
}

const day = itemOf('11:00', '21:00')

/** Start times of the items that are on, next and over at a moment. */
function marksOf(parts: readonly { readonly items: readonly Item[] }[], moment: string) {
  const marks = agendaMarks(parts, Date.parse(moment), day)
  const all = parts.flatMap((part) => part.items)
  const marked = (mark: string) =>
    all.filter((item) => marks.get(item) === mark).map(({ start }) => start)
  return [marked('now'), marked('next'), marked('past')]
}

describe('the marks of the programme', () => {
  it.each([
    ['11:00', ['11:00'], ['11:30'], []],
    ['11:30', ['11:30'], ['14:00'], ['11:00']],
    ['20:59:59', ['14:30'], [], ['11:00', '11:30', '14:00', '14:15']],
    ['10:59:59', [], [], []],
    ['21:00', [], [], []],
  ])('say at %s what is on, what comes after it and what is over', (time, now, next, past) => {
    expect(marksOf(programme, `2025-11-08T${time}+01:00`)).toEqual([now, next, past])
  })

  it('say in a break what comes next', () => {
    const items = [itemOf('11:15', '13:00'), itemOf('14:00', '20:00')]
    expect(marksOf([{ items }], '2025-11-08T13:30+01:00')).toEqual([[], ['14:00'], ['11:15']])
  })

  it('are several where rooms are used side by side', () => {
    const rooms = [
      itemOf('11:00', '13:00'),
      itemOf('11:30', '12:30'),
      itemOf('13:00', '14:00'),
      itemOf('13:00', '13:30'),
    ]
    const marks = marksOf([{ items: rooms }], '2025-11-08T12:00+01:00')
    expect(marks).toEqual([['11:00', '11:30'], ['13:00', '13:00'], []])
  })

  it('name what is on beside another with its own room, place and end, and all that comes next', () => {
    const item = { ...programme[0]!.items[0]!, ...itemOf('11:00', '13:00'), end: '13:00' }
    const besides = { ...item, room: 'Aula' }
    const later = ['Taller', 'Charla'].map((title, i) => {
      return { ...item, ...itemOf('13:00', '14:00'), title, ...(i > 0 && { room: 'Sala 2' }) }
    })
    const now = Date.parse('2025-11-08T12:00+01:00')
    const { on, next } = agendaAt([{ items: [item, besides, ...later] }], now, day)
    expect([on, next]).toEqual([[item, besides], later])
    expect(announced(next, copy.whatIsOn)).toBe('Taller y Charla (Sala 2)')
    expect(announced([...next, item], copy.whatIsOn)).toBe('3 sesiones a la vez')
    expect(roomAndEnd(besides, false, copy.whatIsOn)).toBe('\u00a0· Aula\u00a0· hasta las 13:00')
    expect(roomAndEnd(item, venues.park, copy.whatIsOn)).toBe(
      '\u00a0· en el parque\u00a0· hasta las 13:00',
    )
  })
})
