// Spanish grammar and line breaks.
import { expect, it } from 'vitest'
import {
  keepShortWords,
  keepTogether,
  kindsOfStreet,
  listed,
  numeral,
} from '../../../../src/lib/locale.ts'
import { uncapitalise } from '../../../../src/lib/texts.ts'

it.each([
  ['Ronda de los Tejares', 'ronda de los Tejares'],
  ['IFEMA', 'IFEMA'],
  ['Gran Vía', 'Gran Vía'],
  ['Callejas', 'Callejas'],
])(
  'within a sentence «%s» becomes «%s»: only the kind of street loses its capital',
  (street, inSentence) => {
    expect(street.replace(kindsOfStreet, uncapitalise)).toBe(inSentence)
  },
)

it('a count in a sentence is a word up to fifteen, and digits from sixteen on', () => {
  const numerals = [0, 1, 2, 12, 15, 16, 60].map((count) => numeral(count))
  expect(numerals).toEqual(['cero', 'un', 'dos', 'doce', 'quince', '16', '60'])
})

it('only the numeral for one depends on the gender of its noun', () => {
  expect(numeral(1)).toBe('un')
  expect(numeral(1, 'feminine')).toBe('una')
  expect(numeral(2, 'feminine')).toBe('dos')
})

it('a list has commas between its items, and "y" or "e" before the last one', () => {
  const shortLists = ['', 'charlas', 'charlas y música', 'charlas, música y comida', 'Eva y Nora']
  // Spanish says "e" instead of "y" before the sound "i".
  const listsWithE = [
    'padres e hijos',
    'Jerez e Íllora',
    'charlas, idiomas e ideas',
    'Ana e Íñigo',
    'Taller e IA para todos',
    'Robótica e IoT',
    'Charla e «Innovar»',
    'Datos e IA',
  ]
  // Words that begin with "hie", "ye" or "Ia" do not begin with this sound.
  const listsWithY = ['agua y hielo', 'cal y yeso', 'Sol y ¡Hielo!', 'Ana, Luis y Iago']
  for (const text of [...shortLists, ...listsWithE, ...listsWithY]) {
    // Splits the list into its items. The empty list has none.
    const items = text === '' ? [] : text.split(/, | [ye] /)
    expect(listed(items)).toBe(text)
  }
})

it.each([
  // A date.
  ['El 8 de noviembre', 'El 8\u00a0de\u00a0noviembre'],
  // A postal code and a town, unless the town has more than seven letters.
  ['en 41018 Sevilla', 'en 41018\u00a0Sevilla'],
  ['50003 Zaragoza', '50003 Zaragoza'],
  // An hour and the words before it.
  ['Después, a las {hora}; ven', 'Después, a\u00a0las\u00a0{hora}; ven'],
  ['desde las 11:30, las charlas', 'desde las\u00a011:30, las charlas'],
  ['hasta la 01:30, las 20 charlas', 'hasta la\u00a001:30, las 20 charlas'],
  // Two of them in one text.
  ['El 8 de noviembre, en 41018 Sevilla', 'El 8\u00a0de\u00a0noviembre, en 41018\u00a0Sevilla'],
  [
    'Después, a las {hora}; desde las 11:30, las charlas',
    'Después, a\u00a0las\u00a0{hora}; desde las\u00a011:30, las charlas',
  ],
])('no-break spaces keep together what belongs on one line: «%s» becomes «%s»', (text, kept) => {
  expect(keepTogether(text)).toBe(kept)
})

it.each([
  ['Feria de Empresas de Sevilla', 'Feria de\u00a0Empresas de\u00a0Sevilla'],
  ['Casa de la Prada', 'Casa de\u00a0la\u00a0Prada'],
  // "de" and "Emprendedores" together are wider than a line of large type.
  ['Jornada de Emprendedores', 'Jornada de Emprendedores'],
  // The short word is the first word of the text.
  ['En casa', 'En casa'],
])(
  'a no-break space keeps a short word on the line of the next word: «%s» becomes «%s»',
  (text, kept) => {
    expect(keepShortWords(text)).toBe(kept)
  },
)
