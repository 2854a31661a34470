// Functions for texts: filling in facts ("{hora}"), Spanish grammar, line breaks, addresses and links.
import { expect, it } from 'vitest'
import { fill, firstSentences, slugOf, uncapitalise } from '../../../../src/lib/texts.ts'
import { numeral, keepTogether, kindsOfStreet, listed } from '../../../../src/lib/locale.ts'
import { runsOf } from '../../../../src/lib/runs.ts'

it.each([
  // A fact's value is not read as a pattern, nor filled again.
  ['{raro}: ven. {raro}', '$& {hora}: ven. $& {hora}'],
  // A value that ends with a sign of its own gets no full stop behind it.
  ['Después: {lema}. A las {hora}.', 'Después: ¿Y tú? A la 01:30.'],
  ['De las 23:00 a las\n{hora}. Las {hora}.', 'De las 23:00 a la\n01:30. La 01:30.'],
])('«%s» is filled in as «%s»', (text, filled) => {
  expect(fill(text, { raro: '$& {hora}', hora: '01:30', lema: '¿Y tú?' })).toBe(filled)
})

it('a fact that does not exist is an error that names the text and the fact', () => {
  expect(() => fill('Hasta el {dai}', { dia: '8' })).toThrow('«Hasta el {dai}» names {dai}')
})

it('within a sentence the kind of a street has no capital ("ronda"), and its name keeps its own', () => {
  const streets = ['Ronda de los Tejares', 'IFEMA', 'Gran Vía', 'Callejas']
  const within = streets.map((street) => street.replace(kindsOfStreet, uncapitalise))
  expect(within).toEqual(['ronda de los Tejares', 'IFEMA', 'Gran Vía', 'Callejas'])
})

it('a count in a sentence is a word up to fifteen, then digits', () => {
  const counts = [0, 1, 2, 12, 15, 16, 60].map(numeral)
  expect(counts.join()).toBe('cero,un,dos,doce,quince,16,60')
})

it('a list reads as people say it', () => {
  const short = ['', 'charlas', 'charlas y música', 'charlas, música y comida', 'Eva y Nora']
  // Spanish says "e" instead of "y" before the sound "i".
  const withE = [
    'padres e hijos',
    'Jerez e Íllora',
    'charlas, idiomas e ideas',
    'Ana e Íñigo',
    'Taller e IA para todos',
    'Robótica e IoT',
    'Charla e «Innovar»',
    'Datos e IA',
  ]
  // "hie", "ye" and "Ia" sound otherwise.
  const withY = ['agua y hielo', 'cal y yeso', 'Sol y ¡Hielo!', 'Ana, Luis y Iago']
  for (const text of [...short, ...withE, ...withY])
    expect(listed(text.split(/, | [ye] /).filter(Boolean))).toBe(text)
})

it('a date stays on its line, and so does a town with its postal code', () => {
  expect(keepTogether('El 8 de noviembre, en 41018 Sevilla')).toBe(
    'El 8\u00a0de\u00a0noviembre, en 41018\u00a0Sevilla',
  )
  expect(keepTogether('50003 Zaragoza')).toBe('50003 Zaragoza')
})

const manyWords = 'a '.repeat(140)
const start = 'Empieza así, ¿no? ¡Y sigue! «Bien». 3.500 euros.'

it('a long text is split at the end of a sentence', () => {
  const firstPart = `${start} Luego ${manyWords}fin.`
  expect(firstSentences(`${firstPart} ¡Y más! Fin.`)).toEqual([firstPart, '¡Y más! Fin.'])
})

it('a short text, and a long one without an end of a sentence, are not split', () => {
  expect(firstSentences(start)).toEqual([start, ''])
  expect(firstSentences(`Sin fin ${manyWords}`)).toEqual([`Sin fin ${manyWords}`, ''])
})

it.each([
  ['Invitada especial', 'invitada-especial'],
  ['Łukasz Sørensen y Straße', 'lukasz-sorensen-y-strasse'],
])('the address of «%s» is %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

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
  ['Unos [sic] (muchos) y [](faq).', ['Unos [sic] (muchos) y [](faq).']],
  ['', []],
])('«%s» is split into texts and links', (text, parts) => {
  expect(runsOf(text)).toEqual(parts)
})
