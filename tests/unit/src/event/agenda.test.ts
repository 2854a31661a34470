// The items of the programme that are on at a moment, and those that come next.
import { expect, it } from 'vitest'
import {
  agendaAt,
  itemStatuses,
  announcementOf,
  hasTitleOf,
  itemsOf,
  namesIn,
  roomAndEnd,
} from '../../../../src/event/agenda.ts'
import { copy, event, morning, programme, venues } from '../../../support/evento.ts'

/** The moment of a time on the day of the event, in milliseconds since 1970. */
const at = (time: string) => Date.parse(`2026-05-15T${time}+02:00`)

/** The times of an item that begins at `start` and ends at `end`. */
const itemTimes = (start: string, end: string) => ({ start, from: at(start), to: at(end) })

/** The start times of the items that are on, of those that come next, and of those that are over. */
function startTimesByStatus(time: string) {
  const items = itemsOf(programme)
  const statuses = itemStatuses(items, at(time), event)
  const startTimesOf = (status: string) =>
    items.filter((item) => statuses.get(item) === status).map(({ start }) => start)
  return { now: startTimesOf('now'), next: startTimesOf('next'), past: startTimesOf('past') }
}

/** Start times of all items but the last one. */
const itemsBeforeLast = ['10:00', '10:30', '10:30', '12:00', '13:30', '14:45']

it.each([
  ['10:00', ['10:00'], ['10:30', '10:30'], []],
  ['10:30', ['10:30', '10:30'], ['12:00'], ['10:00']],
  ['14:20', [], ['14:45'], itemsBeforeLast.slice(0, 5)],
  ['21:59:59', ['18:00'], [], itemsBeforeLast],
  // Before and after the event no item has a status.
  ['09:59:59', [], [], []],
  ['22:00', [], [], []],
])(
  'at %s the items of %j are on, those of %j are next, and those of %j are over',
  (time, now, next, past) => {
    expect(startTimesByStatus(time)).toEqual({ now, next, past })
  },
)

/** An item without a room. */
const item = { ...morning.items[0]!, ...itemTimes('11:00', '13:00'), end: '13:00' }
const itemInAula = { ...item, room: 'Aula' }
const nextItem = { ...item, ...itemTimes('13:00', '14:00'), title: 'Taller' }
const nextItemInSala2 = { ...nextItem, title: 'Charla', room: 'Sala 2' }

it('if two items are on at a time, and two others start together after them, all four are found', () => {
  const { on, next } = agendaAt([item, itemInAula, nextItem, nextItemInSala2], at('12:00'), event)
  expect(on).toEqual([item, itemInAula])
  expect(next).toEqual([nextItem, nextItemInSala2])
})

it('two items that come next are named with their rooms, and three items are only counted', () => {
  const twoItems = announcementOf([nextItem, nextItemInSala2], copy.whatIsOn)
  const threeItems = announcementOf([nextItem, nextItemInSala2, item], copy.whatIsOn)
  expect(twoItems).toBe('Taller y Charla (Sala 2)')
  expect(threeItems).toBe('3 sesiones a la vez')
})

it('an item that is on is shown with its room or its venue, and its end', () => {
  // `false` leaves the venue out.
  expect(roomAndEnd(itemInAula, false, copy.whatIsOn)).toBe('\u00a0· Aula\u00a0· hasta las 13:00')
  expect(roomAndEnd(item, venues.wharf, copy.whatIsOn)).toBe(
    '\u00a0· en el muelle\u00a0· hasta las 13:00',
  )
})

it('each announced speaker of an item is named once, even with two talks', () => {
  const { talks = [] } = morning.items[1]!
  // Nora Prieto gives the first talk, and here also the last one.
  const names = namesIn({ talks: [...talks, talks[0]!] })
  expect(names).toEqual(['Nora Prieto', 'Teo Lastra', 'Elia Soto'])
})

it('a talk has its item’s title even if one of them has no-break spaces', () => {
  expect(hasTitleOf({ title: 'El 5 de mayo' }, { title: 'El 5\u00a0de\u00a0mayo' })).toBe(true)
  expect(hasTitleOf({ title: 'El 5 de mayo' }, { title: 'El 6 de mayo' })).toBe(false)
})
