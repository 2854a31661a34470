// The stages of the sale, and their texts during the sale and after the event.
import { expect, it } from 'vitest'
import { textsIn } from '../../../../../scripts/build/read/mapTexts.ts'
import type { ContentData } from '../../../../../src/content/schema.ts'
import { stageNames } from '../../../../../src/content/schema/event.ts'
import { stageAt } from '../../../../../src/event/moment.ts'
import { alteredEvent, type Changes } from '../../../../support/alteredEvent.ts'

type Tickets = NonNullable<ContentData['event']['tickets']>

/** A change of event.yaml that replaces `tickets`. */
const withTickets =
  (tickets: Tickets): NonNullable<Changes['event']> =>
  (event) => ({ ...event, tickets })

it('if event.yaml lists no stages, the sale has one stage, which is open from the beginning', () => {
  const { sale, stageAtBuild } = alteredEvent({ event: withTickets({}) })
  expect(sale).toMatchObject([{ name: 'open', from: 0, texts: { button: ['Comprar entradas'] } }])
  expect(stageAtBuild).toBe(0)
})

it('the text of a stage may have links, even in a free event without stages', () => {
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
  // "Un día …" is the description of the page in pages.yaml.
  const newsThenDescription = /^Entradas agotadas\. No queda ninguna: escríbenos\. Un día/
  expect(pages.home.description).toMatch(newsThenDescription)
})

/** The address of the shop's frame. */
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

it('the text of a stage "soon" says when the next stage begins', () => {
  const stages = [
    { is: 'open' },
    { is: 'sold-out', from: '2026-03-01T10:00:00+01:00' },
    { is: 'soon', from: '2026-03-10T10:00:00+01:00' },
    { is: 'open', from: '2026-04-02T09:00:00+02:00' },
  ] as const
  const { sale } = alteredEvent({ event: withTickets({ sale: stages }) })
  expect(sale[2]?.texts.text).toEqual(['Salen a la venta el 2 de abril a las 09:00.'])
})

const eventEnd = '2026-05-15T22:00:00+02:00'
const nextMorning = '2026-05-16T10:00:00+02:00'

// The event lists one stage, "closed". The build adds "open" before it and "over" after it.
it.each([
  {
    when: 'before the end of the event',
    closedFrom: '2026-05-15T18:00:00+02:00',
    stages: ['open', 'closed', 'over'],
    overFrom: eventEnd,
  },
  // The stage "over" replaces "closed".
  {
    when: 'after the event',
    closedFrom: nextMorning,
    stages: ['open', 'over'],
    overFrom: nextMorning,
  },
])('a sale that closes $when has the stages $stages', ({ closedFrom, stages, overFrom }) => {
  const { sale } = alteredEvent({
    event: withTickets({ sale: [{ is: 'closed', from: closedFrom }] }),
  })
  expect(sale.map(({ name }) => name)).toEqual(stages)
  const lastStage = sale.at(-1)
  expect(lastStage?.from).toBe(Date.parse(overFrom))
  expect(lastStage?.texts.closing[0]).toContain('Esta edición ya ha terminado')
})

/** Keeps the questions whose answers do not link to the shop. */
const withoutShopLinks: Changes['faq'] = ({ questions }) => ({
  questions: questions.filter(({ answer }) => !answer.includes('](shop)')),
})

/** The tests' event, free and without a shop. @param fields more fields of event.yaml */
const freeEventWith = (fields: Partial<ContentData['event']>) =>
  alteredEvent({
    event: ({ ticketUrl: _, ticketPlatform: __, ...event }) => ({
      ...event,
      tickets: { free: true },
      ...fields,
    }),
    faq: withoutShopLinks,
  })

const ticketUrl = 'https://apuntate.example/'

/** Every stage of the sale. Each stage begins a day after the one before it. */
const allStages = stageNames.map((is, i) => ({ is, from: `2026-03-0${i + 1}T10:00:00+01:00` }))

it.each<readonly [kind: string, fields: Partial<ContentData['event']>]>([
  ['without an address', {}],
  ['that is cancelled', { status: { is: 'cancelled' } }],
  ['with an address', { ticketUrl }],
  ['with every stage of the sale', { ticketUrl, tickets: { free: true, sale: allStages } }],
])('a free event %s does not speak of buying', (_, fields) => {
  const { eventStatus, calledOffText, copy, sale } = freeEventWith(fields)
  const perksHeading = copy.programme.perks.heading
  const texts = textsIn({ eventStatus, calledOffText, perksHeading, sale })
  expect(texts.length).toBeGreaterThan(10)
  const wordsOfBuying = /compra|vend|venta|taquilla/i
  expect(texts.filter(({ text }) => wordsOfBuying.test(text))).toEqual([])
})

it('a free event with an address asks people to sign up there', () => {
  expect(freeEventWith({ ticketUrl }).sale).toMatchObject([
    { name: 'open', from: 0, texts: { button: ['Apúntate'], link: ['Apúntate'] } },
  ])
})

const morningOfEvent = '2026-05-15T09:00:00+02:00'
const beginningOfDay = Date.parse('2026-05-15T00:00:00+02:00')

/** The texts in these stages that ask people to keep the day free: "Guárdate el 15 de mayo", "Ve reservando el día". */
const requestsToKeepDayFree = (stages: object) =>
  textsIn(stages).filter(({ text }) => /gu[aá]rd|reservando/i.test(text))

it.each<readonly [tickets: string, fields: Tickets, asksBefore: boolean]>([
  ['open', {}, false],
  ['soon, and nobody knows when', { sale: [{ is: 'soon' }] }, true],
  [
    'soon until the morning of the event',
    { sale: [{ is: 'soon' }, { is: 'open', from: morningOfEvent }] },
    true,
  ],
  ['the last ones', { sale: [{ is: 'last' }] }, false],
  ['sold out', { sale: [{ is: 'sold-out' }] }, false],
  ['closed', { sale: [{ is: 'closed' }] }, false],
])(
  'if tickets are %s, no text asks people to keep the day free once the day has begun',
  (_, fields, asksBefore) => {
    const paid: Tickets = fields
    const free: Tickets = { ...fields, free: true }
    for (const tickets of [paid, free]) {
      const { sale } = alteredEvent({ event: withTickets(tickets) })
      const stagesFromDayOn = sale.slice(stageAt(sale, beginningOfDay))
      expect(requestsToKeepDayFree(stagesFromDayOn)).toEqual([])
      const asksAtAnyTime = requestsToKeepDayFree(sale).length > 0
      expect(asksAtAnyTime).toBe(asksBefore)
    }
  },
)
