// The stages of the sale, and what they say at present and after the event.
import { expect, it } from 'vitest'
import type { ContentData } from '../../../../../src/content/schema.ts'
import { alteredEvent, type Changes } from '../../../../support/altered-event.ts'

type Tickets = NonNullable<ContentData['event']['tickets']>

const selling =
  (tickets: Tickets): NonNullable<Changes['event']> =>
  (event) => ({ ...event, tickets })

it('without stages tickets are on sale: one stage, with the texts of an open sale', () => {
  const { sale, stageAtBuild } = alteredEvent({ event: selling({}) })
  expect(sale).toMatchObject([{ is: 'open', from: 0, texts: { button: ['Comprar entradas'] } }])
  expect(stageAtBuild).toBe(0)
})

it('links of a text are links in every stage, also of a free event without stages', () => {
  const text = 'Apúntate en [la web](https://a.example).'
  const { sale } = alteredEvent({
    event: selling({ free: true }),
    states: (states) => ({
      ...states,
      free: { ...states.free, open: { ...states.free.open, text } },
    }),
  })
  const link = { label: 'la web', target: 'https://a.example' }
  expect(sale[0].texts.text).toEqual(['Apúntate en ', link, '.'])
})

it('heads of a sale that is sold out hold its text without links', () => {
  const text = 'No queda ninguna: [escríbenos](mail).'
  const { pages } = alteredEvent({
    event: selling({ sale: [{ is: 'sold-out' }] }),
    states: (states) => ({
      ...states,
      sale: { ...states.sale, 'sold-out': { ...states.sale['sold-out'], text } },
    }),
  })
  const news = /^Entradas agotadas\. No queda ninguna: escríbenos\. Un día/
  expect(pages.home.description).toMatch(news)
})

it('the shop’s own window is offered while tickets are sold, until the event is over', () => {
  const frame = 'https://entradas.example/marco'
  const { sale } = alteredEvent({ event: selling({ frame }) })
  expect(sale[0]).toMatchObject({
    texts: {
      counter: ['La taquilla, aquí mismo'],
      window: [{ label: 'Compra aquí mismo', target: '#taquilla' }],
    },
    textsAfter: {
      counter: ['Taquilla'],
      window: ['Tu entrada se compraba en Taquilla Norte.'],
    },
  })
  const soldOut = alteredEvent({ event: selling({ frame, sale: [{ is: 'sold-out' }] }) })
  expect(soldOut.sale[0].texts.window).toEqual(['Agotadas. Gracias.'])
})
