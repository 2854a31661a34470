// Facts in texts: every date, hour and name is derived from the content.
import { describe, expect, it } from 'vitest'
import { fill, firstSentences } from '../../../src/lib/texts.ts'
import { keepTogether, inWords, listed } from '../../../src/lib/locale.ts'
import { takeApart, withoutLinks } from '../../../src/event/links.ts'
import { alteredEvent } from '../../support/altered-event.ts'

describe('filling a text', () => {
  it.each([
    ['{dia}: ven a {ciudad}. {dia}.', 'El 8: ven a Sevilla. El 8.'],
    // A fact's value is not read as a pattern, nor filled again.
    ['{raro}', '$& {dia}'],
    // A value that ends by itself takes no point of the text.
    ['Después: {lema}. {dia}.', 'Después: ¿Y tú? El 8.'],
    ['Sin llaves, $& {', 'Sin llaves, $& {'],
    ['Hasta las\n{hora}.', 'Hasta la\n01:30.'],
    [
      'De las 23:00 a las {hora}. Las {hora}, las 11:30.',
      'De las 23:00 a la 01:30. La 01:30, las 11:30.',
    ],
  ])('makes of «%s» «%s»', (text, filled) => {
    const values = {
      dia: 'El 8',
      ciudad: 'Sevilla',
      raro: '$& {dia}',
      hora: '01:30',
      lema: '¿Y tú?',
    }
    expect(fill(text, values)).toBe(filled)
  })

  it('fails on a fact that does not exist, and names the text and the fact', () => {
    expect(() => fill('Hasta el {dai}', { dia: '8' })).toThrow('«Hasta el {dai}» names {dai}')
  })
})

describe('the facts', () => {
  it.each([
    ['Ronda de los Tejares, 3', 'ronda de los Tejares, 3'],
    ['IFEMA, pabellón 3', 'IFEMA, pabellón 3'],
    ['Gran Vía, 3', 'Gran Vía, 3'],
    ['Callejas, 3', 'Callejas, 3'],
  ])('name within a sentence the street «%s» as «%s»', (street, expected) => {
    const other = alteredEvent({
      venues: ({ venues: { mall, ...rest } }) => ({
        venues: { mall: { ...mall!, street }, ...rest },
      }),
    })
    expect(other.facts).toHaveProperty(['sedes.mall.calle'], expected)
  })

  it('count what is listed', () => {
    const other = alteredEvent({
      speakers: ({ speakers: five }) => ({
        speakers: { ...five, otra: { name: 'Ada Ruiz', role: 'Astrónoma', bio: 'Mira lejos.' } },
      }),
      editions: ({ editions: all }) => ({ editions: all.slice(0, 4) }),
    })
    expect(other.facts).toMatchObject({ ponentes: 'seis', ediciones: 'dos', momentos: 'cuatro' })
  })
})

it('a count in a sentence is a word up to fifteen, then figures', () => {
  const counts = [0, 1, 2, 12, 15, 16, 60].map(inWords)
  expect(counts.join()).toBe('cero,un,dos,doce,quince,16,60')
})

it('a list reads as people say it', () => {
  const expected = ['', 'charlas', 'charlas y música', 'charlas, música y comida', 'padres e hijos']
  const more = ['Jerez e Íllora', 'agua y hielo', 'cal y yeso', 'charlas, idiomas e ideas']
  const odd = ['Taller e IA para todos', 'Robótica e IoT', 'Charla e «Innovar»', 'Sol y ¡Hielo!']
  for (const text of [...expected, ...more, ...odd]) {
    expect(listed(text.split(/, | [ye] /).filter(Boolean))).toBe(text)
  }
})

it('a date stays on its line, and so does a town with its postal code', () => {
  expect(keepTogether('El 8 de noviembre, en 41018 Sevilla')).toBe(
    'El 8\u00a0de\u00a0noviembre, en 41018\u00a0Sevilla',
  )
  expect(keepTogether('50003 Zaragoza')).toBe('50003 Zaragoza')
})

it('a long text is shown to the end of a sentence', () => {
  const [one, two, long] = ['Empieza así, ¿no?', '¡Y sigue! «Bien». 3.500 euros.', 'a '.repeat(140)]
  expect(firstSentences(`${one} ${two}`)).toEqual([`${one} ${two}`, ''])
  expect(firstSentences(`${one} ${two} Luego ${long}`)).toEqual([
    `${one} ¡Y sigue! «Bien». 3.500 euros.`,
    `Luego ${long}`,
  ])
  expect(firstSentences(`Sin fin ${long}`)).toEqual([`Sin fin ${long}`, ''])
})

describe('the links of a text', () => {
  const [programme, mail] = [
    { label: 'el programa', target: 'programme' },
    { label: 'hola@a.example', target: 'mail' },
  ]

  it.each([
    [
      'Mira [el programa](programme) o [hola@a.example](mail).',
      ['Mira ', programme, ' o ', mail, '.'],
    ],
    ['[el programa](programme)[hola@a.example](mail)', [programme, mail]],
    ['Unos (muchos) [sic].', ['Unos (muchos) [sic].']],
    ['[a] (faq)', ['[a] (faq)']],
    ['[](faq)', ['[](faq)']],
    ['', []],
  ])('of «%s» are taken apart from it, in order', (text, parts) => {
    expect(takeApart(text)).toEqual(parts)
  })

  it('leave the text as it reads', () => {
    const text = 'Mira [el programa](programme) o [sic] (a) [hola@a.example](mail).'
    expect(withoutLinks(text)).toBe('Mira el programa o [sic] (a) hola@a.example.')
  })
})
