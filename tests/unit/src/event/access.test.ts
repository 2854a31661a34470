import { expect, it } from 'vitest'
import { accessLists, askFor } from '../../../../src/event/access.ts'
import { runsOf } from '../../../../src/lib/runs.ts'
import { copy, event } from '../../../support/evento.ts'

const { access: texts, accessWords: words } = copy

it('lists what is there, what is there on request, and what is not', () => {
  const access = {
    interpreter: 'request',
    toilet: 'yes',
    lift: { is: 'yes', note: 'puerta B' },
    loop: 'no',
  } as const
  expect(accessLists({ access }, words)).toEqual([
    { is: 'yes', lead: 'Hay', features: ['ascensor (puerta B)', 'aseo adaptado'] },
    { is: 'request', lead: 'Si lo pides', features: ['intérprete de lengua de signos'] },
    { is: 'no', lead: 'No hay', features: ['bucle magnético'] },
  ])
  expect(accessLists({}, words)).toEqual([])
})

it('says whom to ask, until when, and the number of the day with the messages that are read there', () => {
  const phone = '600 000 000'
  const all = { ...event, askUntil: '2025-10-18', phone, phoneTakes: ['sms', 'whatsapp'] } as const
  expect(askFor(all, texts)).toEqual(
    runsOf(
      `Para pedirlo, o para otra cosa, escríbenos a [${event.email}](mail). Hasta el 18 de octubre lo preparamos contigo; después, escríbenos igual y haremos lo posible. El mismo día, llama al [600 000 000](phone). Al mismo número se puede escribir: [SMS](sms) y [WhatsApp](whatsapp).`,
    ),
  )
  const { askUntil: _, phone: __, phoneTakes: ___, ...least } = all
  expect(askFor(least, texts)).toEqual([
    'Para pedirlo, o para otra cosa, escríbenos a ',
    { label: event.email, target: 'mail' },
    '.',
  ])
})
