// Facts in texts: every date, hour and name is derived from src/content (craft 1, design "The way of the data").
import { describe, expect, it } from 'vitest'
import { addressLine, eventName, factsOf } from '../../../src/lib/facts.ts'
import { capitalise, fill } from '../../../src/lib/fill.ts'
import { keepDates, withoutNoBreaks } from '../../../src/lib/noBreak.ts'
import { inWords } from '../../../src/lib/counting.ts'
import {
  editions,
  event,
  programme,
  questions,
  speakers,
  venues,
} from '../../support/specification.ts'

const content = { event, venues, programme, speakers, questions, editions }

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

  it('fails on a fact that does not exist, and names the text, the fact and those that do', () => {
    expect(broken).toThrow('«Hasta el {dai}»')
    expect(broken).toThrow('{dai}')
    expect(broken).toThrow('dia, ciudad')
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
    expect(factsOf(content)).toMatchObject({
      evento: 'Encuentro Startup Sevilla 2025',
      fechaLarga: 'Sábado 8 de noviembre de 2025',
      dia: '8 de noviembre de 2025',
      diaMes: '8 de noviembre',
      inicio: '11:00',
      fin: '21:00',
      puertas: '10:00',
      inicioCharlas: '11:00',
      finCharlas: '14:30',
      horasRespuesta: '48',
      ponentes: 'cinco',
      preguntas: 'ocho',
      ediciones: 'tres',
    })
    expect(addressLine(venues.mall, event)).toBe('Avenida de los Alfareros, 12, 41018\u00a0Sevilla')
  })

  it('all change with one altered date', () => {
    const moved = {
      ...event,
      start: '2026-05-09T10:30:00+02:00',
      end: '2026-05-09T23:15:00+02:00',
    }
    const facts = factsOf({ ...content, event: moved })
    expect(facts).toMatchObject({
      evento: 'Encuentro Startup Sevilla 2026',
      fechaLarga: 'Sábado 9 de mayo de 2026',
      dia: '9 de mayo de 2026',
      diaMes: '9 de mayo',
      inicio: '10:30',
      fin: '23:15',
    })
    expect(Object.values(facts).join(' ')).not.toMatch(/2025|noviembre/)
    expect(eventName(moved)).toBe('Encuentro Startup Sevilla 2026')
  })
})

describe('a count in a sentence', () => {
  it('follows its list', () => {
    const six = { ...speakers, otra: speakers['marta-leon'] }
    expect(factsOf({ ...content, speakers: six }).ponentes).toBe('seis')
    expect(factsOf({ ...content, editions: editions.slice(0, 4) }).ediciones).toBe('dos')
  })

  it('is a word up to twelve, then figures', () => {
    expect([2, 5, 12, 13].map(inWords)).toEqual(['dos', 'cinco', 'doce', '13'])
  })

  it('is refused if the sentences, which are in the plural, would lie', () => {
    expect(() => inWords(1)).toThrow('src/content')
    expect(() => inWords(0)).toThrow('src/content')
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
