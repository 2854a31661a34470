// The hours of a venue are the same wherever they are said. The specification has two readings of those of the talks,
// and both are kept: about 10:00 to 14:00 on the home page, 11:00 to 14:30 on the others.
import { expect, it } from 'vitest'
import { builtPages, mainOf, pageAt, textOf } from '../support/dist.ts'

const venues = ['11:00–14:30', '14:30–21:00']
const wholeDay = '11:00–21:00'
const talks = ['11:00–11:30', '11:30–14:00', '14:00–14:15', '14:15–14:30']

const hoursIn = (text: string) =>
  [...text.matchAll(/(\d\d:\d\d)\s*(?:–|a)\s*(\d\d:\d\d)/g)].map(([, from, to]) => `${from}–${to}`)

it('every page says the hours that are decided, and no others', () => {
  const shownHours = builtPages.flatMap(({ path, document }) =>
    hoursIn(textOf(document.body)).map((hours) => (path === '/' ? `home ${hours}` : hours)),
  )
  const known = [...venues, wholeDay].flatMap((hours) => [hours, `home ${hours}`])
  expect([...new Set(shownHours)].toSorted()).toEqual(
    [...known, ...talks, 'home 10:00–14:00'].toSorted(),
  )
})

it.each(['/', '/programa', '/entradas'])('%s says the hours of both venues', (path) => {
  const [mall, park] = venues
  const shown = [path === '/' ? '10:00–14:00' : mall, park]
  expect(hoursIn(textOf(mainOf(pageAt(path))))).toEqual(expect.arrayContaining(shown))
})
