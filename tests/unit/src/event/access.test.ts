// Texts about accessibility (`access`): the features of venues, and whom to ask about special needs.
import { expect, it } from 'vitest'
import { readEvent } from '../../../../scripts/build/derive/readEvent.ts'
import { accessAddress, accessLists, askFor, helpToday } from '../../../../src/event/access.ts'
import { mapValues } from '../../../../src/lib/mapValues.ts'
import { runsOf } from '../../../../src/lib/runs.ts'
import { copy, event, eventoFolder } from '../../../support/evento.ts'

const { access: askTexts, accessWords: featureTexts } = copy

it('a venue has a list of the features that it has, a list of those on request, and a list of those that it lacks', () => {
  const access = {
    interpreter: 'request',
    toilet: 'yes',
    lift: { is: 'yes', note: 'puerta B' },
    loop: 'no',
  } as const
  expect(accessLists({ access }, featureTexts)).toEqual([
    { answer: 'yes', lead: 'Hay', features: ['ascensor (puerta B)', 'aseo adaptado'] },
    { answer: 'request', lead: 'Si lo pides', features: ['intérprete de lengua de signos'] },
    { answer: 'no', lead: 'No hay', features: ['bucle magnético'] },
  ])
})

it('a venue that says nothing about access has no lists', () => {
  expect(accessLists({}, featureTexts)).toEqual([])
})

const { data } = readEvent(eventoFolder)
const faqWithoutQuestions = { questions: [] }

it('the link about access leads to the question about access', () => {
  expect(accessAddress(data)).toBe('/faq#accesibilidad')
})

it('without this question the link leads to the first venue that says something about access', () => {
  expect(accessAddress({ ...data, faq: faqWithoutQuestions })).toBe('/#sede-library')
})

it('if no venue says anything about access, there is no link, although there is a question about it', () => {
  const venuesWithoutAccess = mapValues(data.venues.venues, ({ access: _, ...venue }) => venue)
  expect(accessAddress({ ...data, venues: { venues: venuesWithoutAccess } })).toBeNull()
})

const { askUntil: _askUntil, phone: _phone, phoneTakes: _phoneTakes, ...eventWithEmail } = event
const eventWithEmailAndDeadline = { ...eventWithEmail, askUntil: '2025-10-18' }
/** An event with an e-mail address, a deadline and a phone number. */
const eventWithEverything = {
  ...eventWithEmailAndDeadline,
  phone: '600 000 000',
  phoneTakes: ['sms', 'whatsapp'],
} as const

/** Pieces of the texts below, with links as texts write them: `[label](target)`. */
const emailLink = `[${event.email}](mail)`
const callPhone =
  'llama al [600 000 000](phone). Al mismo número se puede escribir: [SMS](sms) y [WhatsApp](whatsapp).'

it.each([
  {
    at: 'early',
    text: `Para pedirlo, o para otra cosa, escríbenos a ${emailLink}. Hasta el 18 de octubre lo preparamos contigo; después, escríbenos igual y haremos lo posible. El mismo día, ${callPhone}`,
  },
  {
    at: 'late',
    text: `Escríbenos y haremos lo posible, aunque el plazo era hasta el 18 de octubre: ${emailLink}. El mismo día, ${callPhone}`,
  },
  { at: 'today', text: `Hoy, ${callPhone} También puedes escribirnos a ${emailLink}.` },
])('the text for the time "$at" names first the best way to ask at that time', ({ at, text }) => {
  const texts = askFor(eventWithEverything, { calledOff: false }, askTexts)
  expect(texts.map((item) => item.at)).toEqual([['early'], ['late'], ['today']])
  expect(texts).toContainEqual({ at: [at], runs: runsOf(text) })
})

it('without a deadline and without a phone number there is one text for all times', () => {
  const runs = runsOf(`Para pedirlo, o para otra cosa, escríbenos a ${emailLink}.`)
  expect(askFor(eventWithEmail, { calledOff: false }, askTexts)).toEqual([
    { at: ['early', 'late', 'today'], runs },
  ])
})

it('without a phone number one text is for the time after the deadline and for the day of the event', () => {
  const texts = askFor(eventWithEmailAndDeadline, { calledOff: false }, askTexts)
  const times = texts.map(({ at }) => at)
  expect(times).toEqual([['early'], ['late', 'today']])
})

it('if the event is called off, one text for all times says where to write', () => {
  const runs = runsOf(`Si habías pedido algo, o para otra cosa, escríbenos a ${emailLink}.`)
  expect(askFor(eventWithEverything, { calledOff: true }, askTexts)).toEqual([
    { at: ['early', 'late', 'today'], runs },
  ])
})

it('the help on the day of the event is one line with the phone number and its kinds of messages', () => {
  expect(helpToday(eventWithEverything, askTexts)).toEqual(
    runsOf('Ayuda: [600 000 000](phone)\u00a0· [SMS](sms)\u00a0· [WhatsApp](whatsapp)'),
  )
})

it('without a phone number there is no help on the day of the event', () => {
  expect(helpToday(eventWithEmail, askTexts)).toEqual([])
})

it('an event without an e-mail address names nobody to ask', () => {
  const { email: _email, ...eventWithoutEmail } = eventWithEverything
  expect(askFor(eventWithoutEmail, { calledOff: false }, askTexts)).toEqual([])
  expect(askFor(eventWithoutEmail, { calledOff: true }, askTexts)).toEqual([])
})
