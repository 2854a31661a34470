// The texts of the sale's stages, during the sale and after the event.
import { expect, it } from 'vitest'
import type { ContentData } from '../../../../../src/content/schema.ts'
import type { SaleStage } from '../../../../../src/event/model.ts'
import { stageAt } from '../../../../../src/event/moment.ts'
import { plainText } from '../../../../../src/lib/runs.ts'
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

const morning = '2026-05-15T09:00:00+02:00'
const dayBegins = Date.parse('2026-05-15T00:00:00+02:00')

/** Asks to keep the day free. */
const askToKeep = /gu[aá]rd|reservando/i

/** All texts that a sale shows in some stages. */
const textsOf = (stages: readonly SaleStage[]) =>
  stages
    .flatMap(({ texts, textsAfter }) => [...Object.values(texts), ...Object.values(textsAfter)])
    .map(plainText)

it.each<readonly [title: string, tickets: Tickets, asks: boolean]>([
  ['open', {}, false],
  ['soon, and nobody knows when', { sale: [{ is: 'soon' }] }, true],
  ['soon until its own morning', { sale: [{ is: 'soon' }, { is: 'open', from: morning }] }, true],
  ['its last ones', { sale: [{ is: 'last' }] }, false],
  ['sold out', { sale: [{ is: 'sold-out' }] }, false],
  ['closed', { sale: [{ is: 'closed' }] }, false],
])('no text asks to keep the day free once it has begun; tickets are %s', (_, tickets, asks) => {
  for (const free of [undefined, true] as const) {
    const { sale } = alteredEvent({ event: withTickets({ ...tickets, free }) })
    const onTheDay = sale.slice(stageAt(sale, dayBegins))
    expect(textsOf(onTheDay).filter((text) => askToKeep.test(text))).toEqual([])
    expect(textsOf(sale).some((text) => askToKeep.test(text))).toBe(asks)
  }
})
