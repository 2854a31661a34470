// Content that an event may have or leave out: talks of several persons, a free entry, perks, prices, pages.
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

/** Makes the tests' event free, without a shop. `more` are further fields of event.yaml. */
const free =
  (more: Partial<ContentData['event']> = {}): NonNullable<Changes['event']> =>
  ({ ticketUrl: _, ticketPlatform: __, ...event }) => ({
    ...event,
    tickets: { free: true },
    ...more,
  })

const wordsOfBuying = /compra|vend|venta|taquilla/i

/** Removes the answers that link to the shop. */
const withoutShop: Changes['faq'] = ({ questions }) => ({
  questions: questions.filter(({ answer }) => !answer.includes('](shop)')),
})

const [, itemOfTalks, , itemOfOneTalk] = morning.items

it('a talk of several persons names them all', () => {
  expect(itemOfTalks?.talks?.[1]).toMatchObject({
    title: 'Dos redes y un barco',
    speakers: [
      { id: 'teo-lastra', name: 'Teo Lastra' },
      { id: 'elia-soto', name: 'Elia Soto' },
    ],
  })
})

it('a talk without a speaker says that the speaker is to be announced', () => {
  expect(itemOfTalks?.talks?.[2]?.speakers).toEqual([{ name: 'Por anunciar' }])
})

it('an item without a title has the title of its only talk', () => {
  const title = 'La marea que no vino'
  expect(itemOfOneTalk).toMatchObject({ title, talks: [{ title }] })
})

const freeEvents: readonly Partial<ContentData['event']>[] = [
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

it.each(freeEvents)('a free event does not speak of buying: %j', (fields) => {
  const content = alteredEvent({ event: free(fields), faq: withoutShop })
  const { eventStatus, calledOffText, perksHeading, sale } = content
  const texts = textsIn({ eventStatus, calledOffText, perksHeading, sale })
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter(({ text }) => wordsOfBuying.test(text))).toEqual([])
})

it('a free event with an address asks people to sign up there', () => {
  const withAddress = free({ ticketUrl: 'https://apuntate.example/' })
  const { sale } = alteredEvent({ event: withAddress, faq: withoutShop })
  expect(sale).toMatchObject([
    { is: 'open', from: 0, texts: { button: ['Apúntate'], link: ['Apúntate'] } },
  ])
})

it('a free event without an address has no shop to which a text may link', () => {
  const folder = eventFolder(withField('event.yaml', 'tickets', '{ free: true }'), [
    'event.yaml',
    /^ticket(?:Url|Platform).*\n/gm,
    '',
  ])
  expect(mistakesOf(folder)).toMatchObject([
    { file: 'faq.yaml', problem: expect.stringContaining('«shop», que no existe') },
  ])
})

it('an event may have no perks', () => {
  expect(alteredEvent({ perks: () => ({ perks: [] }) }).perks).toEqual([])
})

it('a price with an end says until when it holds', () => {
  const { prices } = alteredEvent({
    event: (event) => ({
      ...event,
      tickets: { prices: [{ name: 'Anticipada', price: 12.5, until: '2026-05-10' }] },
    }),
  })
  expect(prices?.[0]).toMatchObject({ ends: 'Hasta el 10 de mayo.' })
})

const withoutSponsorship = () =>
  alteredEvent({
    pages: ({ pages: { sponsorship: _, ...pages }, ...more }) => ({ ...more, pages }),
  })

it('the build stops if the menu or a text links to a page that is left out', () => {
  expect(withoutSponsorship).toThrow(/la página «sponsorship» no está en «pages»/)
  expect(withoutSponsorship).toThrow(
    /el enlace «quien patrocina» va a «sponsorship», que no existe/,
  )
})

/** An event that has neither the pages "tickets" and "faq" nor questions. */
const withoutTicketsAndFaq: Changes = {
  pages: ({ pages: { tickets: _, faq: __, ...pages }, navigation, ...more }) => ({
    ...more,
    pages,
    navigation: navigation.filter(({ page }) => page !== 'faq' && page !== 'tickets'),
  }),
  faq: () => ({ questions: [] }),
}

it('the page of tickets may be left out only if there is nothing to buy', () => {
  const { pages } = alteredEvent({ ...withoutTicketsAndFaq, event: free() })
  expect(pages).not.toHaveProperty('tickets')
  expect(() => alteredEvent(withoutTicketsAndFaq)).toThrow('la página «tickets» solo puede faltar')
})

it('the page of questions needs at least one question', () => {
  expect(() => alteredEvent({ faq: () => ({ questions: [] }) })).toThrow('falta alguna pregunta')
})
