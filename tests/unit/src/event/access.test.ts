// Texts about access for people with disabilities: the features of venues, and whom to ask for others.
import { expect, it } from 'vitest'
import { readEvent } from '../../../../scripts/build/derive/readEvent.ts'
import { accessAddress, accessLists, askFor, helpToday } from '../../../../src/event/access.ts'
import { mapValues } from '../../../../src/lib/mapValues.ts'
import { runsOf } from '../../../../src/lib/runs.ts'
import { copy, event, eventoFolder } from '../../../support/evento.ts'

/** Texts about whom to ask, and words for the answers of venues. */
const { access: askTexts, accessWords: answerTexts } = copy

it('lists the features that a venue has, those that it has on request, and those that it lacks', () => {
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
const faqWithoutQuestions = { questions: [] }

it('the link about access leads to the answer of the question about access', () => {
  expect(accessAddress(data)).toBe('/faq#accesibilidad')
})

it('without this question the link leads to the first venue that says something about access', () => {
  expect(accessAddress({ ...data, faq: faqWithoutQuestions })).toBe('/#sede-library')
})

it('if no venue says anything about access, there is no link, although there is an answer', () => {
  const venuesWithoutAccess = mapValues(data.venues.venues, ({ access: _, ...venue }) => venue)
  expect(accessAddress({ ...data, venues: { venues: venuesWithoutAccess } })).toBeNull()
})

const { askUntil: _askUntil, phone: _phone, phoneTakes: _phoneTakes, ...eventWithMail } = event
const eventWithDeadline = { ...eventWithMail, askUntil: '2025-10-18' }
/** It has a mail address and a deadline, too. */
const eventWithPhone = {
  ...eventWithDeadline,
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
])('the text for the time "$at" names first the best way to ask at that time', ({ at, text }) => {
  const texts = askFor(eventWithPhone, { calledOff: false }, askTexts)
  expect(texts.map((item) => item.at)).toEqual([['early'], ['late'], ['today']])
  expect(texts).toContainEqual({ at: [at], runs: runsOf(text) })
})

it('without a deadline and a phone number there is one text for all times', () => {
  const runs = runsOf(`Para pedirlo, o para otra cosa, escríbenos a ${mail}.`)
  expect(askFor(eventWithMail, { calledOff: false }, askTexts)).toEqual([
    { at: ['early', 'late', 'today'], runs },
  ])
})

it('without a phone number the text after the deadline is also that of the day', () => {
  const times = askFor(eventWithDeadline, { calledOff: false }, askTexts).map(({ at }) => at)
  expect(times).toEqual([['early'], ['late', 'today']])
})

it('if the event is called off, one text for all times says where to write', () => {
  const runs = runsOf(`Si habías pedido algo, o para otra cosa, escríbenos a ${mail}.`)
  expect(askFor(eventWithPhone, { calledOff: true }, askTexts)).toEqual([
    { at: ['early', 'late', 'today'], runs },
  ])
})

it('help on the day is one line with the phone and its messages', () => {
  expect(helpToday(eventWithPhone, askTexts)).toEqual(
    runsOf('Ayuda: [600 000 000](phone)\u00a0· [SMS](sms)\u00a0· [WhatsApp](whatsapp)'),
  )
})

it('without a phone number there is no help on the day', () => {
  expect(helpToday(eventWithMail, askTexts)).toEqual([])
})

it('an event without a mail names nobody to ask', () => {
  const { email: _email, ...eventWithoutMail } = eventWithPhone
  expect(askFor(eventWithoutMail, { calledOff: false }, askTexts)).toEqual([])
  expect(askFor(eventWithoutMail, { calledOff: true }, askTexts)).toEqual([])
})
