// Facts in texts: every date, hour and name is derived from the content.
import { expect, it } from 'vitest'
import { fill, firstSentences, slugOf, uncapitalise } from '../../../../src/lib/texts.ts'
import { numeral, keepTogether, kindsOfStreet, listed } from '../../../../src/lib/locale.ts'
import { runsOf } from '../../../../src/lib/runs.ts'

it.each([
  // A fact's value is not read as a pattern, nor filled again.
  ['{raro}: ven. {raro}', '$& {hora}: ven. $& {hora}'],
  // A value that ends by itself takes no point of the text.
  ['Después: {lema}. A las {hora}.', 'Después: ¿Y tú? A la 01:30.'],
  ['De las 23:00 a las\n{hora}. Las {hora}.', 'De las 23:00 a la\n01:30. La 01:30.'],
])('filling makes of «%s» «%s»', (text, filled) => {
  expect(fill(text, { raro: '$& {hora}', hora: '01:30', lema: '¿Y tú?' })).toBe(filled)
})

it('filling fails on a fact that does not exist, and names the text and the fact', () => {
  expect(() => fill('Hasta el {dai}', { dia: '8' })).toThrow('«Hasta el {dai}» names {dai}')
})

it('what a street is has no capital within a sentence, and its name keeps it', () => {
  const streets = ['Ronda de los Tejares', 'IFEMA', 'Gran Vía', 'Callejas']
  const within = streets.map((street) => street.replace(kindsOfStreet, uncapitalise))
  expect(within).toEqual(['ronda de los Tejares', 'IFEMA', 'Gran Vía', 'Callejas'])
})

it('a count in a sentence is a word up to fifteen, then digits', () => {
  const counts = [0, 1, 2, 12, 15, 16, 60].map(numeral)
  expect(counts.join()).toBe('cero,un,dos,doce,quince,16,60')
})

it('a list reads as people say it', () => {
  const expected = ['', 'charlas', 'charlas y música', 'charlas, música y comida', 'padres e hijos']
  const more = ['Jerez e Íllora', 'agua y hielo', 'cal y yeso', 'charlas, idiomas e ideas']
  const odd = [
    'Taller e IA para todos',
    'Robótica e IoT',
    'Charla e «Innovar»',
    'Sol y ¡Hielo!',
    'Ana e Íñigo',
  ]
  const names = ['Ana, Luis y Iago', 'Datos e IA', 'Eva y Nora']
  for (const text of [...expected, ...more, ...odd, ...names]) {
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
  expect(firstSentences(`${one} ${two} Luego ${long}fin. ¡Y más! Fin.`)).toEqual([
    `${one} ${two} Luego ${long}fin.`,
    '¡Y más! Fin.',
  ])
  expect(firstSentences(`Sin fin ${long}`)).toEqual([`Sin fin ${long}`, ''])
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
])('the links of «%s» are taken apart from it, in order', (text, parts) => {
  expect(runsOf(text)).toEqual(parts)
})
