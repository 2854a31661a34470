// The texts of the sale's stages, during the sale and after the event.
import { expect, it } from 'vitest'
import type { ContentData } from '../../../../../src/content/schema.ts'
import { alteredEvent, type Changes } from '../../../../support/altered-event.ts'

type Tickets = NonNullable<ContentData['event']['tickets']>

/** Changes `tickets` in event.yaml. */
const withTickets =
  (tickets: Tickets): NonNullable<Changes['event']> =>
  (event) => ({ ...event, tickets })

it('without stages the sale has one, which is always open', () => {
  const { sale, stageAtBuild } = alteredEvent({ event: withTickets({}) })
  expect(sale).toMatchObject([{ is: 'open', from: 0, texts: { button: ['Comprar entradas'] } }])
  expect(stageAtBuild).toBe(0)
})

it('a text of a stage may have links, even in a free event without stages', () => {
  const text = 'Apúntate en [la web](https://a.example).'
  const { sale } = alteredEvent({
    event: withTickets({ free: true }),
    states: (states) => ({
      ...states,
      free: { ...states.free, open: { ...states.free.open, text } },
    }),
  })
  const link = { label: 'la web', target: 'https://a.example' }
  expect(sale[0].texts.text).toEqual(['Apúntate en ', link, '.'])
})

it('once tickets are sold out, the home page’s description says so first, without links', () => {
  const text = 'No queda ninguna: [escríbenos](mail).'
  const { pages } = alteredEvent({
    event: withTickets({ sale: [{ is: 'sold-out' }] }),
    states: (states) => ({
      ...states,
      sale: { ...states.sale, 'sold-out': { ...states.sale['sold-out'], text } },
    }),
  })
  const expected = /^Entradas agotadas\. No queda ninguna: escríbenos\. Un día/
  expect(pages.home.description).toMatch(expected)
})

const frame = 'https://entradas.example/marco'

it('during the sale the texts offer the shop’s frame, and after the event they do not', () => {
  const { sale } = alteredEvent({ event: withTickets({ frame }) })
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
})

it('once tickets are sold out, the texts do not offer the shop’s frame', () => {
  const { sale } = alteredEvent({ event: withTickets({ frame, sale: [{ is: 'sold-out' }] }) })
  expect(sale[0].texts.window).toEqual(['Agotadas. Gracias.'])
})
