// What an event may say beyond the delivered one: several persons in a talk, prices or none, fewer pages, sponsors.
import { describe, expect, it } from 'vitest'
import { readSiteContent } from '../../../../scripts/derive/loadContent.ts'
import { textsIn } from '../../../../scripts/read/mapTexts.ts'
import type { ContentData } from '../../../../src/content/schema.ts'
import { alteredEvent, type Changes } from '../../../support/altered-event.ts'
import { eventFolder, mistakesOf } from '../../../support/mistakes.ts'

const free =
  (more: Partial<ContentData['event']> = {}): NonNullable<Changes['event']> =>
  ({ ticketUrl: _, ticketPlatform: __, ...event }) => ({
    ...event,
    tickets: { free: true },
    ...more,
  })

const buying = /compra|vend|venta|taquilla|Eventbrite/i

/** Answers of the delivered event that speak of buying. */
const withoutShop: Changes['faq'] = ({ questions }) => ({
  questions: questions.filter(({ answer }) => !answer.includes('](shop)')),
})

it('a talk of several persons names them all, and gives its title to an item that has none', () => {
  const folder = eventFolder(
    ['programme.yaml', 'speaker: marta-leon', 'speakers: [lucia-romero, marta-leon]'],
    ['programme.yaml', '        title: Invitada especial\n', ''],
  )
  const item = readSiteContent(folder).programme[0]?.items[2]
  expect(item).toMatchObject({
    title: 'Doce años que no salen en los titulares',
    talks: [
      {
        name: 'Lucía Romero y Marta León',
        isItemTitle: true,
        people: [
          { speaker: 'lucia-romero', name: 'Lucía Romero' },
          { speaker: 'marta-leon', name: 'Marta León' },
        ],
      },
    ],
  })
})

describe('a free event', () => {
  const states: readonly Partial<ContentData['event']>[] = [
    {},
    { status: { is: 'cancelled' } },
    { ticketUrl: 'https://apuntate.example/' },
    {
      ticketUrl: 'https://apuntate.example/',
      tickets: {
        free: true,
        sale: [
          { is: 'soon' },
          { is: 'open', from: '2025-09-01T10:00:00+02:00' },
          { is: 'last', from: '2025-09-02T10:00:00+02:00' },
          { is: 'sold-out', from: '2025-09-03T10:00:00+02:00' },
          { is: 'closed', from: '2025-09-04T10:00:00+02:00' },
        ],
      },
    },
  ]

  it.each(states)('speaks of no buying: %j', (state) => {
    const { state: texts, copy } = alteredEvent({ event: free(state), faq: withoutShop })
    // Of a free event nobody sees the words for tickets (src/site/Sale/SaleText.tsx).
    const shown = { texts, layout: copy.layout.paper, perks: copy.programme.perks }
    expect(textsIn(shown).filter(({ text }) => buying.test(text))).toEqual([])
    expect(textsIn(shown).length).toBeGreaterThan(10)
  })

  it('asks to sign up if there is an address, and has no link to a shop if there is none', () => {
    const { state } = alteredEvent({ event: free(states[2]), faq: withoutShop })
    expect([state.openWords.button, state.openWords.link]).toEqual(['Apúntate', 'Apúntate'])
    const folder = eventFolder(
      ['event.yaml', 'ticketUrl: https://www.eventbrite.es/', 'tickets: { free: true }'],
      ['event.yaml', 'ticketPlatform: Eventbrite', ''],
    )
    expect(mistakesOf(folder)).toMatchObject([
      { file: 'faq.yaml', problem: expect.stringContaining('«shop», que no existe') },
    ])
  })
})

const withoutSponsorship = () =>
  alteredEvent({
    pages: ({ pages: { sponsorship: _, ...pages }, ...more }) => ({ ...more, pages }),
  })

it('an event may have no perks, and prices say until when they hold', () => {
  const { perks, prices } = alteredEvent({
    perks: () => ({ perks: [] }),
    event: (event) => ({
      ...event,
      tickets: { prices: [{ name: 'Anticipada', price: 12.5, until: '2025-10-15' }] },
    }),
  })
  expect(perks).toEqual([])
  expect(prices?.[0]).toMatchObject({ ends: 'Hasta el 15 de octubre.' })
})

describe('a page that is left out', () => {
  it('is told where the menu or a text still leads to it', () => {
    const folder = eventFolder(['pages.yaml', '  sponsorship:\n', '  patrocinio:\n'])
    expect(mistakesOf(folder)).toMatchObject([{ field: 'pages.patrocinio' }])
    expect(withoutSponsorship).toThrow(/la página «sponsorship» no está en «pages»/)
    expect(withoutSponsorship).toThrow(
      /el enlace «cómo patrocinar» va a «sponsorship», que no existe/,
    )
  })

  it('may be that of the tickets if there is nothing to buy, and that of questions if there are none', () => {
    const changes: Changes = {
      pages: ({ pages: { tickets: _, faq: __, ...pages }, navigation, ...more }) => ({
        ...more,
        pages,
        navigation: navigation.filter(({ page }) => page !== 'faq'),
      }),
      faq: () => ({ questions: [] }),
    }
    expect(alteredEvent({ ...changes, event: free() }).pages).not.toHaveProperty('tickets')
    expect(() => alteredEvent(changes)).toThrow('la página «tickets» solo puede faltar')
    expect(() => alteredEvent({ faq: () => ({ questions: [] }) })).toThrow('falta alguna pregunta')
  })
})
