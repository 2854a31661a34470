// Texts about access for people with disabilities: the features of venues, and whom to ask for others.
import { expect, it } from 'vitest'
import { readEvent } from '../../../../scripts/build/derive/readEvent.ts'
import { accessAddress, accessLists, askFor, helpToday } from '../../../../src/event/access.ts'
import { runsOf } from '../../../../src/lib/runs.ts'
import { copy, event, eventoFolder } from '../../../support/evento.ts'

const { access: askTexts, accessWords: answerTexts } = copy

it('lists what is there, what is there on request, and what is not', () => {
  const access = {
    interpreter: 'request',
    toilet: 'yes',
    lift: { is: 'yes', note: 'puerta B' },
    loop: 'no',
  } as const
  expect(accessLists({ access }, answerTexts)).toEqual([
    { answer: 'yes', lead: 'Hay', features: ['ascensor (puerta B)', 'aseo adaptado'] },
    { answer: 'request', lead: 'Si lo pides', features: ['intérprete de lengua de signos'] },
    { answer: 'no', lead: 'No hay', features: ['bucle magnético'] },
  ])
})

it('a venue without answers has no list', () => {
  expect(accessLists({}, answerTexts)).toEqual([])
})

const { data } = readEvent(eventoFolder)
const noQuestions = { questions: [] }

it('the link about access leads to the answer of a question about access', () => {
  expect(accessAddress(data)).toBe('/faq#accesibilidad')
})

it('without such a question the link leads to the first venue that says something about access', () => {
  expect(accessAddress({ ...data, faq: noQuestions })).toBe('/#sede-library')
})

it('if no venue says anything about access, there is no link, not even to the answer', () => {
  const venues = Object.entries(data.venues.venues).map(([id, { access: _, ...venue }]) => {
    return [id, venue] as const
  })
  expect(accessAddress({ ...data, venues: { venues: Object.fromEntries(venues) } })).toBeNull()
})

const { askUntil: _, phone: __, phoneTakes: ___, ...withMailOnly } = event
const withDeadline = { ...withMailOnly, askUntil: '2025-10-18' }
const withPhone = {
  ...withDeadline,
  phone: '600 000 000',
  phoneTakes: ['sms', 'whatsapp'],
} as const

const mail = `[${event.email}](mail)`
const callPhone =
  'llama al [600 000 000](phone). Al mismo número se puede escribir: [SMS](sms) y [WhatsApp](whatsapp).'

it.each([
  {
    at: 'early',
    text: `Para pedirlo, o para otra cosa, escríbenos a ${mail}. Hasta el 18 de octubre lo preparamos contigo; después, escríbenos igual y haremos lo posible. El mismo día, ${callPhone}`,
  },
  {
    at: 'late',
    text: `Escríbenos y haremos lo posible, aunque el plazo era hasta el 18 de octubre: ${mail}. El mismo día, ${callPhone}`,
  },
  { at: 'today', text: `Hoy, ${callPhone} También puedes escribirnos a ${mail}.` },
])('the text for $at begins with the way that works at that time', ({ at, text }) => {
  const texts = askFor(withPhone, { calledOff: false }, askTexts)
  expect(texts.map((one) => one.at)).toEqual([['early'], ['late'], ['today']])
  expect(texts).toContainEqual({ at: [at], runs: runsOf(text) })
})

it('without a deadline and a phone number one text holds all the time', () => {
  const runs = runsOf(`Para pedirlo, o para otra cosa, escríbenos a ${mail}.`)
  expect(askFor(withMailOnly, { calledOff: false }, askTexts)).toEqual([
    { at: ['early', 'late', 'today'], runs },
  ])
})

it('without a phone number the text after the deadline holds on the day, too', () => {
  const times = askFor(withDeadline, { calledOff: false }, askTexts).map(({ at }) => at)
  expect(times).toEqual([['early'], ['late', 'today']])
})

it('if the event is called off, one text says where to write', () => {
  const runs = runsOf(`Si habías pedido algo, o para otra cosa, escríbenos a ${mail}.`)
  expect(askFor(withPhone, { calledOff: true }, askTexts)).toEqual([
    { at: ['early', 'late', 'today'], runs },
  ])
})

it('help on the day is one line with the phone and its messages', () => {
  expect(helpToday(withPhone, askTexts)).toEqual(
    runsOf('Ayuda: [600 000 000](phone)\u00a0· [SMS](sms)\u00a0· [WhatsApp](whatsapp)'),
  )
})

it('without a phone number there is no help on the day', () => {
  expect(helpToday(withMailOnly, askTexts)).toEqual([])
})

it('an event without a mail names nobody to ask', () => {
  const { email: ____, ...withoutMail } = withPhone
  expect(askFor(withoutMail, { calledOff: false }, askTexts)).toEqual([])
  expect(askFor(withoutMail, { calledOff: true }, askTexts)).toEqual([])
})
