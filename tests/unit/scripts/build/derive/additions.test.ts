// Fields that an event may have or leave out: several persons in a talk, prices or none, fewer pages, sponsors.
import { expect, it } from 'vitest'
import { textsIn } from '../../../../../scripts/build/read/mapTexts.ts'
import type { ContentData } from '../../../../../src/content/schema.ts'
import { stageNames } from '../../../../../src/content/schema/event.ts'
import {
  alteredEvent,
  type Changes,
  eventFolder,
  mistakesOf,
  withField,
} from '../../../../support/altered-event.ts'
import { morning } from '../../../../support/evento.ts'

const free =
  (more: Partial<ContentData['event']> = {}): NonNullable<Changes['event']> =>
  ({ ticketUrl: _, ticketPlatform: __, ...event }) => ({
    ...event,
    tickets: { free: true },
    ...more,
  })

const buying = /compra|vend|venta|taquilla/i

/** Answers that speak of buying. */
const withoutShop: Changes['faq'] = ({ questions }) => ({
  questions: questions.filter(({ answer }) => !answer.includes('](shop)')),
})

it('a talk of several persons names them all, and a single talk gives its title to an item that has none', () => {
  const [, talks, , single] = morning.items
  expect(talks?.talks?.[1]).toMatchObject({
    title: 'Dos redes y un barco',
    speakers: [
      { id: 'teo-lastra', name: 'Teo Lastra' },
      { id: 'elia-soto', name: 'Elia Soto' },
    ],
  })
  expect(talks?.talks?.[2]?.speakers).toEqual([{ name: 'Por anunciar' }])
  const title = 'La marea que no vino'
  expect(single).toMatchObject({ title, talks: [{ title }] })
})

const states: readonly Partial<ContentData['event']>[] = [
  {},
  { status: { is: 'cancelled' } },
  { ticketUrl: 'https://apuntate.example/' },
  {
    ticketUrl: 'https://apuntate.example/',
    tickets: {
      free: true,
      sale: stageNames.map((is, i) => ({ is, from: `2026-03-0${i + 1}T10:00:00+01:00` })),
    },
  },
]

it.each(states)('a free event speaks of no buying: %j', (state) => {
  const content = alteredEvent({ event: free(state), faq: withoutShop })
  const { calledOffText, perksHeading, sale } = content
  const shown = { eventStatus: content.eventStatus, calledOffText, perksHeading, sale }
  expect(textsIn(shown).filter(({ text }) => buying.test(text))).toEqual([])
  expect(textsIn(shown).length).toBeGreaterThan(10)
})

it('a free event asks to sign up if there is an address, and has no link to a shop if there is none', () => {
  const { sale } = alteredEvent({ event: free(states[2]), faq: withoutShop })
  expect(sale).toMatchObject([
    { is: 'open', from: 0, texts: { button: ['Apúntate'], link: ['Apúntate'] } },
  ])
  const folder = eventFolder(withField('event.yaml', 'tickets', '{ free: true }'), [
    'event.yaml',
    /^ticket(?:Url|Platform).*\n/gm,
    '',
  ])
  expect(mistakesOf(folder)).toMatchObject([
    { file: 'faq.yaml', problem: expect.stringContaining('«shop», que no existe') },
  ])
})

it('an event may have no perks, and prices say until when they hold', () => {
  const { perks, prices } = alteredEvent({
    perks: () => ({ perks: [] }),
    event: (event) => ({
      ...event,
      tickets: { prices: [{ name: 'Anticipada', price: 12.5, until: '2026-05-10' }] },
    }),
  })
  expect(perks).toEqual([])
  expect(prices?.[0]).toMatchObject({ ends: 'Hasta el 10 de mayo.' })
})

const withoutSponsorship = () =>
  alteredEvent({
    pages: ({ pages: { sponsorship: _, ...pages }, ...more }) => ({ ...more, pages }),
  })

it('a page that is left out is told where the menu or a text still leads to it', () => {
  expect(withoutSponsorship).toThrow(/la página «sponsorship» no está en «pages»/)
  expect(withoutSponsorship).toThrow(
    /el enlace «quien patrocina» va a «sponsorship», que no existe/,
  )
})

it('a page that is left out may be that of the tickets if there is nothing to buy, and that of questions if there are none', () => {
  const changes: Changes = {
    pages: ({ pages: { tickets: _, faq: __, ...pages }, navigation, ...more }) => ({
      ...more,
      pages,
      navigation: navigation.filter(({ page }) => page !== 'faq' && page !== 'tickets'),
    }),
    faq: () => ({ questions: [] }),
  }
  expect(alteredEvent({ ...changes, event: free() }).pages).not.toHaveProperty('tickets')
  expect(() => alteredEvent(changes)).toThrow('la página «tickets» solo puede faltar')
  expect(() => alteredEvent({ faq: () => ({ questions: [] }) })).toThrow('falta alguna pregunta')
})
