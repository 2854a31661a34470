// What pages say to people with disabilities: what venues have, and whom to ask.
import { expect, it } from 'vitest'
import { accessLists, askFor } from '../../../../src/event/access.ts'
import { runsOf } from '../../../../src/lib/runs.ts'
import { copy, event } from '../../../support/evento.ts'

const { access: askTexts, accessWords: answerTexts } = copy

it('lists what is there, what is there on request, and what is not', () => {
  const access = {
    interpreter: 'request',
    toilet: 'yes',
    lift: { is: 'yes', note: 'puerta B' },
    loop: 'no',
  } as const
  expect(accessLists({ access }, answerTexts)).toEqual([
    { is: 'yes', lead: 'Hay', features: ['ascensor (puerta B)', 'aseo adaptado'] },
    { is: 'request', lead: 'Si lo pides', features: ['intérprete de lengua de signos'] },
    { is: 'no', lead: 'No hay', features: ['bucle magnético'] },
  ])
})

it('a venue without answers has no list', () => {
  expect(accessLists({}, answerTexts)).toEqual([])
})

/** An event with everything that the text about asking can say. */
const eventWithPhone = {
  ...event,
  askUntil: '2025-10-18',
  phone: '600 000 000',
  phoneTakes: ['sms', 'whatsapp'],
} as const

it('says whom to ask, until when, and the phone number for the day with the messages it takes', () => {
  expect(askFor(eventWithPhone, askTexts)).toEqual(
    runsOf(
      `Para pedirlo, o para otra cosa, escríbenos a [${event.email}](mail). Hasta el 18 de octubre lo preparamos contigo; después, escríbenos igual y haremos lo posible. El mismo día, llama al [600 000 000](phone). Al mismo número se puede escribir: [SMS](sms) y [WhatsApp](whatsapp).`,
    ),
  )
})

it('without a day and a phone number it says only whom to ask', () => {
  const { askUntil: _, phone: __, phoneTakes: ___, ...eventWithoutPhone } = eventWithPhone
  expect(askFor(eventWithoutPhone, askTexts)).toEqual([
    'Para pedirlo, o para otra cosa, escríbenos a ',
    { label: event.email, target: 'mail' },
    '.',
  ])
})
