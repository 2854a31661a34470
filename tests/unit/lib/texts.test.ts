// Facts in texts: every date, hour and name is derived from src/content (craft 1, design "The way of the data").
import { describe, expect, it } from 'vitest'
import { addressLine, eventName } from '../../../src/lib/facts.ts'
import { capitalise, fill } from '../../../src/lib/fill.ts'
import { keepDates, withoutNoBreaks } from '../../../src/lib/noBreak.ts'
import { inWords, listed } from '../../../src/lib/counting.ts'
import { alteredEvent } from '../../support/altered-event.ts'
import { event, facts, venues } from '../../support/specification.ts'

const broken = () => fill('Hasta el {dai}', { dia: '8', ciudad: 'Sevilla' })

describe('filling a text', () => {
  it('puts every fact into its place, also twice', () => {
    const text = fill('{dia}: ven a {ciudad}. {dia}.', { dia: 'El 8', ciudad: 'Sevilla' })
    expect(text).toBe('El 8: ven a Sevilla. El 8.')
  })

  it('leaves a text without facts as it is, and does not read facts as patterns or again', () => {
    expect(fill('Sin llaves, $& {', {})).toBe('Sin llaves, $& {')
    expect(fill('{a}', { a: '$& {b}', b: 'no' })).toBe('$& {b}')
  })

  it('fails on a fact that does not exist, and names the text and the fact', () => {
    expect(broken).toThrow('«Hasta el {dai}» names {dai}')
  })

  it('begins a sentence with a capital, accents included', () => {
    expect(capitalise('sábado')).toBe('Sábado')
    expect(capitalise('África')).toBe('África')
    expect(capitalise('ébano')).toBe('Ébano')
    expect(capitalise('')).toBe('')
  })
})

describe('the facts', () => {
  it('are those of the event', () => {
    expect(facts).toMatchObject({
      evento: 'Encuentro Startup Sevilla 2025',
      nombre: 'Encuentro Startup Sevilla',
      ciudad: 'Sevilla',
      anio: '2025',
      fechaIso: '2025-11-08',
      fechaLarga: 'Sábado 8 de noviembre de 2025',
      diaSemana: 'sábado',
      DiaSemana: 'Sábado',
      diaNumero: '8',
      mes: 'noviembre',
      dia: '8 de noviembre de 2025',
      diaMes: '8 de noviembre',
      inicio: '11:00',
      fin: '21:00',
      'partes.morning.inicio': '11:00',
      'partes.morning.fin': '14:30',
      'partes.night.fin': '21:00',
      'sedes.mall.nombre': 'Centro Comercial Puerta del Azahar',
      'sedes.mall.direccion': 'Avenida de los Alfareros, 12',
      'sedes.mall.calle': 'avenida de los Alfareros, 12',
      'sedes.mall.abre': '10:00',
      'sedes.mall.cierra': '14:00',
      lugares: 'Centro Comercial Puerta del Azahar y Parque de las Albercas',
      horasRespuesta: '48',
      sedes: 'dos',
      ponentes: 'cinco',
      preguntas: 'ocho',
      ediciones: 'tres',
      momentos: 'seis',
      ventajas: 'ocho',
      paseoKilometros: '2,8',
      paseoMinutos: '35',
    })
    expect(addressLine(venues.mall, event)).toBe('Avenida de los Alfareros, 12, 41018\u00a0Sevilla')
  })

  it('all change with one altered date', () => {
    const moved = {
      ...event,
      start: '2026-05-09T10:30:00+02:00',
      end: '2026-05-09T23:15:00+02:00',
    }
    const then = alteredEvent({ event: () => moved }).facts
    expect(then).toMatchObject({
      evento: 'Encuentro Startup Sevilla 2026',
      fechaLarga: 'Sábado 9 de mayo de 2026',
      dia: '9 de mayo de 2026',
      diaMes: '9 de mayo',
      inicio: '10:30',
      fin: '23:15',
    })
    expect(Object.values(then).join(' ')).not.toMatch(/2025|noviembre/)
    expect(eventName(moved)).toBe('Encuentro Startup Sevilla 2026')
  })
})

describe('a count in a sentence', () => {
  it('follows its list', () => {
    const six = alteredEvent({
      speakers: ({ speakers: five }) => ({
        speakers: { ...five, otra: { name: 'Ada Ruiz', role: 'Astrónoma', bio: 'Mira lejos.' } },
      }),
      editions: ({ editions: all }) => ({ editions: all.slice(0, 4) }),
    })
    expect(six.facts).toMatchObject({ ponentes: 'seis', ediciones: 'dos', momentos: 'cuatro' })
  })

  it('is a word up to fifteen, then figures', () => {
    expect([0, 1, 2, 5, 12, 15, 16, 60].map(inWords)).toEqual([
      'cero',
      'un',
      'dos',
      'cinco',
      'doce',
      'quince',
      '16',
      '60',
    ])
  })
})

describe('a list in a sentence', () => {
  it.each([
    [[], ''],
    [['charlas'], 'charlas'],
    [['charlas', 'música'], 'charlas y música'],
    [['charlas', 'música', 'comida'], 'charlas, música y comida'],
    [['padres', 'hijos'], 'padres e hijos'],
    [['Jerez', 'Íllora'], 'Jerez e Íllora'],
    [['agua', 'hielo'], 'agua y hielo'],
    [['cal', 'yeso'], 'cal y yeso'],
    [['charlas', 'idiomas', 'ideas'], 'charlas, idiomas e ideas'],
  ])('of %j reads «%s»', (items, text) => {
    expect(listed(items)).toBe(text)
  })
})

describe('a date that stays on its line', () => {
  it('has no break between day and month, and its plain form back', () => {
    expect(keepDates('Sábado 8 de noviembre de 2025')).toBe(
      'Sábado 8\u00a0de\u00a0noviembre de 2025',
    )
    expect(withoutNoBreaks(keepDates('El 8 de noviembre'))).toBe('El 8 de noviembre')
  })
})
