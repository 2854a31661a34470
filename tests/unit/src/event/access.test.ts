import { expect, it } from 'vitest'
import { accessLists, askFor, helpToday } from '../../../../src/event/access.ts'
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

const phone = '600 000 000'
const { askUntil: _, phone: __, phoneTakes: ___, ...least } = event
const most = { ...least, askUntil: '2025-10-18', phone, phoneTakes: ['sms', 'whatsapp'] } as const
const mail = `[${event.email}](mail)`
const messages = 'Al mismo número se puede escribir: [SMS](sms) y [WhatsApp](whatsapp).'

it('says whom to ask, first the way that works at the time, and first of all what is always true', () => {
  expect(askFor(most, false, texts)).toEqual([
    {
      at: ['early'],
      runs: runsOf(
        `Para pedirlo, o para otra cosa, escríbenos a ${mail}. Hasta el 18 de octubre lo preparamos contigo; después, escríbenos igual y haremos lo posible. El mismo día, llama al [600 000 000](phone). ${messages}`,
      ),
    },
    {
      at: ['late'],
      runs: runsOf(
        `Escríbenos y haremos lo posible, aunque el plazo era hasta el 18 de octubre: ${mail}. El mismo día, llama al [600 000 000](phone). ${messages}`,
      ),
    },
    {
      at: ['today'],
      runs: runsOf(
        `Hoy, llama al [600 000 000](phone). ${messages} También puedes escribirnos a ${mail}.`,
      ),
    },
  ])
})

it('says it once for all times at which it is the same', () => {
  const ask = runsOf(`Para pedirlo, o para otra cosa, escríbenos a ${mail}.`)
  expect(askFor(least, false, texts)).toEqual([{ at: ['early', 'late', 'today'], runs: ask }])
  const { phone: ____, ...withoutPhone } = most
  expect(askFor(withoutPhone, false, texts).map(({ at }) => at)).toEqual([
    ['early'],
    ['late', 'today'],
  ])
})

it('says whom to ask if the event is called off, without a way for its day', () => {
  expect(askFor(most, true, texts)).toEqual([
    {
      at: ['early', 'late', 'today'],
      runs: runsOf(`Si habías pedido algo, o para otra cosa, escríbenos a ${mail}.`),
    },
  ])
})

it('has the phone of the day in one line', () => {
  expect(helpToday(most, texts)).toEqual(
    runsOf('Ayuda: [600 000 000](phone)\u00a0· [SMS](sms)\u00a0· [WhatsApp](whatsapp)'),
  )
  expect(helpToday(least, texts)).toEqual([])
})
